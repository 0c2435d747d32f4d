import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { Sales, SellerSales } from '@/contracts/orders/desk'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { totalsOf } from './sales'

/** A seller's statement in each currency, in minor units: without test orders, tax and the shop's shipping. */
export async function salesOf(req: PayloadRequest, sellerId: string): Promise<Sales[]> {
  return (await statementsOf(req, { sellerId })).map((statement) => {
    const { sellerId: _, ...sales } = statement
    return sales
  })
}

/** Every seller's statement in each currency, in minor units, those who are owed most first; see `salesOf`. */
export async function salesOfAll(req: PayloadRequest): Promise<SellerSales[]> {
  // A bound on the indexed field, so that the index leads to all of them.
  const all = await statementsOf(req, { sellerId: { $gt: '' } })
  const names = await namesOf(req, [...new Set(all.map(({ sellerId }) => sellerId))])
  return all
    .map((sales) => ({ ...sales, name: names.get(sales.sellerId) ?? '' }))
    .toSorted((one, other) => other.owed - one.owed)
}

type Whose = { sellerId: string | { $gt: string } }
type OfSeller = { sellerId: string; currency: string }

/** By seller and currency, whatever was sold or paid out. */
async function statementsOf(req: PayloadRequest, whose: Whose): Promise<(Sales & OfSeller)[]> {
  const [sales, payouts] = await Promise.all([totalsOf(req, { ...whose, link: null }), payoutsOf(req, whose)])
  const keyOf = ({ sellerId, currency }: OfSeller) => `${sellerId} ${currency}`
  const soldBy = new Map(sales.map((each) => [keyOf(each), each]))
  const paidTo = new Map(payouts.map((each) => [keyOf(each), each.paidOut]))
  const all = new Map<string, OfSeller>([...sales, ...payouts].map((each) => [keyOf(each), each]))
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([key, { sellerId, currency }]) => {
    const { sold = 0, refunded = 0, share = 0, shipping = 0, orders = 0 } = soldBy.get(key) ?? {}
    const { pieces = 0, refundedPieces = 0 } = soldBy.get(key) ?? {}
    const paidOut = paidTo.get(key) ?? 0
    return {
      sellerId,
      currency,
      sold,
      refunded,
      net: sold - refunded,
      share,
      shipping,
      paidOut,
      owed: share + shipping - paidOut,
      orders,
      pieces: pieces - refundedPieces,
    }
  })
}

/** What was paid out to a seller, or to each, in each currency. */
async function payoutsOf(req: PayloadRequest, whose: Whose): Promise<(OfSeller & { paidOut: number })[]> {
  return driverCollection(req, 'payouts')
    .aggregate<OfSeller & { paidOut: number }>([
      { $match: whose },
      {
        $group: {
          _id: { sellerId: '$sellerId', currency: '$currency' },
          paidOut: { $sum: '$amount' },
        },
      },
      { $project: { _id: 0, sellerId: '$_id.sellerId', currency: '$_id.currency', paidOut: 1 } },
    ])
    .toArray()
}

/** The names that sellers gave themselves, else their own. */
async function namesOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter(isRecordId).map((id) => new Types.ObjectId(id))
  const [users, settings] = await Promise.all([
    driverCollection(req, 'users')
      .find<{ _id: Types.ObjectId; username: string; firstName?: string; lastName?: string }>(
        { _id: { $in: known } },
        { projection: { username: 1, firstName: 1, lastName: 1 } },
      )
      .toArray(),
    driverCollection(req, 'seller-settings')
      .find<{ userId: Types.ObjectId; name?: string | null }>(
        { userId: { $in: known } },
        { projection: { userId: 1, name: 1 } },
      )
      .toArray(),
  ])
  const own = new Map(settings.map(({ userId, name }) => [String(userId), name]))
  return new Map(
    users.map((user) => [String(user._id), own.get(String(user._id)) || fullName(user) || user.username]),
  )
}

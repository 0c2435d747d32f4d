import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { Sales, SalesMonth, SellerSales } from '@/contracts/orders/desk'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { totalsOf } from './sales'

/** A seller's statement in each currency, in minor units: without test orders, tax and the shop's shipping. */
export async function salesOf(req: PayloadRequest, sellerId: string): Promise<Sales[]> {
  return (await statementsOf(req, { sellerId })).map((statement) => {
    const { sellerId: _, month: __, ...sales } = statement
    return sales
  })
}

/**
 * Every seller's statement in each currency, in minor units, those who are owed most first; see `salesOf`. With a month
 * ("2026-11", UTC) what was sold in it, and what was paid out in it.
 */
export async function salesOfAll(req: PayloadRequest, month?: string): Promise<SellerSales[]> {
  // A bound on the indexed field, so that the index leads to all of them.
  const all = await statementsOf(req, { sellerId: { $gt: '' } }, { month })
  const names = await namesOf(req, [...new Set(all.map(({ sellerId }) => sellerId))])
  return all
    .map((statement) => {
      const { month: _, ...sales } = statement
      return { ...sales, name: names.get(sales.sellerId) ?? '' }
    })
    .toSorted((one, other) => other.owed - one.owed)
}

/** A seller's statement by month (UTC, by payment), newest first, in each currency, in minor units. */
export async function salesByMonth(req: PayloadRequest, sellerId: string): Promise<SalesMonth[]> {
  const months = await statementsOf(req, { sellerId }, { byMonth: true })
  return months
    .map((statement) => {
      const { sellerId: _, owed: __, ...sales } = statement
      return sales
    })
    .toSorted((one, other) => other.month.localeCompare(one.month))
}

type Whose = { sellerId: string | { $gt: string } }
/** All time, one month, or each. */
type Span = { month?: string | undefined; byMonth?: boolean }
/** `month` is empty unless each is asked for. */
type Statement = Sales & { sellerId: string; month: string }
type Key = { sellerId: string; currency: string; month?: string }

/** By seller and currency, whatever was sold or paid out. */
async function statementsOf(req: PayloadRequest, whose: Whose, span: Span = {}): Promise<Statement[]> {
  const { month, byMonth = false } = span
  const [sales, payouts] = await Promise.all([
    totalsOf(req, { ...whose, link: null, ...(month && { month }) }, { byMonth }),
    payoutsOf(req, whose, span),
  ])
  const keyOf = (row: Key) => `${row.sellerId} ${row.currency} ${row.month ?? ''}`
  const soldBy = new Map(sales.map((each) => [keyOf(each), each]))
  const paidTo = new Map(payouts.map((each) => [keyOf(each), each.paidOut]))
  const all = new Map<string, Key>([...sales, ...payouts].map((each) => [keyOf(each), each]))
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([key, row]) => {
    const { sold = 0, refunded = 0, share = 0, shipping = 0, orders = 0 } = soldBy.get(key) ?? {}
    const { pieces = 0, refundedPieces = 0 } = soldBy.get(key) ?? {}
    const paidOut = paidTo.get(key) ?? 0
    return {
      sellerId: row.sellerId,
      currency: row.currency,
      month: row.month ?? '',
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
async function payoutsOf(
  req: PayloadRequest,
  whose: Whose,
  { month, byMonth }: Span,
): Promise<(Key & { paidOut: number })[]> {
  const isByMonth = byMonth === true || month !== undefined
  return driverCollection(req, 'payouts')
    .aggregate<Key & { paidOut: number }>([
      { $match: whose },
      ...(isByMonth
        ? [{ $addFields: { month: { $dateToString: { date: '$paidAt', format: '%Y-%m' } } } }]
        : []),
      ...(month ? [{ $match: { month } }] : []),
      {
        $group: {
          _id: { sellerId: '$sellerId', currency: '$currency', ...(byMonth && { month: '$month' }) },
          paidOut: { $sum: '$amount' },
        },
      },
      { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
      { $project: { _id: 0 } },
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

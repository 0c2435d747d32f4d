import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { SellerSales } from '@/contracts/orders/desk'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { salesOf } from './sales'
import { summaries } from './salesSummaries'

/** Every seller's statement in each currency, in minor units, those who are owed most first; see `salesOf`. */
export async function salesOfAll(req: PayloadRequest): Promise<SellerSales[]> {
  const [sellers, paid] = await Promise.all([
    // A bound on the indexed field, so that the index alone is read.
    summaries(req.payload).distinct('sellerId', { sellerId: { $gt: '' } }),
    driverCollection(req, 'payouts').distinct('sellerId', { sellerId: { $gt: '' } }),
  ])
  const ids = [...new Set([...sellers, ...paid.map(String)])]
  const names = await namesOf(req, ids)
  const all: SellerSales[] = []
  for (const sellerId of ids) {
    const own = await salesOf(req, sellerId)
    all.push(...own.map((sales) => ({ ...sales, sellerId, name: names.get(sellerId) ?? '' })))
  }
  return all.toSorted((one, other) => other.owed - one.owed)
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

import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { ringInbox } from '@/database/inboxes'
import { inTransaction, sessionOf } from '@/database/transaction'
import { orderHref } from '@/domain/orders/notifySellers'
import { removableTests } from '@/domain/orders/sales'
import { sellerOf } from '@/domain/orders/selling'
import { inStockTurns, returnPieces } from '@/domain/orders/stockOfOrder'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { giveBackUse } from '../../discounts/codeUses'
import { forgetTestPayments } from '../../payments/testPayments'

/** The most that one press removes; the band then offers the rest. */
const AT_ONCE = 500

/**
 * Removes the test orders that are all the caller's, of everybody for an admin, in one transaction: their pieces go
 * back on sale, their refunds, uses of codes and notifications go with them. Returns how many it removed.
 */
export async function removeTests(req: PayloadRequest, user: StoredUser): Promise<number> {
  const where = removableTests(sellerOf(user))
  const found = await driverCollection(req, 'orders')
    .find(where)
    .project<{ _id: Types.ObjectId; lines?: { productId: string }[] }>({ 'lines.productId': 1 })
    .limit(AT_ONCE)
    .toArray()
  if (found.length === 0) return 0
  const productIds = found.flatMap(({ lines }) => (lines ?? []).map(({ productId }) => productId))
  const removed = await inStockTurns(productIds, () =>
    inTransaction(req, async () => {
      const orders = await driverCollection(req, 'orders')
        .find({ ...where, _id: { $in: found.map(({ _id }) => _id) } }, { session: await sessionOf(req) })
        .toArray()
      return removeAll(
        req,
        orders.map((order) => toRecord<'orders'>(order)),
        user,
      )
    }),
  )
  // As at a real provider, payments are not part of the transaction.
  await forgetTestPayments(req, removed)
  return removed.length
}

async function removeAll(
  req: PayloadRequest,
  orders: StoredOrder[],
  user: StoredUser,
): Promise<StoredOrder[]> {
  for (const order of orders) {
    // Also what was shipped: parcels of tests never left.
    if (order.stockHeld) await returnPieces(req, order)
    await giveBackUse(req, order.id)
  }
  // Another press was first.
  if (orders.length === 0) return orders
  const ids = orders.map(({ id }) => id)
  const session = await sessionOf(req)
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) }
  await driverCollection(req, 'orders').deleteMany({ _id }, { session })
  // Nobody may delete refunds; those of orders that never were go with them.
  await req.payload.delete({
    collection: 'refunds',
    where: { orderId: { in: ids } },
    req,
    overrideAccess: true,
  })
  await forgetNotifications(req, orders)
  const target = { kind: 'orders', id: 'tests' }
  await audit(req, { subjectId: user.id, action: 'test orders', actorId: user.id, target })
  return orders
}

/** Nobody's bell leads to an order that is gone. */
async function forgetNotifications(req: PayloadRequest, orders: StoredOrder[]): Promise<void> {
  const session = await sessionOf(req)
  const notifications = driverCollection(req, 'notifications')
  const where = { href: { $in: orders.map(({ id }) => orderHref(id)) } }
  const told = await notifications.find(where, { session, projection: { userId: 1 } }).toArray()
  await notifications.deleteMany(where, { session })
  for (const userId of [...new Set(told.map((each) => String(each.userId)))].sort())
    await ringInbox(req, userId)
}

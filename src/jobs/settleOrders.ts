import type { PayloadRequest, TaskConfig, Where } from 'payload'
import { carryOutRefund } from '@/endpoints/orders/carryOutRefund'
import { settle } from '@/endpoints/orders/settle'
import { everyMinute } from './dashboardQueue'

const MINUTE_MS = 60_000
/** What the webhook and the buyer's page usually settle before. */
const LEAVES_ALONE_MS = 2 * MINUTE_MS
const AT_ONCE = 200

/** Settles what nobody told the site of: payments, holds that are over, refunds (docs/behaviour.md, 12.4). */
export const settleOrders: TaskConfig<'settleOrders'> = {
  slug: 'settleOrders',
  label: 'Settle orders and refunds',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runSettleOrders(req)
    return { output: {} }
  },
}

/** Any process may run it, also two at once. Returns how many orders it looked at. */
export async function runSettleOrders(req: PayloadRequest, now = new Date()): Promise<number> {
  const isOver = { holdUntil: { less_than: now.toISOString() } }
  const before = new Date(now.getTime() - LEAVES_ALONE_MS).toISOString()
  const isPaidHere = { 'payment.provider': { not_equals: 'manual' } }
  const over = await ordersWhere(req, [{ status: { in: ['placed', 'cancelled'] } }, isOver])
  const waiting = await ordersWhere(req, [
    { status: { equals: 'placed' } },
    { holdUntil: { greater_than_equal: now.toISOString() } },
    { createdAt: { less_than: before } },
    isPaidHere,
  ])
  for (const id of [...over, ...waiting]) await settle(req, id, { now })
  const { docs: pending } = await req.payload.find({
    collection: 'refunds',
    where: { and: [{ state: { equals: 'pending' } }, { createdAt: { less_than: before } }] },
    sort: 'createdAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    req,
  })
  for (const refund of pending) await carryOutRefund(req, refund)
  return over.length + waiting.length
}

/** Those first whose time is over first. */
async function ordersWhere(req: PayloadRequest, and: Where[]): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { and },
    sort: 'holdUntil',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    select: { number: true },
    req,
  })
  return docs.map(({ id }) => id)
}

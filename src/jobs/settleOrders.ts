import type { PayloadRequest, TaskConfig, Where } from 'payload'
import { forEachRow } from '@/database/forEachRow'
import { pendingRefunds } from '@/endpoints/payments/refunds'
import { sendRefund } from '@/endpoints/payments/refundState'
import { settle } from '@/endpoints/payments/settle'
import { everyMinuteAtLeast } from '@/payload/dashboardQueue'
import { MINUTE_MS } from '@/contracts/core/time'

/** Younger orders are usually settled by the webhook or the buyer's page. */
const LEAVES_ALONE_MS = 2 * MINUTE_MS
const AT_ONCE = 200
/** With a time limit: when a provider does not answer, the rest waits for the next minute. */
const PACE = { sideBySide: 10, lastsMs: 45_000 }

/** Settles payments, expired holds and refunds that the site was not notified of (docs/behaviour.md, 12.4). */
export const settleOrders: TaskConfig<'settleOrders'> = {
  slug: 'settleOrders',
  label: 'Settle orders and refunds',
  schedule: [everyMinuteAtLeast],
  handler: async ({ req }) => {
    await runSettleOrders(req)
    return { output: {} }
  },
}

/** May run in several processes at once. Returns how many orders it looked at. */
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
  const what = 'An order could not be settled'
  await forEachRow(req, [...over, ...waiting], what, (own, id) => settle(own, id, { now }), PACE)
  const older = { where: { createdAt: { less_than: before } }, limit: AT_ONCE }
  for (const source of ['here', 'provider'] as const) {
    await forEachRow(
      req,
      await pendingRefunds(req, source, older),
      'A refund could not be sent',
      sendRefund,
      PACE,
    )
  }
  return over.length + waiting.length
}

/** Sorted by the end of their hold. */
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

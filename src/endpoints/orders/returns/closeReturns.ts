import type { PayloadRequest } from 'payload'
import { OPEN_RETURNS } from '@/contracts/orders/states'
import type { Order as StoredOrder } from '@/payload-types'
import { moveReturn } from './moveReturn'
import { piecesToReturn } from './returnable'

/**
 * Ends the open returns of an order whose lines have too few pieces left, because they were refunded without them:
 * the refund has a mail of its own (docs/behaviour.md, 12.14). Call it in the transaction of that refund.
 */
export async function closeReturns(req: PayloadRequest, order: StoredOrder, by: string): Promise<void> {
  for (const asked of order.returns ?? []) {
    const line = order.lines?.find(({ id }) => id === asked.lineId)
    const left = line ? piecesToReturn(line) : 0
    if (!OPEN_RETURNS.includes(asked.state) || asked.quantity <= left) continue
    const now = new Date()
    const answer = asked.decidedAt ? {} : { decidedAt: now, by }
    await moveReturn(req, order, asked, { to: 'refunded', by, set: { ...answer, closedAt: now } })
  }
}

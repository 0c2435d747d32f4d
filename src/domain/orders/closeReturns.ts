import type { PayloadRequest } from 'payload'
import { OPEN_RETURNS, type ReturnState } from '@/contracts/orders/states'
import { piecesCalledOff } from '@/contracts/orders/totals'
import type { StoredLine, StoredReturn } from './orderStore'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import { moveReturn } from './moveReturn'

/**
 * Pieces of a line that are with the buyer and not refunded. A refund of a return counts for shipped pieces, any other
 * for the pieces never shipped first.
 */
export function piecesToReturn(
  line: Pick<StoredLine, 'quantity' | 'shippedQuantity' | 'refundedQuantity' | 'returnedQuantity'>,
): number {
  const { quantity, shippedQuantity, returnedQuantity } = line
  const calledOff = Math.max(0, piecesCalledOff(line) - (quantity - shippedQuantity))
  return Math.max(0, shippedQuantity - (returnedQuantity ?? 0) - calledOff)
}

/** Whether a refund was made for this return; the key counts the attempts from the second on. */
export function isRefundOf({ key }: Pick<StoredRefund, 'key'>, { id }: Pick<StoredReturn, 'id'>): boolean {
  return key === `return-${id}` || key.startsWith(`return-${id}-`)
}

/**
 * Ends the open returns of an order whose lines have too few pieces left, because they were refunded without them:
 * the refund has a mail of its own (docs/behaviour.md, 12.14). Call it in the transaction of that refund.
 */
export async function closeReturns(
  req: PayloadRequest,
  order: StoredOrder,
  { by, key }: Pick<StoredRefund, 'by' | 'key'>,
): Promise<void> {
  for (const asked of order.returns ?? []) {
    const line = order.lines?.find(({ id }) => id === asked.lineId)
    const left = line ? piecesToReturn(line) : 0
    if (!OPEN_RETURNS.includes(asked.state) || asked.quantity <= left) continue
    const now = new Date()
    const answer = asked.decidedAt ? {} : { decidedAt: now, by }
    await moveReturn(req, order, asked, {
      to: 'refunded',
      by: by ?? '',
      set: { ...answer, closedAt: now, refundKey: key },
    })
  }
}

/** The fields that open again what a refund had ended, as far as it had come: the refund has failed. */
export function reopenedReturns(
  { returns }: Pick<StoredOrder, 'returns'>,
  refund: Pick<StoredRefund, 'key'>,
): Record<string, unknown> {
  const fields = (returns ?? []).flatMap((asked, index) => {
    const isIts = asked.refundKey ? asked.refundKey === refund.key : isRefundOf(refund, asked)
    if (asked.state !== 'refunded' || !isIts) return []
    const state = stateBefore(asked)
    const unanswered = state === 'requested' && { decidedAt: null, by: null, word: null }
    const set = { state, closedAt: null, condition: null, refundKey: null, ...unanswered }
    return Object.entries(set).map(([name, value]) => [`returns.${index}.${name}`, value] as const)
  })
  return Object.fromEntries(fields)
}

function stateBefore({ receivedAt, sentAt, sendUntil }: StoredReturn): ReturnState {
  if (receivedAt) return 'received'
  if (sentAt) return 'sent'
  return sendUntil ? 'approved' : 'requested'
}

import { isRefundOf, piecesToReturn } from '@/domain/orders/closeReturns'
import type { PayloadRequest } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { RETURN_TEXTS, type ReturnDecision, leftToReturn } from '@/contracts/orders/returns'
import { goodsBack } from '@/contracts/orders/totals'
import { badField, conflict } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import type { StoredLine, StoredReturn } from '@/domain/orders/orderStore'
import type { Refund as StoredRefund } from '@/payload-types'
import { createRefund, refundsOf } from '../../payments/refunds'
import { type OwnOrder, ownLine } from '../desk/ownOrder'
import { moveReturn, refuseMove, returnOf } from '@/domain/orders/moveReturn'

/**
 * A seller's step of a return, mailed to the buyer, within the transaction that read the order. A refund is recorded
 * for the caller to send; null for every other step. Repeating the same step changes nothing. Throws the same 404 for
 * another seller's return and an unknown id, 409 if it has left the state that the seller saw, cannot go there, or
 * fewer pieces are left (docs/behaviour.md, 12.14).
 */
export async function decideReturn(
  req: PayloadRequest,
  own: OwnOrder,
  body: ReturnDecision,
  by: string,
): Promise<StoredRefund | null> {
  const { order } = own
  const asked = returnOf(order, body.returnId)
  const line = ownLine(own, asked.lineId)
  const { decision, seen, word } = body
  if (asked.state === decision) return null
  refuseMove(asked, decision)
  if (asked.state !== seen) throw conflict(RETURN_TEXTS.movedOn)
  const takesPieces = decision === 'approved' || decision === 'refunded'
  if (takesPieces && asked.quantity > piecesToReturn(line)) throw conflict(leftToReturn(piecesToReturn(line)))
  if (decision === 'declined' && isInTime(asked)) throw conflict(RETURN_TEXTS.stillTime)
  const move = { to: decision, by, text: word }
  const fields = fieldsOf(asked, body, by)
  if (decision !== 'refunded') {
    await moveReturn(req, order, asked, { ...move, set: fields })
    await queueMail(req, 'order-return-decided', `${order.id} ${asked.id} ${decision}`)
    return null
  }
  const withheld = withheldOf(line, asked, body.goods)
  const key = await nextRefundKey(req, order, asked)
  await moveReturn(req, order, asked, { ...move, set: { ...fields, refundKey: key } })
  // It has a mail of its own, once the money is on its way.
  return createRefund(req, order, {
    key,
    lines: [{ lineId: asked.lineId, quantity: asked.quantity }],
    shipping: 0,
    restock: body.restock,
    reason: 'requested',
    by,
    withheld,
    returnId: asked.id,
  })
}

/** The key of a return's next refund: an earlier one may have failed. */
async function nextRefundKey(
  req: PayloadRequest,
  { id: orderId }: OwnOrder['order'],
  asked: StoredReturn,
): Promise<string> {
  const attempts = (await refundsOf(req, orderId)).filter((each) => isRefundOf(each, asked)).length
  return attempts === 0 ? `return-${asked.id}` : `return-${asked.id}-${attempts + 1}`
}

/** Whether an approved return may still be on its way to the post office. */
function isInTime({ state, sendUntil }: StoredReturn): boolean {
  return state === 'approved' && Date.parse(sendUntil ?? '') > Date.now()
}

/** What each step stores. */
function fieldsOf(
  asked: StoredReturn,
  { decision, word, address, instructions, days, condition }: ReturnDecision,
  by: string,
) {
  const now = new Date()
  const isAnswered = Boolean(asked.decidedAt)
  const answer = isAnswered ? { word } : { word, decidedAt: now, by }
  if (decision === 'received') return { receivedAt: now }
  if (decision === 'approved')
    return { ...answer, address, instructions, sendUntil: new Date(now.getTime() + days * DAY_MS) }
  return { ...answer, closedAt: now, condition: asked.receivedAt ? condition : null }
}

/** What stays with the seller of the price of the pieces. Throws 400 for a part that is more than all. */
function withheldOf(line: StoredLine, { quantity }: StoredReturn, goods: number | null): number {
  if (goods === null) return 0
  const all = goodsBack(line, quantity)
  if (goods > all) throw badField('goods', RETURN_TEXTS.tooMuch)
  return all - goods
}

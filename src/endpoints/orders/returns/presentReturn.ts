import { isRefundOf } from '@/domain/orders/closeReturns'
import { DAY_MS } from '@/contracts/core/time'
import { shownTracking } from '@/contracts/orders/carriers'
import { RETURN_ANSWER_DAYS } from '@/contracts/orders/limits'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { goodsBack, refundTax } from '@/contracts/orders/totals'
import type { StoredLine, StoredReturn } from '@/domain/orders/orderStore'
import { goodsRefunded, refundBaseOf } from '@/domain/orders/refundParts'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'

/** A return of an order, with what goes back for it. */
export function presentReturn(
  asked: StoredReturn,
  order: StoredOrder,
  refunds: readonly StoredRefund[],
): OrderReturn {
  const { lineId, quantity, reason, state } = asked
  return {
    id: asked.id ?? '',
    code: returnCode(order, asked),
    lineId,
    quantity,
    reason,
    note: asked.note ?? null,
    state,
    askedAt: asked.askedAt ?? '',
    answerBy: answerBy(asked),
    decidedAt: asked.decidedAt ?? null,
    word: asked.word ?? null,
    address: asked.address ?? null,
    instructions: asked.instructions ?? null,
    sendUntil: asked.sendUntil ?? null,
    sentAt: asked.sentAt ?? null,
    ...shownTracking(asked),
    receivedAt: asked.receivedAt ?? null,
    closedAt: asked.closedAt ?? null,
    condition: asked.condition ?? null,
    ...moneyOf(asked, order, refunds),
  }
}

/** "7KQ2-M9XA-R1": what stands on the slip; a return keeps its place in the order. */
export function returnCode({ number, returns }: StoredOrder, { id }: StoredReturn): string {
  return `${number}-R${(returns ?? []).findIndex((each) => each.id === id) + 1}`
}

/** By when the seller should answer a return, or decide on one that is here; null while the buyer is to act. */
export function answerBy({ state, askedAt, receivedAt }: StoredReturn): string | null {
  const from = state === 'requested' ? askedAt : state === 'received' ? receivedAt : null
  return from ? new Date(Date.parse(from) + RETURN_ANSWER_DAYS * DAY_MS).toISOString() : null
}

function moneyOf(
  { id, lineId, quantity, state, refundKey }: StoredReturn,
  order: StoredOrder,
  refunds: readonly StoredRefund[],
): Pick<OrderReturn, 'goods' | 'tax'> {
  const refund = refunds.find((each) => each.state !== 'failed' && isRefundOf(each, { id }))
  if (refund) return { goods: refund.amount - refund.tax - refund.shipping, tax: refund.tax }
  const line = order.lines?.find((each) => each.id === lineId)
  if (!line) return { goods: 0, tax: 0 }
  if (state !== 'refunded')
    return backFor(order, line, Math.min(quantity, line.quantity - line.refundedQuantity))
  // A refund of the order ended it: its pieces of this line, as if they were the last ones.
  const ending = refunds.find(({ key }) => key === refundKey)?.lines?.find((each) => each.lineId === lineId)
  const pieces = Math.min(quantity, ending?.quantity ?? quantity, line.refundedQuantity)
  const before = { ...line, refundedQuantity: line.refundedQuantity - pieces }
  const lines = (order.lines ?? []).map((each) => (each === line ? before : each))
  return backFor({ ...order, lines }, before, pieces)
}

/** What a refund of so many pieces of a line gives back now: without tax, and its tax. In minor units. */
export function backFor(
  order: StoredOrder,
  line: StoredLine,
  pieces: number,
): { goods: number; tax: number } {
  const goods = goodsBack(line, pieces)
  const base = refundBaseOf(order, line)
  const before = goodsRefunded(base, order.lines ?? [])
  return { goods, tax: refundTax(base, before, before + goods) }
}

import { piecesToReturn } from '@/domain/orders/closeReturns'
import type { PayloadRequest } from 'payload'
import { RETURN_WITHDRAWALS_MAX } from '@/contracts/orders/limits'
import { RETURN_TEXTS, type ReturnInput, leftToReturn, timesWithdrawn } from '@/contracts/orders/returns'
import { OPEN_RETURNS } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'
import { notifyOfReturn } from '@/domain/orders/notifySellers'
import { type StoredLine, changeOrder, rowId } from '@/domain/orders/orderStore'
import type { Selling } from '@/domain/orders/selling'
import { openReturn, refuseUnlessPaid, returnableOf } from './returnable'

/**
 * Records a return request, one row per line, and tells the sellers, within the transaction that read the order. A
 * repeated key changes nothing. Throws 409 if a line already has an open request, has fewer pieces, or its time is over
 * or its requests were withdrawn too often, and 404 for an unknown line.
 */
export async function askForReturn(
  req: PayloadRequest,
  order: StoredOrder,
  { key, lines: asked, reason, note }: ReturnInput,
  selling: Selling,
): Promise<void> {
  if (order.returns?.some((each) => each.key === key)) return
  refuseUnlessPaid(order)
  const returnable = returnableOf(order, selling)
  const chosen = [...new Set(asked.map(({ lineId }) => lineId))].map((lineId) => {
    const line = order.lines?.find(({ id }) => id === lineId)
    if (!line) throw notFound()
    if (openReturn(order, lineId)) throw conflict(RETURN_TEXTS.asked)
    const rows = asked.filter((row) => row.lineId === lineId)
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    if (quantity > piecesToReturn(line)) throw conflict(leftToReturn(piecesToReturn(line)))
    if (timesWithdrawn(order.returns, lineId) >= RETURN_WITHDRAWALS_MAX)
      throw conflict(RETURN_TEXTS.withdrawnOften)
    if (!returnable.some((each) => each.lineId === lineId)) throw conflict(RETURN_TEXTS.over)
    return { line, lineId, quantity }
  })
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const isDone = await changeOrder(req, order.id, {
    where: {
      status: 'paid',
      returns: {
        $not: {
          $elemMatch: { state: { $in: OPEN_RETURNS }, lineId: { $in: chosen.map(({ lineId }) => lineId) } },
        },
      },
      ...asRead(order, chosen),
    },
    push: {
      returns: {
        $each: chosen.map(({ line, lineId, quantity }) => ({
          id: rowId(),
          key,
          lineId,
          sellerId: line.sellerId,
          quantity,
          reason,
          note,
          state: 'requested',
          askedAt: new Date(),
        })),
      },
    },
    history: { what: 'return asked', by: 'buyer', text: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}` },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  for (const sellerId of new Set(chosen.map(({ line }) => line.sellerId)))
    await queueMail(req, 'order-return-asked', `${order.id} ${sellerId}`)
  if (!selling.sellersRefund) await queueMail(req, 'order-return-waits', order.id)
  await notifyOfReturn(req, order, { key, lines: chosen.map(({ line }) => line) }, selling)
}

/** Condition that these lines still have the counts that were read. */
function asRead({ lines }: StoredOrder, chosen: { line: StoredLine }[]): Record<string, number> {
  return Object.fromEntries(
    chosen.flatMap(({ line }) => {
      const at = `lines.${lines?.indexOf(line) ?? -1}`
      return [
        [`${at}.shippedQuantity`, line.shippedQuantity],
        [`${at}.refundedQuantity`, line.refundedQuantity],
      ]
    }),
  )
}

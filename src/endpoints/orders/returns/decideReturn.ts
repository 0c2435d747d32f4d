import type { PayloadRequest } from 'payload'
import { RETURN_TEXTS, type ReturnDecision, leftToReturn } from '@/contracts/orders/returns'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import type { Refund as StoredRefund } from '@/payload-types'
import { type OwnOrder, ownLine } from '../desk/ownOrder'
import { changeOrder } from '@/domain/orders/orderStore'
import { createRefund } from '../../payments/refunds'
import { piecesToReturn } from './returnable'

/**
 * Answers a return and mails the buyer, within the transaction that read the order. Approval records a refund for the
 * caller to send; returns null if there is none. Repeating the same answer changes nothing. Throws the same 404 for
 * another seller's return and an unknown id, 409 if it was answered differently or fewer pieces are left.
 */
export async function decideReturn(
  req: PayloadRequest,
  own: OwnOrder,
  { returnId, decision, word, restock }: ReturnDecision,
  by: string,
): Promise<StoredRefund | null> {
  const { order } = own
  const asked = order.returns?.find(({ id }) => id === returnId)
  if (!asked) throw notFound()
  const line = ownLine(own, asked.lineId)
  if (asked.state === decision) return null
  if (asked.state === 'withdrawn') throw conflict(RETURN_TEXTS.isWithdrawn)
  if (asked.state !== 'requested') throw conflict(RETURN_TEXTS.decided)
  const isApproved = decision === 'approved'
  if (isApproved && asked.quantity > piecesToReturn(line)) throw conflict(leftToReturn(piecesToReturn(line)))
  const isDone = await changeOrder(req, order.id, {
    where: { returns: { $elemMatch: { id: returnId, state: 'requested' } } },
    set: {
      'returns.$.state': decision,
      'returns.$.decidedAt': new Date(),
      'returns.$.by': by,
      'returns.$.word': word,
    },
    history: { what: `return ${decision}`, by, text: word ?? '' },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  await queueMail(req, 'order-return-decided', `${order.id} ${returnId}`)
  if (!isApproved) return null
  return createRefund(req, order, {
    key: `return-${returnId}`,
    lines: [{ lineId: asked.lineId, quantity: asked.quantity }],
    shipping: 0,
    restock,
    reason: 'requested',
    by,
  })
}

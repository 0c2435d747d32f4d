import type { PayloadRequest } from 'payload'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { changeOrder } from '@/domain/orders/orderStore'

/**
 * Withdraws a buyer's return request, within the transaction that read the order; its pieces can be asked for again. A
 * repeat changes nothing. Throws 404 for an unknown id, 409 if it was answered.
 */
export async function withdrawReturn(
  req: PayloadRequest,
  { id, returns }: StoredOrder,
  returnId: string,
): Promise<void> {
  const asked = returns?.find((each) => each.id === returnId)
  if (!asked) throw notFound()
  if (asked.state === 'withdrawn') return
  if (asked.state !== 'requested') throw conflict(RETURN_TEXTS.decided)
  const isDone = await changeOrder(req, id, {
    where: { returns: { $elemMatch: { id: returnId, state: 'requested' } } },
    set: { 'returns.$.state': 'withdrawn', 'returns.$.decidedAt': new Date(), 'returns.$.by': 'buyer' },
    history: { what: 'return withdrawn', by: 'buyer', text: '' },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
}

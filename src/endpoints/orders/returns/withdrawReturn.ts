import type { PayloadRequest } from 'payload'
import { notifyOfReturnStep } from '@/domain/orders/notifySellers'
import type { Selling } from '@/domain/orders/selling'
import type { Order as StoredOrder } from '@/payload-types'
import { moveReturn, refuseMove, returnOf } from '@/domain/orders/moveReturn'

/**
 * Withdraws a buyer's return that is not sent, and tells its seller, within the transaction that read the order; its
 * pieces can be asked for again. A repeat changes nothing. Throws 404 for an unknown id, 409 if it is sent or over.
 */
export async function withdrawReturn(
  req: PayloadRequest,
  order: StoredOrder,
  returnId: string,
  selling: Selling,
): Promise<void> {
  const asked = returnOf(order, returnId)
  if (asked.state === 'withdrawn') return
  refuseMove(asked, 'withdrawn')
  const decided = asked.decidedAt ? {} : { decidedAt: new Date(), by: 'buyer' }
  await moveReturn(req, order, asked, {
    to: 'withdrawn',
    by: 'buyer',
    set: { ...decided, closedAt: new Date() },
  })
  await notifyOfReturnStep(req, order, asked, { step: 'withdrawn', title: 'Return withdrawn' }, selling)
}

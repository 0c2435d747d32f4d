import type { PayloadRequest } from 'payload'
import { isSameTracking, storedTracking } from '@/contracts/orders/carriers'
import { RETURN_TEXTS, type ReturnParcel } from '@/contracts/orders/returns'
import { badField } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import { notifyOfReturnStep } from '@/domain/orders/notifySellers'
import type { Selling } from '@/domain/orders/selling'
import type { Order as StoredOrder } from '@/payload-types'
import { moveReturn, refuseMove, returnOf } from '@/domain/orders/moveReturn'
import { refuseUnlessPaid } from './returnable'

/**
 * Records how a buyer has sent an approved return, and tells its seller and deciding admins, within the transaction
 * that read the order.
 * The same parcel again changes nothing; another corrects it. Throws 404 for an unknown id, 409 if it is not approved
 * or has arrived, or the order is not paid, 400 without carrier and number.
 */
export async function sendReturn(
  req: PayloadRequest,
  order: StoredOrder,
  { returnId, ...typed }: ReturnParcel,
  selling: Selling,
): Promise<void> {
  const asked = returnOf(order, returnId)
  const parcel = storedTracking(typed)
  if (!parcel.carrier && !parcel.trackingNumber) throw badField('trackingNumber', RETURN_TEXTS.numberRequired)
  if (asked.state === 'sent' && isSameTracking(asked, parcel)) return
  refuseMove(asked, 'sent')
  refuseUnlessPaid(order)
  await moveReturn(req, order, asked, {
    to: 'sent',
    by: 'buyer',
    set: { ...parcel, sentAt: asked.sentAt ? new Date(asked.sentAt) : new Date() },
  })
  if (asked.state === 'sent') return
  await queueMail(req, 'order-return-sent', `${order.id} ${asked.sellerId} ${returnId}`)
  const step = { step: 'sent', title: 'Return on its way', hasOwnMail: true }
  await notifyOfReturnStep(req, order, asked, step, selling)
}

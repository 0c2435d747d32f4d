import type { PayloadRequest } from 'payload'
import { isSameTracking, storedTracking } from '@/contracts/orders/carriers'
import type { BodyOf } from '@/contracts/core/call'
import type { correctShipment } from '@/contracts/orders/deskCalls'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import { changeOrder } from '@/domain/orders/orderStore'
import type { OwnOrder } from './ownOrder'

/** In the history of an order, with the right carrier and number. */
export const PARCEL_CORRECTED = 'parcel corrected'

/**
 * Corrects who carries a parcel and its number, and mails the buyer that it was wrong before, within the transaction
 * that read the order. The same again changes nothing. Throws the same 404 for a parcel with others' pieces and an
 * unknown id.
 */
export async function correctParcel(
  req: PayloadRequest,
  { order, lines }: OwnOrder,
  { shipmentId, ...typed }: BodyOf<typeof correctShipment>,
  by: string,
): Promise<void> {
  const own = new Set(lines.map(({ id }) => id))
  const parcel = order.shipments?.find(({ id }) => id === shipmentId)
  if (!parcel?.lines?.every(({ lineId }) => own.has(lineId))) throw notFound()
  const { carrier = null, trackingNumber = null, trackingUrl = null } = parcel
  const right = storedTracking(typed)
  if (isSameTracking(parcel, right)) return
  const isDone = await changeOrder(req, order.id, {
    where: { shipments: { $elemMatch: { id: shipmentId, carrier, trackingNumber, trackingUrl } } },
    set: {
      'shipments.$.carrier': right.carrier,
      'shipments.$.trackingNumber': right.trackingNumber,
      'shipments.$.trackingUrl': right.trackingUrl,
      'shipments.$.correctedAt': new Date(),
    },
    history: {
      what: PARCEL_CORRECTED,
      by,
      text: [right.carrier, right.trackingNumber].filter(Boolean).join(' '),
    },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  await queueMail(req, 'order-corrected', `${order.id} ${shipmentId}`)
}

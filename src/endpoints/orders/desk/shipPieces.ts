import type { PayloadRequest } from 'payload'
import { storedTracking } from '@/contracts/orders/carriers'
import type { ShipmentInput } from '@/contracts/orders/deskCalls'
import { dayInWords, isAvailable } from '@/contracts/orders/availability'
import { deliveryOfSeller } from '@/contracts/orders/parts'
import { DESK_TEXTS, leftToShip, notThereYet } from '@/contracts/orders/deskTexts'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { queueMail } from '@/database/queueMail'
import { piecesToShip } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder } from '@/payload-types'
import { changeOrder, rowId } from '@/domain/orders/orderStore'
import { type OwnOrder, ownLine } from './ownOrder'

/**
 * Records a shipment and mails the buyer, within the transaction that read the order. A repeated key changes nothing.
 * Throws 409 if the order is not paid, has a problem, or has fewer pieces left.
 */
export async function shipPieces(
  req: PayloadRequest,
  own: OwnOrder,
  { key, lines, ...parcel }: ShipmentInput,
  by: string,
): Promise<void> {
  const { order } = own
  if (order.shipments?.some((shipment) => shipment.key === key)) return
  if (order.status !== 'paid') throw conflict(ORDER_TEXTS.isNotPaid)
  if (order.problem) throw conflict(DESK_TEXTS.problem)
  const lineIds = [...new Set(lines.map(({ lineId }) => lineId))]
  const pieces = lineIds.map((lineId) => {
    const line = ownLine(own, lineId)
    const rows = lines.filter((row) => row.lineId === lineId)
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    const left = piecesToShip(line)
    if (quantity > left) throw conflict(leftToShip(left, deliveryOfSeller(order, line.sellerId)))
    return { line, lineId, quantity, index: order.lines?.indexOf(line) ?? -1 }
  })
  for (const { line } of pieces) await refuseAhead(req, line)
  const id = rowId()
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const isPickup = pieces.every(({ line }) => deliveryOfSeller(order, line.sellerId) === 'pickup')
  const isDone = await changeOrder(req, order.id, {
    where: {
      status: 'paid',
      ...Object.fromEntries(
        pieces.map(({ index, line }) => [`lines.${index}.shippedQuantity`, line.shippedQuantity]),
      ),
      ...Object.fromEntries(
        pieces.map(({ index, line }) => [`lines.${index}.refundedQuantity`, line.refundedQuantity]),
      ),
    },
    inc: Object.fromEntries(
      pieces.map(({ index, quantity }) => [`lines.${index}.shippedQuantity`, quantity]),
    ),
    push: {
      shipments: {
        id,
        key,
        ...storedTracking(parcel),
        lines: pieces.map(({ lineId, quantity }) => ({ id: rowId(), lineId, quantity })),
        at: new Date(),
        by,
      },
    },
    history: {
      what: isPickup ? 'handed over' : 'shipped',
      by,
      text: `${count} ${count === 1 ? 'piece' : 'pieces'}`,
    },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  await queueMail(req, 'order-shipped', `${order.id} ${id}`)
}

/** Throws 409 if a pre-ordered piece is not available yet; its seller may move the product's day to an earlier one. */
async function refuseAhead(
  req: PayloadRequest,
  { productId, title, availableFrom }: NonNullable<StoredOrder['lines']>[number],
): Promise<void> {
  if (!availableFrom || isAvailable(availableFrom)) return
  const found = { collection: 'products', id: productId, depth: 0, disableErrors: true, req } as const
  // The caller has checked that it is the seller's own line.
  const product = isRecordId(productId) ? await req.payload.findByID(found) : null
  if (product && isAvailable(product.availableFrom?.slice(0, 10))) return
  throw conflict(notThereYet(title, dayInWords(availableFrom)))
}

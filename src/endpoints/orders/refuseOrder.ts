import type { PayloadRequest } from 'payload'
import type { PlaceOrder } from '@/contracts/orders/checkout'
import type { Delivery } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import type { Shop } from './readShop'
import { deliveryOf, refuseDelivery } from './refuseDelivery'
import { refuseLines } from './refuseLines'
import { refusePayment } from './refusePayment'
import { type ResolvedLine, resolveLines } from './resolveLines'

/**
 * The lines of an order as the shop has them, and how they get to their buyer. Throws 409 where the shop is closed,
 * does not take this way to pay, or does not have a line as it is; 400 where it does not deliver as asked.
 */
export function refuseOrder(
  req: PayloadRequest,
  body: PlaceOrder,
  { selling, products }: Shop,
): { lines: ResolvedLine[]; delivery: Delivery } {
  if (!selling.isOpen) throw conflict(ORDER_TEXTS.closed)
  refusePayment(req, body, selling)
  const lines = resolveLines(body.lines, products, body.currency.toUpperCase())
  const delivery = deliveryOf(body.delivery, lines)
  refuseDelivery(body, delivery, selling)
  refuseLines(lines)
  return { lines, delivery }
}

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
 * An order's lines matched with the shop, and its delivery. Throws 409 if the shop is closed, does not offer the
 * payment method, or cannot sell a line as it is; 400 if it does not deliver as asked.
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

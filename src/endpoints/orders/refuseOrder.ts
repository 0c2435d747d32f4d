import type { PayloadRequest } from 'payload'
import type { PlaceOrder } from '@/contracts/orders/checkout'
import { ORDER_TEXTS, onlyLeft, pleaseChoose } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import { offerParts } from './offerParts'
import type { Shop } from './readShop'
import { refuseDelivery } from './refuseDelivery'
import { type ResolvedLine, resolveLines } from './resolveLines'
import { paymentMethods } from '../payments/paymentMethods'
import type { Selling } from '@/domain/orders/selling'

/**
 * An order's lines matched with the shop. Throws 409 if the shop is closed, does not offer the payment method, or
 * cannot sell a line as it is; 400 if it does not deliver as asked.
 */
export function refuseOrder(
  req: PayloadRequest,
  body: PlaceOrder,
  { selling, products }: Shop,
): ResolvedLine[] {
  if (!selling.isOpen) throw conflict(ORDER_TEXTS.closed)
  refusePayment(req, body, selling)
  const lines = resolveLines(body.lines, products, body.currency.toUpperCase())
  const found = lines.flatMap(({ product, variant, asked }) =>
    product ? [{ product, price: (variant ?? product).price, quantity: asked.quantity, discount: 0 }] : [],
  )
  const country = body.address?.country ?? selling.countries[0] ?? ''
  if (found.length > 0) refuseDelivery(body, offerParts(found, selling, { ...body, country }).parts, selling)
  refuseLines(lines)
  return lines
}

/** Throws 409 if the payment method is not offered here, or not for this sum. */
function refusePayment(
  req: PayloadRequest,
  { payment, currency, expectedTotal }: PlaceOrder,
  selling: Selling,
): void {
  const offered = paymentMethods(req, selling, { currency, total: expectedTotal })
  if (!offered.some(({ id }) => id === payment)) throw conflict(ORDER_TEXTS.notOffered)
}

/** Throws 409 with a text for each line that cannot be bought as it is. */
function refuseLines(lines: readonly ResolvedLine[]): void {
  const errors = lines.flatMap((line, index) => {
    const text = refusalOf(line)
    return text ? [[`lines.${index}`, text] as const] : []
  })
  const [first] = errors
  if (first) throw conflict(first[1], Object.fromEntries(errors))
}

function refusalOf({ problem, available, product }: ResolvedLine): string | null {
  if (problem === 'fewer') return onlyLeft(available ?? 0)
  if (problem === 'choose') return pleaseChoose(product?.optionNames ?? [])
  if (problem === 'sold_out') return ORDER_TEXTS.soldOut
  if (problem === 'late') return ORDER_TEXTS.keptTooLate
  if (problem === 'currency') return ORDER_TEXTS.otherCurrency
  if (problem === 'sample') return ORDER_TEXTS.sample
  return problem === 'gone' ? ORDER_TEXTS.gone : null
}

import type { CartLineInput, Quote, QuoteLine } from '@/contracts/orders/checkout'
import { LINE_QUANTITY_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS, onlyLeft, pleaseChoose } from '@/contracts/orders/texts'
import type { CartItem } from '../../cart/cart'

/** A cart line with its quote; undefined until the shop has answered. */
export type CheckoutRow = { item: CartItem; quoted: QuoteLine | undefined }

/** A cart line as the calls expect it. */
export function toLine({ productId, variantId, quantity, hold, link }: CartItem): CartLineInput {
  return {
    productId,
    variantId,
    quantity: Math.min(quantity, LINE_QUANTITY_MAX),
    hold: hold ?? null,
    link: link ?? null,
  }
}

export function checkoutRows(items: CartItem[], quote: Quote | undefined): CheckoutRow[] {
  return items.map((item, index) => {
    const quoted = quote?.lines[index]
    return { item, quoted: quoted?.productId === item.productId ? withChoices(quoted, quote) : undefined }
  })
}

/** The quote lists a product's variants in one of its lines. */
function withChoices(line: QuoteLine, quote: Quote | undefined): QuoteLine {
  const listing = quote?.lines.find(
    ({ productId, choices }) => productId === line.productId && choices.length > 0,
  )
  return listing && line.problem === 'choose' ? { ...line, choices: listing.choices } : line
}

/** Why a line cannot be ordered as it is; null if nothing is wrong. */
export function problemText({ problem, available, optionNames }: QuoteLine): string | null {
  switch (problem) {
    case null:
      return null
    case 'gone':
      return ORDER_TEXTS.gone
    case 'sold_out':
      return ORDER_TEXTS.soldOut
    case 'late':
      return ORDER_TEXTS.keptTooLate
    case 'fewer':
      return onlyLeft(available ?? 0)
    case 'choose':
      return pleaseChoose(optionNames)
    case 'currency':
      return ORDER_TEXTS.otherCurrency
    case 'sample':
      return ORDER_TEXTS.sample
  }
}

/** The current price of a piece, and its price in the cart if that differs. */
export function priceOf({ item, quoted }: CheckoutRow): { price: number; formerPrice: number | null } {
  const price = quoted?.price ?? item.price
  return { price, formerPrice: price === item.price ? null : item.price }
}

export function piecesOf(rows: CheckoutRow[]): number {
  return rows.reduce((sum, { item, quoted }) => sum + (quoted?.quantity ?? item.quantity), 0)
}

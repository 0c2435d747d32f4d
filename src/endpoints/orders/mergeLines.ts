import { LINE_QUANTITY_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { badRequest } from '@/database/errors'
import type { ResolvedLine } from './resolveLines'
import type { Sellable, Variant } from './sellables'

/** A line of an order to be; `asked` has the indexes of the cart's lines that it is made of. */
export type OrderLine = {
  product: Sellable
  variant: Variant | null
  price: number
  quantity: number
  /** The short link that its first line came through. */
  link: string | null
  asked: number[]
}

/** The lines of a cart, each piece once. Throws 400 where one piece is asked for more often than a line may have. */
export function mergeLines(resolved: readonly ResolvedLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>()
  for (const [index, { asked, product, variant }] of resolved.entries()) {
    if (!product) continue
    const key = `${product.id} ${variant?.id ?? ''}`
    const line = merged.get(key) ?? {
      product,
      variant,
      price: (variant ?? product).price,
      quantity: 0,
      link: asked.link,
      asked: [],
    }
    line.quantity += asked.quantity
    line.asked.push(index)
    if (line.quantity > LINE_QUANTITY_MAX) {
      throw badRequest(ORDER_TEXTS.quantityInvalid, {
        [`lines.${index}.quantity`]: ORDER_TEXTS.quantityInvalid,
      })
    }
    merged.set(key, line)
  }
  return [...merged.values()]
}

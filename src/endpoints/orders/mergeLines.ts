import { LINE_QUANTITY_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { badRequest } from '@/database/errors'
import type { ResolvedLine } from './resolveLines'
import type { Sellable, Variant } from '../commerce/sellables'

/** A line of an order to place; `asked` holds the indexes of the cart lines merged into it. */
export type OrderLine = {
  product: Sellable
  variant: Variant | null
  price: number
  quantity: number
  /** The short link of its first cart line. */
  link: string | null
  asked: number[]
}

/** Merges a cart's lines so that each piece occurs once. Throws 400 if a merged quantity exceeds the limit per line. */
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

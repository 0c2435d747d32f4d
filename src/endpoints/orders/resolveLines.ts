import type { CartLineInput } from '@/contracts/orders/checkout'
import type { LineProblem } from '@/contracts/orders/states'
import { isRecordId } from '@/database/ownRecords'
import type { Sellable, Variant } from '../commerce/sellables'

/** A line of a cart, matched with the shop's product and variant. */
export type ResolvedLine = {
  asked: CartLineInput
  product: Sellable | null
  variant: Variant | null
  /** Pieces available to this line after the lines before it; null if the piece is unknown. */
  available: number | null
  problem: LineProblem | null
}

/** Each line of a cart with its product and variant, and what keeps it from being bought. */
export function resolveLines(
  lines: readonly CartLineInput[],
  products: ReadonlyMap<string, Sellable>,
  currency?: string,
): ResolvedLine[] {
  const taken = new Map<string, number>()
  let only = currency
  return lines.map((asked) => {
    const found = findPiece(asked, products.get(asked.productId) ?? null)
    const { product, variant } = found
    if (found.problem || !product) return { asked, product, variant, available: null, problem: found.problem }
    only ??= product.currency
    const key = `${product.id} ${variant?.id ?? ''}`
    const before = taken.get(key) ?? 0
    const available = Math.max(0, (variant ?? product).inventoryQuantity - before)
    taken.set(key, before + asked.quantity)
    return { asked, product, variant, available, problem: problemOf(asked, product, available, only) }
  })
}

type Piece = Pick<ResolvedLine, 'product' | 'variant' | 'problem'>

function findPiece(asked: CartLineInput, product: Sellable | null): Piece {
  const nothing = { product, variant: null }
  // A short name in place of an id: a sample of the cart that is no product of the shop.
  if (!product) return { ...nothing, problem: isRecordId(asked.productId) ? 'gone' : 'sample' }
  if (!product.hasVariants) return { ...nothing, problem: asked.variantId === null ? null : 'gone' }
  if (asked.variantId === null) return { ...nothing, problem: 'choose' }
  const variant = product.variants.find(({ id }) => id === asked.variantId) ?? null
  return { product, variant, problem: variant ? null : 'gone' }
}

function problemOf(
  { quantity, hold }: CartLineInput,
  product: Sellable,
  available: number,
  currency: string,
): LineProblem | null {
  if (product.currency !== currency) return 'currency'
  if (available === 0) return hold === null ? 'sold_out' : 'late'
  return available < quantity ? 'fewer' : null
}

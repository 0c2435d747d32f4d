import type { PayloadRequest } from 'payload'
import type { CartLineInput } from '@/contracts/orders/checkout'
import { putBack } from '@/domain/commerce/stock'
import { sessionOf } from '@/database/transaction'
import type { Sellable } from '../commerce/sellables'
import { type Entry, entries, entryIdOfHold } from './waitingPlaces'

/** The kept pieces that these lines may buy: those whose hold a line carries, if it has not expired. */
export async function keptFor(req: PayloadRequest, lines: readonly CartLineInput[]): Promise<Entry[]> {
  const ids = lines.flatMap(({ hold }) => (hold && entryIdOfHold(hold)) || [])
  if (ids.length === 0) return []
  const where = { _id: { $in: ids }, keptUntil: { $gt: new Date() } }
  const kept = await entries(req)
    .find(where, { session: await sessionOf(req) })
    .toArray()
  return kept.filter((entry) => lines.some((line) => isFor(entry, line)))
}

/** Whether a line carries the hold of this kept piece. */
export function isFor(entry: Entry, { productId, variantId, hold }: CartLineInput): boolean {
  return (
    entry.productId === productId &&
    entry.variantId === variantId &&
    hold !== null &&
    entryIdOfHold(hold)?.equals(entry._id) === true
  )
}

/** The products as this buyer sees them: a piece kept for them counts as in stock. */
export function withKept(
  products: ReadonlyMap<string, Sellable>,
  kept: readonly Entry[],
): Map<string, Sellable> {
  return new Map(
    [...products].map(([id, product]) => {
      const own = kept.filter(({ productId }) => productId === id)
      const variants = product.variants.map((variant) => {
        const more = own.filter(({ variantId }) => variantId === variant.id).length
        return { ...variant, inventoryQuantity: variant.inventoryQuantity + more }
      })
      return [id, { ...product, variants, inventoryQuantity: product.inventoryQuantity + own.length }]
    }),
  )
}

/**
 * Ends the places of the pieces kept for these lines and puts the pieces back into stock, within the transaction of the
 * order that takes them, so that nobody else sees them for sale. Returns the places that it ended.
 */
export async function claimKept(req: PayloadRequest, lines: readonly CartLineInput[]): Promise<Entry[]> {
  const session = await sessionOf(req)
  const claimed: Entry[] = []
  for (const entry of await keptFor(req, lines)) {
    const { _id, productId, variantId } = entry
    const { deletedCount } = await entries(req).deleteOne({ _id }, { session })
    if (deletedCount !== 1) continue
    await putBack(req, { productId, variantId, quantity: 1 })
    claimed.push(entry)
  }
  return claimed
}

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { handOver, wantedPieces } from '@/domain/waiting-list/offerPieces'
import type { Product as StoredProduct } from '@/payload-types'

/**
 * Reserves pieces that a product change puts on sale for buyers in line, in the same transaction (docs/behaviour.md,
 * 12.10); returns the product with the remaining stock.
 */
export const offerNewStock: CollectionAfterChangeHook<StoredProduct> = async ({ doc, req, operation }) => {
  if (operation === 'create' || doc.inventoryQuantity === 0) return doc
  let { inventoryQuantity, variants } = doc
  for (const variantId of await wantedPieces(req, doc.id)) {
    const kept = await handOver(req, { productId: doc.id, variantId })
    inventoryQuantity -= kept
    variants = variants?.map((each) =>
      each.id === variantId ? { ...each, inventoryQuantity: each.inventoryQuantity - kept } : each,
    )
  }
  return { ...doc, inventoryQuantity, variants }
}

/** Deletes the waiting list of a deleted product. */
export const deleteWaitingList: CollectionAfterDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req)
  await driverCollection(req, 'back-in-stock').deleteMany({ productId: String(id) }, { session })
}

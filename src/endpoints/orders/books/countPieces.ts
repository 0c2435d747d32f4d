import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { inTransaction, sessionOf } from '@/database/transaction'
import { type PieceOfStock, piecesOfStock } from './piecesOfStock'

/** A product without variants, or a variant, of which nobody ever counted what came in. */
const UNCOUNTED = {
  isDownload: { $ne: true },
  $or: [
    { 'variants.0': { $exists: false }, stockedQuantity: null },
    { variants: { $elemMatch: { stockedQuantity: null } } },
  ],
}

/**
 * Counts the pieces that nobody counted, as they stand now, so that the books know them from now on (docs/behaviour.md,
 * 12.13). Any process may run it, also two at once. Returns how many were counted.
 */
export async function countPieces(req: PayloadRequest): Promise<number> {
  const found = await driverCollection(req, 'products')
    .find(UNCOUNTED)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  let counted = 0
  for (const { _id } of found) {
    counted += await inTransaction(req, async () => {
      // Whatever moves a piece writes its product, so it meets this transaction.
      const pieces = (await piecesOfStock(req, _id)).filter(({ stocked }) => stocked === null)
      for (const piece of pieces) await count(req, piece)
      return pieces.length
    })
  }
  return counted
}

async function count(req: PayloadRequest, piece: PieceOfStock): Promise<void> {
  const { product, variantId, inStock, inOrders, kept } = piece
  const stockedQuantity = inStock + inOrders + kept
  await driverCollection(req, 'products').updateOne(
    { _id: product._id, ...(variantId !== null && { 'variants.id': variantId }) },
    { $set: variantId === null ? { stockedQuantity } : { 'variants.$.stockedQuantity': stockedQuantity } },
    { session: await sessionOf(req) },
  )
}

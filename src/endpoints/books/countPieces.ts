import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { inTransaction, sessionOf } from '@/database/transaction'
import { type PieceOfStock, piecesOfStock } from './piecesOfStock'

/** Products without variants, or with a variant, whose received pieces were never counted. */
const UNCOUNTED = {
  isDownload: { $ne: true },
  $or: [
    { 'variants.0': { $exists: false }, stockedQuantity: null },
    { variants: { $elemMatch: { stockedQuantity: null } } },
  ],
}

/**
 * Sets the count of pieces that were never counted to what exists now, so the books include them (docs/behaviour.md,
 * 12.13). Safe to run in several processes at once. Returns how many were counted.
 */
export async function countPieces(req: PayloadRequest): Promise<number> {
  const found = await driverCollection(req, 'products')
    .find(UNCOUNTED)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  let counted = 0
  await forEachRow(req, found, 'The pieces of a product could not be counted', async (own, { _id }) => {
    counted += await inTransaction(own, async () => {
      // Every stock movement writes the product, so it conflicts with this transaction.
      const pieces = (await piecesOfStock(own, _id)).filter(({ stocked }) => stocked === null)
      for (const piece of pieces) await count(own, piece)
      return pieces.length
    })
  })
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

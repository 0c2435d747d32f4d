import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Pieces of a product, or of one variant if it has variants. */
export type StockPieces = {
  productId: string
  variantId?: string | null
  quantity: number
  /** Set for a download, which is not counted. */
  files?: readonly unknown[] | null
}

/** The filter for products that can be sold. */
export const FOR_SALE = { isActive: true, isWaiting: { $ne: true } } as const

/** The key for inTurn (database/transaction.ts) while taking pieces of a product. */
export const stockTurn = (productId: string) => `stock ${productId}`

/**
 * Takes pieces out of stock, within the transaction of their order: one conditional update, so that stock never goes
 * below zero. Returns whether a product for sale had enough; downloads never run out.
 */
export async function takeStock(req: PayloadRequest, pieces: StockPieces): Promise<boolean> {
  const { productId, variantId, quantity } = pieces
  if (isDownload(pieces)) return true
  const left = { inventoryQuantity: { $gte: quantity } }
  const _id = new Types.ObjectId(productId)
  const isForSale = { _id, ...FOR_SALE }
  const { matchedCount } = await driverCollection(req, 'products').updateOne(
    variantId
      ? { ...isForSale, variants: { $elemMatch: { id: variantId, isActive: { $ne: false }, ...left } } }
      : { ...isForSale, ...left, 'variants.0': { $exists: false } },
    counted(pieces, -quantity),
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

/**
 * Puts pieces back that the same transaction takes again; `returnStock` frees them for other buyers. Returns false and
 * changes nothing for a download, and when the product or the variant is gone.
 */
export async function putBack(req: PayloadRequest, pieces: StockPieces): Promise<boolean> {
  const { productId, variantId, quantity } = pieces
  if (isDownload(pieces)) return false
  const _id = new Types.ObjectId(productId)
  const isForSale = { $elemMatch: { id: variantId, isActive: { $ne: false } } }
  const isPutAway = { $elemMatch: { id: variantId, isActive: false } }
  const options = { session: await sessionOf(req) }
  const products = driverCollection(req, 'products')
  const where = variantId ? { _id, variants: isForSale } : { _id, 'variants.0': { $exists: false } }
  const { matchedCount } = await products.updateOne(where, counted(pieces, quantity), options)
  if (matchedCount === 1 || !variantId) return matchedCount === 1
  // A variant that is not for sale does not count in its product's stock.
  const change = { $inc: { 'variants.$.inventoryQuantity': quantity } }
  const putAway = await products.updateOne({ _id, variants: isPutAway }, change, options)
  return putAway.matchedCount === 1
}

/** Whether a line is a download, which is neither counted nor shipped. */
export function isDownload({ files }: Pick<StockPieces, 'files'>): boolean {
  return (files ?? []).length > 0
}

/** The stock of a product with variants is the sum of those for sale. */
function counted({ variantId }: StockPieces, change: number) {
  // Not `updatedAt`: a sale is no change that a seller's open form would have to be compared with.
  return {
    $inc: { inventoryQuantity: change, ...(variantId && { 'variants.$.inventoryQuantity': change }) },
  } as const
}

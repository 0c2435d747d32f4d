import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { sessionOf } from './transaction'

/** Pieces of a product, of one variant where it has variants. */
export type StockPieces = {
  productId: string
  variantId?: string | null
  quantity: number
  /** What is downloaded instead; then no piece is counted. */
  files?: readonly unknown[] | null
}

/** What a product has to be like to be sold. */
export const FOR_SALE = { isActive: true, isWaiting: { $ne: true } } as const

/** The key of the turn (database/transaction.ts) in which pieces of a product are taken. */
export const stockTurn = (productId: string) => `stock ${productId}`

/**
 * Takes pieces out of stock, within the transaction of their order: one conditional update, so that stock never goes
 * below zero. Whether there were as many, of a product that is for sale; what is downloaded never runs out.
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
 * Puts pieces back that their own transaction takes again; what frees them for others is `returnStock`. False, and
 * nothing changes, where the product or the variant is not there any more.
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

/** Whether nothing of a line is counted or shipped. */
export function isDownload({ files }: Pick<StockPieces, 'files'>): boolean {
  return (files ?? []).length > 0
}

/** A product with variants has the sum of those for sale as its stock. */
function counted({ variantId }: StockPieces, change: number) {
  return {
    $inc: { inventoryQuantity: change, ...(variantId && { 'variants.$.inventoryQuantity': change }) },
    $currentDate: { updatedAt: true },
  } as const
}

import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { KEPT_MINUTES } from '@/contracts/waiting-list'
import { driverCollection } from '@/database/driverCollection'
import { queueMail } from '@/database/queueMail'
import { FOR_SALE, takeStock } from '../commerce/stock'
import { sessionOf } from '@/database/transaction'

/** A product, or one variant of it. */
export type Piece = { productId: string; variantId?: string | null | undefined }

/** In line: the mail address is confirmed, and no piece is reserved yet. */
export const WAITING = { confirmedAt: { $ne: null }, keptUntil: null }
/** The order in which a line is served. */
export const SERVED_FIRST = { confirmedAt: 1, _id: 1 } as const

/**
 * Reserves pieces for sale for the first buyers in line, one each, within the transaction that freed the pieces: takes
 * them out of stock and queues the mail (docs/behaviour.md, 12.10). Returns how many. A closed shop reserves nothing.
 */
export async function handOver(req: PayloadRequest, { productId, variantId }: Piece): Promise<number> {
  const piece = { productId, variantId: variantId ?? null }
  const line = driverCollection(req, 'back-in-stock')
  const session = await sessionOf(req)
  for (let count = 0; ; count += 1) {
    const next = await line.findOne({ ...piece, ...WAITING }, { sort: SERVED_FIRST, session })
    if (!next || (count === 0 && !(await isShopOpen(req)))) return count
    if (!(await takeStock(req, { ...piece, quantity: 1 }))) return count
    const now = new Date()
    const keptUntil = new Date(now.getTime() + KEPT_MINUTES * 60_000)
    await line.updateOne({ _id: next._id }, { $set: { keptUntil, updatedAt: now } }, { session })
    await queueMail(req, 'line-kept', String(next._id))
  }
}

/** The variants of a product that buyers are in line for; null stands for the product itself. */
export async function wantedPieces(req: PayloadRequest, productId: string): Promise<(string | null)[]> {
  const session = await sessionOf(req)
  return driverCollection(req, 'back-in-stock').distinct('variantId', { productId, ...WAITING }, { session })
}

type Stocked = {
  _id: Types.ObjectId
  inventoryQuantity?: number
  variants?: { id: string; inventoryQuantity?: number; isActive?: boolean }[]
}

/** The pieces that buyers are in line for although they are for sale: the shop was closed, or they were hidden. */
export async function wantedInStock(req: PayloadRequest): Promise<Piece[]> {
  const groups = await driverCollection(req, 'back-in-stock')
    .aggregate<{ _id: { productId: string; variantId: string | null } }>([
      { $match: WAITING },
      { $group: { _id: { productId: '$productId', variantId: '$variantId' } } },
    ])
    .toArray()
  const wanted = groups.map(({ _id }) => _id)
  const ids = wanted.map(({ productId }) => new Types.ObjectId(productId))
  const products = await driverCollection(req, 'products')
    .find({ _id: { $in: ids }, ...FOR_SALE, inventoryQuantity: { $gt: 0 } })
    .project<Stocked>({
      inventoryQuantity: 1,
      'variants.id': 1,
      'variants.inventoryQuantity': 1,
      'variants.isActive': 1,
    })
    .toArray()
  const byId = new Map(products.map((product) => [String(product._id), product]))
  return wanted.filter(({ productId, variantId }) => {
    const product = byId.get(productId)
    const { variants = [] } = product ?? {}
    if (variantId === null) return product !== undefined && variants.length === 0
    return variants.some(
      ({ id, isActive, inventoryQuantity = 0 }) =>
        id === variantId && isActive !== false && inventoryQuantity > 0,
    )
  })
}

async function isShopOpen({ payload }: PayloadRequest): Promise<boolean> {
  // Read outside the caller's transaction: a concurrent change of the setting applies from the next piece on.
  const { isOpen } = await payload.findGlobal({ slug: 'selling', depth: 0, select: { isOpen: true } })
  return isOpen === true
}

import type { PayloadRequest } from 'payload'
import { KEPT_MINUTES } from '@/contracts/orders/backInStock'
import { driverCollection } from './driverCollection'
import { queueMail } from './queueMail'
import { takeStock } from './stock'
import { sessionOf } from './transaction'

/** A product, or one variant of it. */
export type Piece = { productId: string; variantId?: string | null | undefined }

/** In line: the mail address is confirmed, and nothing is kept for it yet. */
export const IN_LINE = { confirmedAt: { $ne: null }, keptUntil: null }
/** The order in which a line is served. */
export const LINE_ORDER = { confirmedAt: 1, _id: 1 } as const

/**
 * Keeps pieces that are for sale for those first in line, one each, within the transaction that brought the pieces:
 * out of stock, mail queued (docs/behaviour.md, 12.10). Returns how many. A closed shop keeps nothing.
 */
export async function handOver(req: PayloadRequest, { productId, variantId }: Piece): Promise<number> {
  const piece = { productId, variantId: variantId ?? null }
  const line = driverCollection(req, 'back-in-stock')
  const session = await sessionOf(req)
  for (let count = 0; ; count += 1) {
    const next = await line.findOne({ ...piece, ...IN_LINE }, { sort: LINE_ORDER, session })
    if (!next || (count === 0 && !(await isShopOpen(req)))) return count
    if (!(await takeStock(req, { ...piece, quantity: 1 }))) return count
    const now = new Date()
    const keptUntil = new Date(now.getTime() + KEPT_MINUTES * 60_000)
    await line.updateOne({ _id: next._id }, { $set: { keptUntil, updatedAt: now } }, { session })
    await queueMail(req, 'line-kept', String(next._id))
  }
}

/** The variants of a product, or null for the product itself, that somebody is in line for. */
export async function wantedPieces(req: PayloadRequest, productId: string): Promise<(string | null)[]> {
  const session = await sessionOf(req)
  return driverCollection(req, 'back-in-stock').distinct('variantId', { productId, ...IN_LINE }, { session })
}

async function isShopOpen({ payload }: PayloadRequest): Promise<boolean> {
  // Not of the caller's transaction: a setting that changes meanwhile counts from the next piece on.
  const { isOpen } = await payload.findGlobal({ slug: 'selling', depth: 0, select: { isOpen: true } })
  return isOpen === true
}

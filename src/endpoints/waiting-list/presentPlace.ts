import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import { BACK_IN_STOCK_TEXTS, type WaitingPlace } from '@/contracts/waiting-list'
import { notFound } from '@/database/errors'
import { sessionOf } from '@/database/transaction'
import { WAITING } from '@/domain/waiting-list/offerPieces'
import { sellablesById } from '../commerce/sellables'
import { type Entry, entries, entryIdOf, holdOf } from './waitingPlaces'

/** The place that a link leads to. Throws the same 404, with a text, for a wrong key and for a place that has ended. */
export async function entryOfLink(
  req: PayloadRequest,
  { entry, key }: { entry: string; key: string },
): Promise<Entry> {
  const id = entryIdOf(entry, key)
  const found = id && (await readEntry(req, id))
  if (!found || (found.keptUntil && found.keptUntil <= new Date())) throw notFound(BACK_IN_STOCK_TEXTS.over)
  return found
}

/** The current state of a place, read in the request's transaction if it has one. */
export async function readEntry(req: PayloadRequest, _id: Types.ObjectId): Promise<Entry | null> {
  return entries(req).findOne({ _id }, { session: await sessionOf(req) })
}

/** A place as the holder of its link sees it. */
export async function presentPlace(req: PayloadRequest, entry: Entry): Promise<WaitingPlace> {
  const { productId, variantId, confirmedAt, keptUntil } = entry
  const isWaiting = confirmedAt !== null && keptUntil === null
  return {
    state: keptUntil ? 'kept' : isWaiting ? 'waiting' : 'unconfirmed',
    ahead: isWaiting ? await countAhead(req, entry, confirmedAt) : 0,
    keptUntil: keptUntil?.toISOString() ?? null,
    hold: keptUntil ? holdOf(entry) : null,
    piece: await presentPiece(req, productId, variantId),
  }
}

async function countAhead(req: PayloadRequest, entry: Entry, confirmedAt: Date): Promise<number> {
  const { _id, productId, variantId } = entry
  const isBefore = [{ confirmedAt: { $lt: confirmedAt } }, { confirmedAt, _id: { $lt: _id } }]
  return entries(req).countDocuments({ $and: [{ productId, variantId, ...WAITING }, { $or: isBefore }] })
}

async function presentPiece(
  req: PayloadRequest,
  productId: string,
  variantId: string | null,
): Promise<WaitingPlace['piece']> {
  const product = (await sellablesById(req, [productId])).get(productId)
  const variant = product?.variants.find(({ id }) => id === variantId) ?? null
  if (!product || product.hasVariants !== (variant !== null)) return null
  const { slug, title, image, currency } = product
  return {
    productId,
    variantId,
    slug: slug ?? productId,
    title,
    detail: variant ? variantDetail(product.optionNames, variant.values) : null,
    image,
    price: (variant ?? product).price,
    currency,
  }
}

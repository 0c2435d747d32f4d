import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import type { ProductFile } from '@/contracts/commerce/downloads'
import { utcDay } from '@/contracts/core/time'
import { isAvailable } from '@/contracts/orders/availability'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import type { StoredSeller } from '@/domain/orders/sellers'
import { filesOfProducts } from '@/domain/commerce/productFiles'
import { FOR_SALE } from '@/domain/commerce/stock'
import { sessionOf } from '@/database/transaction'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { versioned } from '../core/mediaFile'

export type Variant = {
  id: string
  values: string[]
  sku: string | null
  price: number
  inventoryQuantity: number
}
/** A product that is for sale now, with its active variants. Prices in minor units. */
export type Sellable = {
  id: string
  slug: string | null
  title: string
  image: string | null
  price: number
  currency: string
  sku: string | null
  inventoryQuantity: number
  optionNames: string[]
  /** Only the active ones; empty if there are none. */
  variants: Variant[]
  hasVariants: boolean
  sellerId: string
  sellerName: string
  /** What the seller has set; null for one who never set anything. */
  seller: StoredSeller
  /** Files to download; empty if pieces are shipped. */
  files: ProductFile[]
  /** The day a pre-ordered product becomes available; null if it already is. */
  availableFrom: string | null
}

/** A stored product, with its seller and the Media documents of its pictures. */
export type ProductRow = Pick<
  StoredProduct,
  'currency' | 'inventoryQuantity' | 'options' | 'price' | 'sku' | 'slug' | 'title' | 'variants'
> & {
  _id: Types.ObjectId
  availableFrom?: Date | null
  files?: Types.ObjectId[] | null
  images?: { media?: Types.ObjectId | null; url?: string | null }[] | null
  userId: Types.ObjectId
  users: Pick<StoredUser, 'username' | 'firstName' | 'lastName'>[]
  'seller-settings': Exclude<StoredSeller, null>[]
  media: { _id: Types.ObjectId; url?: string; updatedAt: Date }[]
}

const READ = {
  availableFrom: 1,
  currency: 1,
  files: 1,
  images: 1,
  inventoryQuantity: 1,
  options: 1,
  price: 1,
  sku: 1,
  slug: 1,
  title: 1,
  userId: 1,
  variants: 1,
}

/**
 * The products with these ids that are for sale, by id; in the request's transaction if it has one. A single driver
 * query: with Payload's five a quote took three times as long.
 */
export async function sellablesById(
  req: PayloadRequest,
  ids: Iterable<string>,
): Promise<Map<string, Sellable>> {
  const rows = await driverCollection(req, 'products')
    .aggregate<ProductRow>(forSale(req, ids), { session: await sessionOf(req) })
    .toArray()
  return toSellables(req, rows)
}

/** Aggregation stages that read the products with these ids that are for sale, with sellers and pictures. */
export function forSale(req: PayloadRequest, ids: Iterable<string>) {
  const known = [...new Set(ids)].filter(isRecordId)
  return [
    { $match: { _id: { $in: known.map((id) => new Types.ObjectId(id)) }, ...FOR_SALE } },
    { $project: READ },
    joined(req, 'users', 'userId', { username: 1, firstName: 1, lastName: 1 }),
    { $lookup: sellersOf(req) },
    joined(req, 'media', 'images.media', { url: 1, updatedAt: 1 }),
  ]
}

/** Converts the rows that these stages read to sellable products, by id. */
export async function toSellables(
  req: PayloadRequest,
  rows: readonly ProductRow[],
): Promise<Map<string, Sellable>> {
  const products = rows.map((row) => ({ row, files: row.files?.map(String) }))
  const filesOf = await filesOfProducts(req, products)
  return new Map(products.map(({ row, files }) => [String(row._id), toSellable(row, filesOf({ files }))]))
}

/** The settings of a product's seller; the index on them is unique. */
function sellersOf(req: PayloadRequest) {
  const { collectionName: from } = driverCollection(req, 'seller-settings')
  return { from, localField: 'userId', foreignField: 'userId', as: 'seller-settings' }
}

/** A lookup stage: joins the documents that a field refers to, under their collection's slug. */
function joined(req: PayloadRequest, slug: 'users' | 'media', localField: string, read: Record<string, 1>) {
  const { collectionName: from } = driverCollection(req, slug)
  return { $lookup: { from, localField, foreignField: '_id', pipeline: [{ $project: read }], as: slug } }
}

function toSellable(row: ProductRow, files: ProductFile[]): Sellable {
  const { _id, title, price, currency, inventoryQuantity, userId, variants } = row
  const day = row.availableFrom ? utcDay(row.availableFrom) : null
  return {
    id: String(_id),
    slug: row.slug ?? null,
    title,
    image: pictureOf(row),
    price,
    currency,
    sku: row.sku ?? null,
    inventoryQuantity,
    optionNames: (row.options ?? []).map(({ name }) => name),
    hasVariants: (variants ?? []).length > 0,
    variants: (variants ?? [])
      .filter(({ isActive }) => isActive !== false)
      .map((each) => ({
        id: each.id ?? '',
        values: each.values ?? [],
        sku: each.sku ?? null,
        price: each.price ?? price,
        inventoryQuantity: each.inventoryQuantity ?? 0,
      })),
    sellerId: String(userId),
    sellerName: nameOf(row),
    seller: row['seller-settings'][0] ?? null,
    files,
    availableFrom: isAvailable(day) ? null : day,
  }
}

/** The URL of the first picture that exists. */
function pictureOf({ images, media }: ProductRow): string | null {
  const [first] = (images ?? []).flatMap((image) => {
    const found = media.find(({ _id }) => image.media?.equals(_id))
    return found?.url ? versioned(found.url, found.updatedAt) : (image.url ?? [])
  })
  return first ?? null
}

function nameOf({ users: [seller], 'seller-settings': [settings] }: ProductRow): string {
  return settings?.name || (seller ? fullName(seller) || seller.username : '')
}

import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ProductRow } from '@/contracts/commerce/catalogue'
import { LIST_MAX } from '@/contracts/core/page'
import { driverCollection } from '@/database/driverCollection'
import { toFlag } from '@/database/ids'
import { readableRecords } from '@/database/readableRecords'
import type { Product as StoredProduct } from '@/payload-types'
import { mediaFile } from '../core/mediaFile'

const AS_STORED = {
  title: 1,
  sku: 1,
  category: 1,
  price: 1,
  compareAtPrice: 1,
  currency: 1,
  inventoryQuantity: 1,
  isActive: 1,
  isFeatured: 1,
} as const

type Row = Pick<StoredProduct, keyof typeof AS_STORED> & {
  _id: Types.ObjectId
  picture?: { media?: Types.ObjectId | null; url?: string | null }
  variants: number
  files: number
}

const sizeOf = (list: string) => ({ $size: { $ifNull: [`$${list}`, []] } })

/** A user's products, newest first, as the table shows them; read by the driver, because variants are many. */
export async function productRows(req: PayloadRequest, userId: string): Promise<ProductRow[]> {
  const picture = { $first: '$images' }
  const rows = await driverCollection(req, 'products')
    .find({ userId: new Types.ObjectId(userId) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(LIST_MAX)
    .project<Row>({ ...AS_STORED, picture, variants: sizeOf('variants'), files: sizeOf('files') })
    .toArray()
  const urlOf = await mediaUrls(req, rows)
  return rows.map(({ _id, sku, category, compareAtPrice, isActive, isFeatured, picture: first, ...row }) => ({
    ...row,
    id: String(_id),
    sku: sku ?? null,
    category: category ?? null,
    compareAtPrice: compareAtPrice ?? null,
    isActive: toFlag(isActive),
    isFeatured: toFlag(isFeatured),
    picture: urlOf(first?.media) ?? first?.url ?? null,
  }))
}

/** The addresses of the site's own pictures that products show. */
async function mediaUrls(req: PayloadRequest, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ picture }) => (picture?.media ? String(picture.media) : [])))]
  const media = ids.length === 0 ? [] : await readableRecords('media', { req, where: { id: { in: ids } } })
  const urls = new Map(media.map((each) => [each.id, mediaFile(each)?.url]))
  return (id: Types.ObjectId | null | undefined) => (id ? urls.get(String(id)) : undefined)
}

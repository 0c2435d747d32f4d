import { Types } from 'mongoose'
import * as contract from '@/contracts/commerce/products'
import { readProduct } from '@/contracts/commerce/productPage'
import { listMyVariants } from '@/contracts/commerce/variants'
import { LIST_MAX } from '@/contracts/core/page'
import { boundedList } from '@/database/boundedList'
import { notFound } from '@/database/errors'
import { fromFlags } from '@/database/ids'
import { ownRecord } from '@/database/ownRecords'
import { filesOfProducts } from '@/domain/commerce/productFiles'
import { writingStock } from '@/domain/commerce/stockPlan'
import { inTransaction } from '@/database/transaction'
import { requireUnchanged } from '@/database/versions'
import type { Product as StoredProduct } from '@/payload-types'
import { handle } from '../core/handle'
import { type Caller, ownHandlers } from '../core/ownHandlers'
import { activeProducts } from './activeProducts'
import { planStock, variantRows } from './planStock'
import { presentProduct, presentVariants } from './present'
import { productPage } from './productPage'
import type { PayloadRequest } from 'payload'
import { readableRecords } from '@/database/readableRecords'
import { ownPictureName } from '@/contracts/commerce/products'

type PictureRows = NonNullable<StoredProduct['images']>

/**
 * Picture addresses in stored form: those of this site's library as relations, so that they follow a replaced
 * file.
 */
async function pictureRows(req: PayloadRequest, urls: string[]): Promise<PictureRows> {
  const names = urls.flatMap((url) => ownPictureName(url) ?? [])
  const ids = new Map<string | null, string>()
  if (names.length > 0) {
    const pictures = await readableRecords('media', { req, where: { filename: { in: names } } })
    for (const { id, filename } of pictures) ids.set(filename ?? null, id)
  }
  return urls.map((url) => {
    const media = ids.get(ownPictureName(url))
    return media ? { media } : { url }
  })
}

/** GET /api/products: the active products of all creators, newest first. */
export const listProducts = handle(contract.listProducts, ({ payload }) => activeProducts(payload))

/** GET /api/shop/products/{slug}: a product as its page shows it; for a former slug the answer has the current one. */
export const readShopProduct = handle(readProduct, async ({ params: { slug }, payload }) => {
  const product = await productPage(payload, slug)
  if (!product) throw notFound()
  return product
})

/** GET /api/products/my: without the variants, whose hooks would take most of the time. */
export const listMyProducts = handle(contract.listMyProducts, async ({ req, user, payload }) => {
  const { docs } = await payload.find({
    collection: 'products',
    where: { userId: { equals: user.id } },
    sort: ['-createdAt', '-id'],
    limit: LIST_MAX,
    pagination: false,
    depth: 1,
    select: { variants: false, options: false, files: false },
    overrideAccess: false,
    req,
  })
  return docs.map(presentProduct)
})

/** Calls on the caller's own products, also inactive ones. Another user's connection is 404, like an unknown one. */
const ownProductCalls = ownHandlers({
  collection: 'products',
  create: contract.createProduct,
  remove: contract.deleteProduct,
  removed: contract.PRODUCT_TEXTS.deleted,
  toStored: (body, { req }) => toStored(body, { req, stored: null }),
  present: presentProduct,
  depth: 1,
})

/** PATCH /api/products/{id}: sets the stock to the number sent, or with `inventoryWas` applies the difference. */
export const updateProduct = handle(
  contract.updateProduct,
  async ({ params: { id }, body: { inventoryWas, updatedAt, ...body }, req, user, payload }) => {
    const changed = await inTransaction(req, async () => {
      const stored = await ownRecord('products', id, { req, user })
      requireUnchanged({ updatedAt }, stored)
      const data = await toStored(body, { req, stored })
      const stock = planStock(stored, { ...body, inventoryWas }, data.variants)
      const options = { collection: 'products', id, depth: 1, overrideAccess: false, req } as const
      return payload.update({ ...options, ...writingStock(stock), data })
    })
    return presentProduct(changed)
  },
)

/** GET /api/products/variants: address, options, variants and files of the caller's own products. */
export const listVariants = handle(listMyVariants, async ({ req, user, headers }) => {
  const products = await boundedList('products', {
    req,
    headers,
    filter: { userId: new Types.ObjectId(user.id) },
    sort: { createdAt: -1, _id: -1 },
    projection: { slug: 1, options: 1, variants: 1, availableFrom: 1, files: 1 },
  })
  const filesOf = await filesOfProducts(req, products)
  return products.map((product) => presentVariants(product, filesOf(product)))
})

type Change = Partial<Omit<contract.ProductPatch, 'inventoryWas' | 'updatedAt'>>

async function toStored(
  { images, variants, fileIds, availableFrom, ...body }: Change,
  { req, stored }: Pick<Caller, 'req'> & { stored: StoredProduct | null },
) {
  return {
    ...fromFlags(body, 'isActive', 'isFeatured'),
    ...(images && { images: await pictureRows(req, images) }),
    // Noon, so that no time zone shifts it to another day.
    ...(availableFrom !== undefined && {
      availableFrom: availableFrom && `${availableFrom}T12:00:00.000Z`,
    }),
    ...(variants && { variants: variantRows(variants, stored) }),
    ...(fileIds && { files: fileIds }),
  }
}

/** The calls of products. */
export const productCalls = [
  listProducts,
  readShopProduct,
  listMyProducts,
  ...ownProductCalls,
  updateProduct,
  listVariants,
]

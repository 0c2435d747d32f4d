import * as contract from '@/contracts/commerce/products'
import { fromFlags } from '@/database/ids'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { activeProducts } from './activeProducts'
import { pictureRows } from './pictureRows'
import { presentProduct } from './present'

/** GET /api/products: the active products of all creators, newest first. */
export const listProducts = handle(contract.listProducts, ({ payload }) => activeProducts(payload))

/** The calls on one's own products, inactive ones too. Another person's connection is 404, like an unknown one. */
const ownProductCalls = ownHandlers({
  collection: 'products',
  list: contract.listMyProducts,
  create: contract.createProduct,
  update: contract.updateProduct,
  remove: contract.deleteProduct,
  removed: contract.PRODUCT_TEXTS.deleted,
  toStored: async ({ images, ...body }, { req }) => ({
    ...fromFlags(body, 'isActive', 'isFeatured'),
    ...(images && { images: await pictureRows(req, images) }),
  }),
  present: presentProduct,
  depth: 1,
})

/** The calls of products. */
export const productCalls = [listProducts, ...ownProductCalls]

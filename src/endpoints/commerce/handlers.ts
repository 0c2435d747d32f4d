import type { PayloadRequest } from 'payload'
import { handle } from '../core/handle'
import { ownRecord, ownRecords, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { activeProducts } from './activeProducts'
import * as contract from '@/contracts/commerce/products'
import { pictureRows } from './pictureRows'
import { presentProduct } from './present'

/** GET /api/products: the active products of all creators, newest first. */
export const listProducts = handle(contract.listProducts, ({ payload }) => activeProducts(payload))

/** GET /api/products/my: the caller's own, including inactive ones. */
export const listMyProducts = handle(contract.listMyProducts, async ({ req, user }) => {
  const products = await ownRecords('products', { req, user, depth: 1 })
  return products.map(presentProduct)
})

/** POST /api/products: another person's connection is 404, like an unknown one. */
export const createProduct = handle(contract.createProduct, async ({ body, req, user, payload }) => {
  const stored = await inTransaction(req, async () => {
    await requireRoom('products', { req, user })
    const data = { ...(await toStored(req, body)), userId: user.id }
    return payload.create({ collection: 'products', data, depth: 1, req, overrideAccess: false })
  })
  return presentProduct(stored)
})

/** PATCH /api/products/{id}: changes only the given fields. */
export const updateProduct = handle(
  contract.updateProduct,
  async ({ params: { id }, body, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      await ownRecord('products', id, { req, user })
      const data = await toStored(req, body)
      return payload.update({ collection: 'products', id, data, depth: 1, req, overrideAccess: false })
    })
    return presentProduct(stored)
  },
)

/** DELETE /api/products/{id} */
export const deleteProduct = handle(
  contract.deleteProduct,
  async ({ params: { id }, req, user, payload }) => {
    await inTransaction(req, async () => {
      await ownRecord('products', id, { req, user })
      await payload.delete({ collection: 'products', id, depth: 0, req, overrideAccess: false })
    })
    return { message: contract.PRODUCT_TEXTS.deleted }
  },
)

/** A body in stored form: flags and pictures only where they are given. */
async function toStored<T extends contract.ProductPatch>(
  req: PayloadRequest,
  { images, isActive, isFeatured, ...rest }: T,
) {
  return {
    ...rest,
    ...(images && { images: await pictureRows(req, images) }),
    ...(isActive && { isActive: isActive === 'true' }),
    ...(isFeatured && { isFeatured: isFeatured === 'true' }),
  }
}

/** The calls of products. */
export const productCalls = [listProducts, listMyProducts, createProduct, updateProduct, deleteProduct]

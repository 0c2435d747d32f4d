import { isAdmin, needsApproval } from '@/access/guards'
import * as contract from '@/contracts/commerce/catalogue'
import { conflict, foundOrNull, notFound } from '@/database/errors'
import { isRecordId, ownRecord } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { filesOfProducts } from '@/domain/commerce/productFiles'
import { writingStock } from '@/domain/commerce/stockPlan'
import { inTransaction } from '@/database/transaction'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { planStock } from './planStock'
import { presentProduct, presentVariants, presentWaiting } from './present'
import { productRows } from './productRows'

/** PATCH /api/products/{id}/number: 409 when the stored number is no longer the one that was read. */
export const changeProductNumber = handle(
  contract.changeProductNumber,
  async ({ params: { id }, body: { field, from, to }, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      const product = await ownRecord('products', id, { req, user })
      if (product[field] !== from) throw conflict(contract.CATALOGUE_TEXTS.changedMeanwhile)
      const stock = planStock(product, field === 'price' ? {} : { inventoryQuantity: to }, undefined)
      const data = field === 'price' ? { price: to } : {}
      const options = { collection: 'products', id, depth: 1, overrideAccess: false, req } as const
      return payload.update({ ...options, ...writingStock(stock), data })
    })
    return presentProduct(stored)
  },
)

/** POST /api/products/batch: changes each product in its own transaction; the answer names those that are gone. */
export const changeProducts = handle(
  contract.changeProducts,
  async ({ body: { change, ids }, req, user }) => {
    const done: string[] = []
    const failed: string[] = []
    for (const id of new Set(ids)) {
      const isDone = await changeOne(id, change, { req, user })
      ;(isDone ? done : failed).push(id)
    }
    return { done, failed }
  },
)

/** False when the caller no longer has the product. Throws on any other error. */
async function changeOne(id: string, change: contract.ProductBatch, { req, user }: Caller): Promise<boolean> {
  const one = { collection: 'products', id, depth: 0, overrideAccess: false, req } as const
  const changed = await foundOrNull(() =>
    inTransaction(req, async () => {
      await ownRecord('products', id, { req, user })
      return change === 'delete'
        ? req.payload.delete(one)
        : req.payload.update({ ...one, data: { isActive: change === 'activate' } })
    }),
  )
  return changed !== null
}

/** GET /api/products/waiting: the caller's products that await approval; everyone's for an admin. */
export const listWaitingProducts = handle(contract.listWaitingProducts, async ({ req, user }) => {
  const waiting = { isWaiting: { equals: true } }
  const where = isAdmin(user) ? waiting : { and: [waiting, { userId: { equals: user.id } }] }
  const products = await readableRecords('products', { req, where, depth: 1 })
  return { nextWaits: await needsApproval(req, user, user.id), products: products.map(presentWaiting) }
})

/** POST /api/products/{id}/approve: visitors see the product from now on. A repeat gets the same answer. */
export const approveProduct = handle(contract.approveProduct, async ({ params: { id }, req, payload }) => {
  if (!isRecordId(id)) throw notFound()
  await inTransaction(req, () =>
    payload.update({ collection: 'products', id, data: { isWaiting: false }, overrideAccess: false, req }),
  )
  return { message: contract.CATALOGUE_TEXTS.approved }
})

/** GET /api/products/rows */
export const listProductRows = handle(contract.listProductRows, ({ req, user }) => productRows(req, user.id))

/** GET /api/products/{id}/details: 404 for another user's product, as for an unknown id. */
export const readMyProduct = handle(contract.readMyProduct, async ({ params: { id }, req, user }) => {
  await ownRecord('products', id, { req, user })
  const [product] = await readableRecords('products', { req, where: { id: { equals: id } }, depth: 1 })
  if (!product) throw notFound()
  const filesOf = await filesOfProducts(req, [product])
  return { product: presentProduct(product), variants: presentVariants(product, filesOf(product)) }
})

/** The calls of the product table and of product approval. */
export const catalogueCalls = [
  listProductRows,
  readMyProduct,
  changeProductNumber,
  changeProducts,
  listWaitingProducts,
  approveProduct,
]

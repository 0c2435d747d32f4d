import * as v from 'valibot'
import { call } from '../core/call'
import { Message, date, id, integer, noQuery } from '../core/wire'
import { Product } from './products'
import { ProductVariants } from './variants'

export const BATCH_MAX = 1_000

export const CATALOGUE_TEXTS = {
  approved: 'Product approved',
  approveFailed: 'Failed to approve product',
  changedMeanwhile: 'Changed meanwhile. This is the value now.',
  gone: 'Deleted meanwhile',
  notLoaded: 'The product could not be loaded.',
} as const

const { title, category, price, compareAtPrice, currency, inventoryQuantity, isActive, isFeatured, sku } =
  Product.entries
/** A product as the table of products shows it. */
export const ProductRow = v.strictObject({
  id,
  title,
  sku,
  category,
  price,
  compareAtPrice,
  currency,
  inventoryQuantity,
  isActive,
  isFeatured,
  picture: v.nullable(v.string()),
  /** How many it has. */
  variants: v.number(),
  files: v.number(),
})
export type ProductRow = v.InferOutput<typeof ProductRow>

export const listProductRows = call({
  method: 'get',
  path: '/products/rows',
  who: 'user',
  query: noQuery,
  answer: v.array(ProductRow),
  summary: "The caller's products, newest first, each as a row of a table",
})

export const readMyProduct = call({
  method: 'get',
  path: '/products/:id/details',
  who: 'user',
  query: noQuery,
  answer: v.strictObject({ product: Product, variants: ProductVariants }),
  summary: "One of the caller's products, with its options, variants and files",
})

/** The two numbers that can be edited in the product table itself: the price in cents, and the stock. */
export const PRODUCT_NUMBERS = ['price', 'inventoryQuantity'] as const
export type ProductNumber = (typeof PRODUCT_NUMBERS)[number]

const Amount = integer(0, 'Must be a whole number of at least 0')

export const changeProductNumber = call({
  method: 'patch',
  path: '/products/:id/number',
  who: 'user',
  /** `from` is the number that the client last read. */
  body: v.object({ field: v.picklist(PRODUCT_NUMBERS), from: Amount, to: Amount }),
  answer: Product,
  summary:
    "Change the price or the stock of one of the caller's products, unless somebody else did meanwhile",
  fails: [409],
})

export const PRODUCT_BATCHES = ['activate', 'deactivate', 'delete'] as const
export type ProductBatch = (typeof PRODUCT_BATCHES)[number]

export const changeProducts = call({
  method: 'post',
  path: '/products/batch',
  who: 'user',
  body: v.object({
    change: v.picklist(PRODUCT_BATCHES),
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(BATCH_MAX)),
  }),
  answer: v.strictObject({ done: v.array(id), failed: v.array(id) }),
  summary: "Switch several of the caller's products on or off, or delete them, each by itself",
})

/** A product that needs an admin's approval before visitors see it (docs/behaviour.md, 5.5). */
export const WaitingProduct = v.strictObject({
  id,
  title: v.string(),
  description: v.nullable(v.string()),
  price: v.number(),
  currency: v.string(),
  images: v.array(v.string()),
  username: v.string(),
  createdAt: date,
})
export type WaitingProduct = v.InferOutput<typeof WaitingProduct>

export const listWaitingProducts = call({
  method: 'get',
  path: '/products/waiting',
  who: 'user',
  /** `nextWaits`: whether a product that the caller adds now would need approval, too. */
  answer: v.strictObject({ nextWaits: v.boolean(), products: v.array(WaitingProduct) }),
  summary: "The caller's products that wait for an admin's nod, newest first; everybody's for an admin",
})

export const approveProduct = call({
  method: 'post',
  path: '/products/:id/approve',
  who: 'admin',
  answer: Message,
  summary: 'Let visitors see a product that waited',
  fails: [404],
})

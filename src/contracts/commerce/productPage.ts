import * as v from 'valibot'
import { call } from '../core/call'
import { id } from '../core/wire'
import { ProductFile } from './downloads'
import { PublicProduct } from './products'

/** A product on its own page, with the options and variants for sale; a variant's price is in minor units. */
export const ProductPage = v.strictObject({
  ...PublicProduct.entries,
  slug: v.string(),
  weight: v.nullable(v.number()),
  /** The day it becomes available, until which it can be pre-ordered; null once it is available. */
  availableFrom: v.nullable(v.string()),
  options: v.array(v.strictObject({ name: v.string(), values: v.array(v.string()) })),
  variants: v.array(
    v.strictObject({
      id,
      values: v.array(v.string()),
      price: v.number(),
      inventoryQuantity: v.number(),
    }),
  ),
  sellerName: v.string(),
  /** Where its parcels come from, such as "Miami Beach, Florida"; null if the seller did not say. */
  sellerFrom: v.nullable(v.string()),
  /** What shipping it costs by the seller's own prices, in words; null for the shop's price. */
  shipping: v.nullable(v.string()),
  /** Whether it can be picked up. */
  hasPickup: v.boolean(),
  /** The seller's own rules for returns; null for the shop's. */
  returns: v.nullable(v.string()),
  /** Files that buyers download, by name and size; empty for a shipped product. */
  downloads: v.array(v.omit(ProductFile, ['id'])),
})
export type ProductPage = v.InferOutput<typeof ProductPage>

export const readProduct = call({
  method: 'get',
  path: '/shop/products/:slug',
  who: 'anyone',
  answer: ProductPage,
  summary: 'A product of the shop by its address, by one that it had before, or by its id',
  fails: [404],
})

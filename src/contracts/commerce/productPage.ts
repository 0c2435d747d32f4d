import * as v from 'valibot'
import { call } from '../core/call'
import { id } from '../core/wire'
import { ProductFile } from './downloads'
import { PublicProduct } from './products'

/** A product on its own page. Options and variants are those for sale; a variant's price in minor units. */
export const ProductPage = v.strictObject({
  ...PublicProduct.entries,
  slug: v.string(),
  weight: v.nullable(v.number()),
  /** The day from which it is there, until which it is ordered ahead; null where it is there. */
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
  /** What buyers download, by name and size; empty for what is shipped. */
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

import * as v from 'valibot'
import { call } from '../core/call'
import {
  FIELD_TEXTS,
  Message,
  date,
  day,
  defaulted,
  flag,
  httpUrl,
  id,
  integer,
  isoDate,
  longText,
  optional,
  patchable,
  text,
} from '../core/wire'
import { ProductFileIds } from './downloads'
import { InventoryWas, ProductOptions, ProductVariantInputs, VARIANT_TEXTS } from './variants'

export const DEFAULT_CURRENCY = 'USD'

export const IMAGES_MAX = 20

export const TAGS_MAX = 50

export const PRODUCT_TEXTS = {
  inventoryNegative: VARIANT_TEXTS.inventoryNegative,
  priceNegative: VARIANT_TEXTS.priceNegative,
  titleRequired: 'Product title is required',
  weightNegative: 'Weight must be positive',
  dayInvalid: 'Enter a day, or leave it empty',
  created: 'Product created successfully',
  updated: 'Product updated successfully',
  deleted: 'Product deleted successfully',
  deleteFailed: 'Failed to delete product',
  createFailed: 'Failed to create product',
  updateFailed: 'Failed to update product',
} as const

/** The file name in an address of this site's own media library; null for any other address. */
export function ownPictureName(url: string): string | null {
  const name = OWN_PICTURE.exec(url)?.[1]
  try {
    return name ? decodeURIComponent(name) : null
  } catch {
    return null
  }
}

/** Whether a text can be a product's picture: an http(s) address, or a file of this site's media library. */
export function isPictureUrl(value: string): boolean {
  return v.is(PictureUrl, value)
}

/** The path of a file in this site's media library, as product calls answer it: file name and version. */
const OWN_PICTURE = /^\/cms-api\/media\/file\/([^/\\?#\s]+)(?:\?v=\w+)?$/

const PictureUrl = v.union(
  [
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(OWN_PICTURE, FIELD_TEXTS.invalidUrl),
      v.maxLength(2_048, FIELD_TEXTS.invalidUrl),
    ),
    httpUrl(),
  ],
  FIELD_TEXTS.invalidUrl,
)

const Currency = v.pipe(
  v.string(FIELD_TEXTS.invalid),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'Must be a currency code of three letters'),
  v.metadata({ pattern: '^[A-Za-z]{3}$' }),
)

const Images = v.pipe(
  v.array(PictureUrl, FIELD_TEXTS.invalid),
  v.maxLength(IMAGES_MAX, `At most ${IMAGES_MAX} images`),
)

export const ProductTags = v.pipe(
  v.array(text(), FIELD_TEXTS.invalid),
  v.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags`),
)

const Price = integer(0, PRODUCT_TEXTS.priceNegative)

const Inventory = integer(0, PRODUCT_TEXTS.inventoryNegative)

/** In grams. */
const Weight = integer(0, PRODUCT_TEXTS.weightNegative)

/** A product as its owner sends it: prices in cents, weight in grams (docs/behaviour.md, 4.7). */
export const ProductInput = v.object({
  platformConnectionId: optional(id),
  externalId: optional(text()),
  title: text(PRODUCT_TEXTS.titleRequired),
  description: optional(longText()),
  price: Price,
  compareAtPrice: optional(Price),
  currency: defaulted(Currency, DEFAULT_CURRENCY),
  images: defaulted(Images, []),
  category: optional(text()),
  tags: defaulted(ProductTags, []),
  inventoryQuantity: defaulted(Inventory, 0),
  sku: optional(text()),
  barcode: optional(text()),
  weight: optional(Weight),
  /** The day it becomes available; until then it can be pre-ordered. */
  availableFrom: optional(day(PRODUCT_TEXTS.dayInvalid)),
  isActive: defaulted(flag, 'true'),
  isFeatured: defaulted(flag, 'false'),
  options: defaulted(ProductOptions, []),
  variants: defaulted(ProductVariantInputs, []),
  /** Files that its buyers download; nothing is shipped then. */
  fileIds: defaulted(ProductFileIds, []),
})
export type ProductInput = v.InferOutput<typeof ProductInput>

/**
 * Changes only the given fields; null and '' clear a field, or reset it to its default. With `inventoryWas` the stock
 * changes by the difference, so that sales made in the meantime are kept.
 */
export const ProductPatch = v.object({
  platformConnectionId: patchable(id),
  externalId: patchable(text()),
  title: v.optional(text(PRODUCT_TEXTS.titleRequired)),
  description: patchable(longText()),
  price: v.optional(Price),
  compareAtPrice: patchable(Price),
  currency: v.optional(defaulted(Currency, DEFAULT_CURRENCY)),
  images: v.optional(defaulted(Images, [])),
  category: patchable(text()),
  tags: v.optional(defaulted(ProductTags, [])),
  inventoryQuantity: v.optional(defaulted(Inventory, 0)),
  sku: patchable(text()),
  barcode: patchable(text()),
  weight: patchable(Weight),
  availableFrom: patchable(day(PRODUCT_TEXTS.dayInvalid)),
  isActive: v.optional(defaulted(flag, 'true')),
  isFeatured: v.optional(defaulted(flag, 'false')),
  options: v.optional(defaulted(ProductOptions, [])),
  variants: v.optional(defaulted(ProductVariantInputs, [])),
  fileIds: v.optional(defaulted(ProductFileIds, [])),
  inventoryWas: patchable(InventoryWas),
  /** As the client read it: 409 if the product has changed since; a sale is no change. */
  updatedAt: v.optional(isoDate()),
})
export type ProductPatch = v.InferOutput<typeof ProductPatch>

/** A product as everyone sees it, with exactly the public fields (docs/behaviour.md, 5.5). Prices in cents. */
export const PublicProduct = v.strictObject({
  id,
  title: v.string(),
  description: v.nullable(v.string()),
  category: v.nullable(v.string()),
  price: v.number(),
  compareAtPrice: v.nullable(v.number()),
  currency: v.string(),
  /** Absolute addresses, or paths of this site. */
  images: v.array(v.string()),
  isFeatured: flag,
  inventoryQuantity: v.number(),
  createdAt: date,
})
export type PublicProduct = v.InferOutput<typeof PublicProduct>

/** A product as its owner sees it. */
export const Product = v.strictObject({
  ...PublicProduct.entries,
  userId: id,
  platformConnectionId: v.nullable(id),
  externalId: v.nullable(v.string()),
  tags: v.array(v.string()),
  sku: v.nullable(v.string()),
  barcode: v.nullable(v.string()),
  weight: v.nullable(v.number()),
  isActive: flag,
  updatedAt: date,
})
export type Product = v.InferOutput<typeof Product>

export const listProducts = call({
  method: 'get',
  path: '/products',
  who: 'anyone',
  isCached: true,
  answer: v.array(PublicProduct),
  summary: 'The active products, newest first',
})

export const listMyProducts = call({
  method: 'get',
  path: '/products/my',
  who: 'user',
  answer: v.array(Product),
  summary: "The caller's products, newest first",
})

export const createProduct = call({
  method: 'post',
  path: '/products',
  who: 'user',
  body: ProductInput,
  answer: Product,
  status: 201,
  summary: 'Add a product',
  fails: [404, 409],
})

export const updateProduct = call({
  method: 'patch',
  path: '/products/:id',
  who: 'user',
  body: ProductPatch,
  answer: Product,
  summary: "Change one of the caller's products",
  fails: [409],
})

export const deleteProduct = call({
  method: 'delete',
  path: '/products/:id',
  who: 'user',
  answer: Message,
  summary: "Delete one of the caller's products",
})

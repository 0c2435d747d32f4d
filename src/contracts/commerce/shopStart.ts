import type { ProductPage } from './productPage'
import type { ShippingRate } from '../orders/shippingRates'
import type { PublicProduct } from './products'

/** The slug of a product's page, and the options and variants to choose from there. */
export type Goods = Pick<ProductPage, 'slug' | 'options' | 'variants'>
export type Variant = Goods['variants'][number]

/** Initial data of the shop page; the browser reads the rest from GET /api/products. */
export type ShopStart = {
  /** The first cards: each product with its first picture and a short text. */
  products: PublicProduct[]
  /** Number of all products in the shop. */
  total: number
  /** Whether `products` is the whole list, with uncut texts for the filters. */
  isWhole: boolean
  /** The slugs of these products, by id. */
  slugs: Record<string, string>
  /** The names of their options, by id; only of those that have any. */
  optionNames: Record<string, string[]>
}

/** Current data of a product, because a cart may be outdated. Options only if it has any. */
export type Stock = Pick<PublicProduct, 'id' | 'price' | 'inventoryQuantity'> &
  Partial<Goods> & {
    /** Set when nothing is shipped. */
    isDownload?: true
    /** The index of its seller's own price in `StockStart.rates`; absent where the shop's flat one counts. */
    rate?: number
  }

/** Initial data of the cart page, and whether it covers every product. */
export type StockStart = {
  stock: Stock[]
  isWhole: boolean
  /** Where a checkout ships to at first, two capital letters; empty where nothing is shipped. */
  country: string
  /** What single sellers take for a parcel there; null for one who does not ship there. */
  rates: (ShippingRate | null)[]
}

/** The public part of the selling settings; a closed shop takes no orders. */
export type ShopTerms = {
  isOpen: boolean
  returnsText: string | null
}

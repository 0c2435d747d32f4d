import type { ProductPage } from './productPage'
import type { PublicProduct } from './products'

/** Where a product's page is, and what is chosen there. */
export type Goods = Pick<ProductPage, 'slug' | 'options' | 'variants'>
export type Variant = Goods['variants'][number]

/** What the shop's page is rendered with; the browser reads the rest from GET /api/products. */
export type ShopStart = {
  /** The first cards: each product with its first picture and a short text. */
  products: PublicProduct[]
  /** How many there are in all. */
  total: number
  /** Whether these are all of them, with all that the filters look at. */
  isWhole: boolean
  /** The slugs of these products, by id. */
  slugs: Record<string, string>
}

/** What the shop knows of a product now; a cart may be older. Options only where there are any. */
export type Stock = Pick<PublicProduct, 'id' | 'price' | 'inventoryQuantity'> &
  Partial<Goods> & {
    /** Set where nothing is shipped. */
    isDownload?: true
  }

/** What the cart's page is rendered with, and whether that is all of it. */
export type StockStart = { stock: Stock[]; isWhole: boolean }

/** What a visitor may know of how this shop sells; closed shops take no orders. */
export type ShopTerms = {
  isOpen: boolean
  returnsText: string | null
  /** Where and when to pick up; null where everything is shipped. */
  pickupText: string | null
}

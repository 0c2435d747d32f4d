import type { PublicProduct } from './products'

/** What the shop's page is rendered with; the browser reads the rest from GET /api/products. */
export type ShopStart = {
  /** The first cards: each product with its first picture and a short text. */
  products: PublicProduct[]
  /** How many there are in all. */
  total: number
  /** Whether these are all of them, with all that the filters look at. */
  isWhole: boolean
}

/** What the shop knows of a product now; a cart may be older. */
export type Stock = Pick<PublicProduct, 'id' | 'price' | 'inventoryQuantity'>

/** What the cart's page is rendered with, and whether that is all of it. */
export type StockStart = { stock: Stock[]; isWhole: boolean }

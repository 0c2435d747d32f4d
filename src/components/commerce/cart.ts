import * as v from 'valibot'

/** A line of the cart: public spec, section 3. Price in minor units. */
const CartItemShape = v.object({
  id: v.string(),
  productId: v.string(),
  title: v.string(),
  /** Size or colour. */
  detail: v.nullable(v.string()),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.string(),
  image: v.nullable(v.string()),
})
export type CartItem = v.InferOutput<typeof CartItemShape>

/** What the shop knows of a product now; a cart may be older. */
export type Stock = { id: string; price: number; inventoryQuantity: number }

/** Where the shop does not know the stock of a line. */
export const QUANTITY_MAX = 99

/** A line as it counts now. */
export type CartLine = {
  item: CartItem
  /** Per piece, in minor units: the shop's price of today for what was added there. */
  price: number
  quantity: number
  /** How many pieces there are at most; 0 is out of stock. */
  limit: number
  /** The price when it was added, where it has changed since. */
  formerPrice: number | null
}

/** A stored cart; null where the text is none. */
export function parseCart(text: string | null): CartItem[] | null {
  if (text === null) return null
  try {
    const { success, output } = v.safeParse(v.array(CartItemShape), JSON.parse(text))
    return success ? output : null
  } catch {
    return null
  }
}

/** The currency of the cart when it is another one; null where a piece may join, because a cart adds up in one currency. */
export function otherCurrency(items: CartItem[], currency: string): string | null {
  return items.find((item) => item.currency !== currency)?.currency ?? null
}

/** One more piece of a product; the same list when there are as many as `limit`, or when the cart is in another currency. */
export function addItem(items: CartItem[], product: Omit<CartItem, 'quantity'>, limit: number): CartItem[] {
  if (otherCurrency(items, product.currency) !== null) return items
  const found = items.find(({ productId }) => productId === product.productId)
  if (!found) return limit > 0 ? [...items, { ...product, quantity: 1 }] : items
  return found.quantity < limit ? setQuantity(items, found.id, found.quantity + 1, limit) : items
}

/** A line with a quantity between 1 and its limit (public spec, section 5). */
export function setQuantity(items: CartItem[], id: string, quantity: number, limit: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, quantity: clampQuantity(quantity, limit) } : item))
}

export function removeItem(items: CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Puts a removed line back where it stood; nothing changes when it is there. */
export function restoreItem(items: CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
}

/** What somebody typed as a quantity; 1 where it is no number (public spec, section 2). */
export function parseQuantity(text: string): number {
  const quantity = Number.parseInt(text, 10)
  return Number.isNaN(quantity) ? 1 : quantity
}

/** At least 1, at most the limit, where there is anything at all. */
export function clampQuantity(quantity: number, limit: number): number {
  return Math.max(1, Math.min(quantity, limit))
}

/**
 * The cart against the shop of today. Sample items keep their price, because they are static (public spec, section 3);
 * stock counts for every line whose product is known.
 */
export function cartLines(items: CartItem[], stock: Stock[], sampleIds: ReadonlySet<string>): CartLine[] {
  const products = new Map(stock.map((product) => [product.id, product]))
  return items.map((item) => {
    const product = products.get(item.productId)
    const limit = product ? product.inventoryQuantity : QUANTITY_MAX
    const price = product && !sampleIds.has(item.id) ? product.price : item.price
    const quantity = clampQuantity(item.quantity, limit)
    return { item, price, quantity, limit, formerPrice: price === item.price ? null : item.price }
  })
}

import * as v from 'valibot'
import type { Stock } from '@/contracts/commerce/shopStart'
import { productHref } from './productHref'
import { type VariantChoice, openChoice, variantOf } from './variants'

/** A line of the cart (docs/behaviour.md, 3.5); price in minor units. */
const CartItemShape = v.object({
  id: v.string(),
  productId: v.string(),
  /** Null where the product has no options, or none is chosen yet. */
  variantId: v.optional(v.nullable(v.string()), null),
  title: v.string(),
  /** Size or colour. */
  detail: v.nullable(v.string()),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.string(),
  image: v.nullable(v.string()),
  /** Proves that one piece is held for this visitor (docs/behaviour.md, 12.10). */
  hold: v.optional(v.string()),
  /** How many of them the shop had when it was asked last, if fewer; the badge counts no more than these. */
  left: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** Code of the short link through which the visitor came (docs/behaviour.md, 12.16). */
  link: v.optional(v.string()),
  /** A static example that the visitor never added: never ordered, gone with the first own piece. */
  isSample: v.optional(v.literal(true)),
})
export type CartItem = v.InferOutput<typeof CartItemShape>

/** The limit of a line whose stock the shop does not know. */
export const QUANTITY_MAX = 99

/** A line with its current price and limit. */
export type CartLine = {
  item: CartItem
  /** Per piece, in minor units: the shop's current price for products added there. */
  price: number
  quantity: number
  /** The most pieces a buyer can order; 0 means out of stock. */
  limit: number
  /** The price when it was added, if it has changed since. */
  formerPrice: number | null
  /** The product's page; null where the shop does not know the product. */
  href: string | null
  /** The option still to be chosen, such as a size. */
  choice: VariantChoice | null
  /** A digital product: nothing is shipped. */
  isDownload: boolean
  /** The index of its seller's own shipping price, -1 where that is not known; null for the shop's. */
  rate: number | null
}

/** Whether a line counts in the sums: there are some left, and no option is still to be chosen. */
export function isForSale({ limit, choice }: CartLine): boolean {
  return limit > 0 && choice === null
}

/**
 * Parses a stored cart; null if the text is not one. Samples that were stored before they were marked have an id of
 * their own; they are marked now, and gone beside own pieces.
 */
export function parseCart(text: string | null): CartItem[] | null {
  if (text === null) return null
  try {
    const { success, output } = v.safeParse(v.array(CartItemShape), JSON.parse(text))
    if (!success) return null
    const own = output.filter((item) => !item.isSample && item.id.startsWith(item.productId))
    return own.length > 0 ? own : output.map((item) => ({ ...item, isSample: true }))
  } catch {
    return null
  }
}

/** The cart's currency if it is not this one, else null: a cart has a single currency. */
export function otherCurrency(items: CartItem[], currency: string): string | null {
  return items.find((item) => item.currency !== currency)?.currency ?? null
}

/** Adds pieces of a product; returns the same list when the limit is reached or the currency differs. */
export function addItem(
  items: CartItem[],
  product: Omit<CartItem, 'quantity'>,
  limit: number,
  quantity = 1,
): CartItem[] {
  if (otherCurrency(items, product.currency) !== null) return items
  const found = items.find((item) => isSame(item, product))
  if (!found) return limit > 0 ? [...items, { ...product, quantity: clampQuantity(quantity, limit) }] : items
  return found.quantity < limit ? setQuantity(items, found.id, found.quantity + quantity, limit) : items
}

/** Adds a piece held for this visitor, to its line if there is one; returns the same list if the currency differs. */
export function addKept(items: CartItem[], kept: CartItem): CartItem[] {
  if (otherCurrency(items, kept.currency) !== null) return items
  const found = items.find((item) => isSame(item, kept))
  if (!found) return [...items, kept]
  return items.map((item) => (item === found ? { ...item, hold: kept.hold } : item))
}

/** The id of a line: one for each variant. */
export function lineId(productId: string, variantId: string | null): string {
  return variantId === null ? productId : `${productId}:${variantId}`
}

/** Chooses the variant of a line, and merges it into a line that already has the same variant. */
export function chooseVariant(
  items: CartItem[],
  id: string,
  chosen: Pick<CartItem, 'variantId' | 'detail' | 'price'>,
  limit: number,
): CartItem[] {
  const item = items.find((each) => each.id === id)
  if (!item) return items
  const line = { ...item, ...chosen, id: lineId(item.productId, chosen.variantId) }
  const same = items.find((each) => each.id !== id && isSame(each, line))
  if (!same)
    return items.map((each) =>
      each.id === id ? { ...line, quantity: clampQuantity(line.quantity, limit) } : each,
    )
  return setQuantity(removeItem(items, id), same.id, same.quantity + item.quantity, limit)
}

/** What the visitor added, without the samples. */
export function ownItems(items: CartItem[]): CartItem[] {
  return items.filter(({ isSample }) => !isSample)
}

type Named = Pick<CartItem, 'productId' | 'variantId'>

function isSame(one: Named, other: Named): boolean {
  return one.productId === other.productId && one.variantId === other.variantId
}

/** Sets a line's quantity, between 1 and its limit (docs/behaviour.md, 3.5). */
export function setQuantity(items: CartItem[], id: string, quantity: number, limit: number): CartItem[] {
  return items.map((item) => {
    if (item.id !== id) return item
    const { left: _, ...rest } = item
    return { ...rest, quantity: clampQuantity(quantity, limit) }
  })
}

/** Notes at each line how many the shop has, by the line's id; returns the same list if that is no news. */
export function noteLeft(items: CartItem[], stock: ReadonlyMap<string, number>): CartItem[] {
  const noted = items.map((item) => {
    const has = stock.get(item.id) ?? item.quantity
    const left = has < item.quantity ? Math.max(0, has) : undefined
    if (item.isSample || left === item.left) return item
    const { left: _, ...rest } = item
    return left === undefined ? rest : { ...rest, left }
  })
  return noted.some((item, index) => item !== items[index]) ? noted : items
}

export function removeItem(items: CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Takes pieces that were bought out of the cart. */
export function takeOut(items: CartItem[], bought: (Named & { quantity: number })[]): CartItem[] {
  return items.flatMap((item) => {
    const found = bought.find((line) => isSame(line, item))
    if (!found) return [item]
    const { hold: _, ...left } = { ...item, quantity: item.quantity - found.quantity }
    return left.quantity > 0 ? [left] : []
  })
}

/** Puts a removed line back in its place; does nothing if it is already there. */
export function restoreItem(items: CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
}

/** Parses a typed quantity; the least if it is not a number (docs/behaviour.md, 3.5). */
export function parseQuantity(text: string, least = 1): number {
  const quantity = Number.parseInt(text, 10)
  return Number.isNaN(quantity) ? least : quantity
}

/** At least 1, or another least, and at most the limit if that is above it. */
export function clampQuantity(quantity: number, limit: number, least = 1): number {
  return Math.max(least, Math.min(quantity, limit))
}

/** The cart with the shop's current data; samples are static and keep their price (docs/behaviour.md, 3.5). */
export function cartLines(items: CartItem[], stock: Stock[]): CartLine[] {
  const products = new Map(stock.map((product) => [product.id, product]))
  return items.map((item) => {
    const product = products.get(item.productId)
    const goods = product && !item.isSample ? variantOf(product, item) : undefined
    const kept = item.hold ? 1 : 0
    const limit = Math.min(goods ? goods.inventoryQuantity + kept : QUANTITY_MAX, QUANTITY_MAX)
    const price = goods?.price ?? item.price
    const quantity = clampQuantity(item.quantity, limit)
    return {
      item,
      price,
      quantity,
      limit,
      formerPrice: price === item.price ? null : item.price,
      href: product ? productHref(product) : null,
      choice: product && !item.isSample ? openChoice(product, item) : null,
      isDownload: product?.isDownload === true,
      rate: (item.isSample ? null : product?.rate) ?? null,
    }
  })
}

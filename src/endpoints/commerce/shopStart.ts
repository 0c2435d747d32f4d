import type { Payload } from 'payload'
import type { PublicProduct } from '@/contracts/commerce/products'
import { cutText } from '@/contracts/core/cutText'
import type { Goods, ShopStart, StockStart } from '@/contracts/commerce/shopStart'
import { rateFor } from '@/contracts/orders/shippingRates'
import { idOf } from '@/database/ids'
import { termsOf } from '@/domain/orders/sellers'
import { readSelling } from '@/domain/orders/selling'
import { ACTIVE, PUBLIC_FIELDS } from './activeProducts'
import type { Product as StoredProduct } from '@/payload-types'
import { presentPublicProduct } from './present'
import { variantsForSale } from './productPage'

const CARDS_MAX = 24
const TEXT_MAX = 240
const STOCK_MAX = 500
/** Limit for all cards together, counted at worst-case escaping; each text appears on the page up to six times. */
const BYTES_MAX = 28_000
const ESCAPED = '&#x27;'
/** Limit for all slugs and variants next to the stock, counted in the same way. */
const GOODS_BYTES_MAX = 28_000

/**
 * The first cards of the shop, featured ones first, then newest, each with its first picture and, if they are all, a
 * short text, so that the page stays small however much sellers store. Reads as a visitor, whatever the caller may see.
 */
export async function shopStart(payload: Payload): Promise<ShopStart> {
  const { docs, totalDocs } = await payload.find({
    collection: 'products',
    where: ACTIVE,
    sort: ['-isFeatured', '-createdAt', '-id'],
    limit: CARDS_MAX,
    depth: 1,
    select: { ...PUBLIC_FIELDS, slug: true, options: true },
    user: null,
    overrideAccess: false,
  })
  const all = docs.map(presentPublicProduct)
  const hasOthers = totalDocs > docs.length
  const products = within(
    BYTES_MAX,
    all.map((product) => toCard(product, hasOthers)),
  )
  const isCut = all.some(({ description }) => (description?.length ?? 0) > TEXT_MAX)
  const shown = new Set(products.map(({ id }) => id))
  const slugs = Object.fromEntries(
    docs.flatMap(({ id, slug }) => (slug && shown.has(id) ? [[id, slug]] : [])),
  )
  const optionNames = Object.fromEntries(
    docs.flatMap(({ id, options }) =>
      options?.length && shown.has(id) ? [[id, options.map(({ name }) => name)]] : [],
    ),
  )
  return { products, total: totalDocs, isWhole: products.length === totalDocs && !isCut, slugs, optionNames }
}

/** Price, stock, variants and shipping of the newest products, for a cart that may hold them. */
export async function stockStart(payload: Payload): Promise<StockStart> {
  const { docs, totalDocs } = await payload.find({
    collection: 'products',
    where: ACTIVE,
    sort: ['-createdAt', '-id'],
    limit: STOCK_MAX,
    depth: 0,
    select: {
      price: true,
      inventoryQuantity: true,
      slug: true,
      options: true,
      variants: true,
      isDownload: true,
    },
    user: null,
    overrideAccess: false,
  })
  const goodsOf = goodsWithin(GOODS_BYTES_MAX)
  const { country, rates, rateOf } = await ownRates(
    payload,
    docs.map(({ id }) => id),
  )
  const stock = docs.map((stored) => {
    const { id, price, inventoryQuantity, isDownload } = stored
    const rate = rateOf.get(id)
    return {
      id,
      price,
      inventoryQuantity,
      ...(isDownload && { isDownload }),
      ...(rate !== undefined && { rate }),
      ...goodsOf(stored),
    }
  })
  return { stock, isWhole: stock.length === totalDocs, country, rates }
}

type OwnRates = Pick<StockStart, 'country' | 'rates'> & { rateOf: Map<string, number> }

/** What sellers of these products with their own prices take for a parcel to the shop's first country. */
async function ownRates(payload: Payload, ids: string[]): Promise<OwnRates> {
  const selling = await readSelling({ payload })
  const [country = ''] = selling.countries
  const of = { pagination: false, depth: 0, overrideAccess: true } as const
  // Overrides access, because visitors read neither owners nor settings; what is returned of them is on every quote.
  const { docs: owned } = await payload.find({
    ...of,
    collection: 'products',
    where: { id: { in: ids } },
    select: { userId: true },
  })
  const sellers = [...new Set(owned.map(({ userId }) => idOf(userId)).filter(Boolean))]
  const { docs: settings } = await payload.find({
    ...of,
    collection: 'seller-settings',
    where: { userId: { in: sellers } },
  })
  const own = settings.flatMap((stored) => {
    const { rates } = termsOf(stored, selling)
    return rates ? [{ sellerId: idOf(stored.userId), rate: rateFor(rates, country) }] : []
  })
  const rateOf = new Map(
    owned.flatMap(({ id, userId }) => {
      const at = own.findIndex(({ sellerId }) => sellerId === idOf(userId))
      return at === -1 ? [] : [[id, at]]
    }),
  )
  return { country, rates: own.map(({ rate }) => rate && { ...rate, countries: [] }), rateOf }
}

/** Slug and variants of the newest products, as far as they fit next to the numbers of all products. */
function goodsWithin(bytes: number) {
  let left = bytes
  return (stored: Pick<StoredProduct, 'slug' | 'price' | 'options' | 'variants'>): Partial<Goods> => {
    const { slug } = stored
    const goods = variantsForSale(stored)
    const shown = { ...(slug && { slug }), ...(goods.options.length > 0 && goods) }
    left -= Buffer.byteLength(JSON.stringify(shown).replaceAll(/["&'<>\\]/g, ESCAPED))
    return left < 0 ? {} : shown
  }
}

/** No card shows its text: only a search needs it, and that waits for the other products where there are more. */
function toCard(product: PublicProduct, hasOthers: boolean): PublicProduct {
  const text = hasOthers ? null : product.description
  const description = text && cutText(text, TEXT_MAX)
  return { ...product, description, images: product.images.slice(0, 1) }
}

function within(bytes: number, cards: PublicProduct[]): PublicProduct[] {
  let left = bytes
  const fitting = cards.findIndex((card) => {
    left -= bytesOf(card)
    return left < 0
  })
  return fitting === -1 ? cards : cards.slice(0, fitting)
}

function bytesOf(card: PublicProduct): number {
  const texts = Object.values(card).flat().join('')
  return Buffer.byteLength(texts.replaceAll(/["&'<>\\]/g, ESCAPED))
}

import { type ShippingRate, rateCents, rateFor } from './shippingRates'
import type { Delivery } from './states'
import { type OrderTotals, type PricedLine, SHIPPING_CENTS, orderTotals, spread } from './totals'

/** A line to split by seller; `discount` in minor units. */
export type PartLine = PricedLine & { sellerId: string; discount: number; isDownload: boolean }

/** How a seller's part of an order is handed over. */
export type PartTerms = {
  delivery: Delivery
  /** Own prices; null for the shop's flat one, which counts once for all parts that have it. */
  rates: readonly ShippingRate[] | null
}

/** A seller's part of an order; the sums of all parts are those of the order, to the cent. */
export type PartSums = OrderTotals & {
  sellerId: string
  delivery: Delivery
  /** Whether the shipping is the seller's own price, and theirs to keep. */
  hasOwnRates: boolean
  /** False if the seller ships nothing to that country. */
  isServed: boolean
}

type SoldPart = Pick<PartSums, 'sellerId' | 'delivery'>

/**
 * The parts of an order in the order of their first lines, and its sums, in minor units. Tax is computed on the whole
 * and spread over the parts by their goods, like the shop's flat shipping (docs/behaviour.md, 12.20).
 */
export function splitOrder(
  lines: readonly PartLine[],
  termsOf: (sellerId: string) => PartTerms,
  country: string,
): { parts: PartSums[]; totals: OrderTotals } {
  const drafts = [...new Set(lines.map(({ sellerId }) => sellerId))].map((sellerId) => {
    const own = linesOfSeller(lines, sellerId)
    const subtotal = own.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const discount = own.reduce((sum, line) => sum + line.discount, 0)
    const terms = termsOf(sellerId)
    const delivery = own.every(({ isDownload }) => isDownload) ? 'download' : terms.delivery
    const rates = delivery === 'ship' ? terms.rates : null
    const rate = rates && rateFor(rates, country)
    const goods = subtotal - discount
    const isServed = rates === null || rate !== null
    const ownShipping = rate ? rateCents(rate, goods) : 0
    return {
      sellerId,
      delivery,
      subtotal,
      discount,
      goods,
      ownShipping,
      hasOwnRates: rates !== null,
      isServed,
    }
  })
  const isFlat = ({ delivery, hasOwnRates }: (typeof drafts)[number]) => delivery === 'ship' && !hasOwnRates
  const flat = drafts.filter(isFlat)
  const flatShares = spread(
    SHIPPING_CENTS,
    flat.map(({ goods }) => goods),
  )
  const sums = orderTotals(lines, {
    delivery: 'download',
    discount: drafts.reduce((sum, { discount }) => sum + discount, 0),
  })
  const taxes = spread(
    sums.tax,
    drafts.map(({ goods }) => goods),
  )
  const parts = drafts.map(({ goods, ownShipping, ...part }, index) => {
    const draft = drafts[index]
    const shipping = draft && isFlat(draft) ? (flatShares[flat.indexOf(draft)] ?? 0) : ownShipping
    const tax = taxes[index] ?? 0
    return { ...part, shipping, tax, total: goods + shipping + tax }
  })
  const shipping = parts.reduce((sum, part) => sum + part.shipping, 0)
  return { parts, totals: { ...sums, shipping, total: sums.total + shipping } }
}

/** A seller's lines of an order; all of them for null. */
export function linesOfSeller<L extends { sellerId: string }>(
  lines: readonly L[] | null | undefined,
  sellerId: string | null,
): L[] {
  return (lines ?? []).filter((line) => sellerId === null || line.sellerId === sellerId)
}

/** How an order of these parts is handed over: shipped if any of it is, else picked up if any of it is. */
export function deliveryOfParts(parts: readonly Pick<PartSums, 'delivery'>[]): Delivery {
  const ways = parts.map(({ delivery }) => delivery)
  if (ways.includes('ship')) return 'ship'
  return ways.includes('pickup') ? 'pickup' : 'download'
}

/** How a seller's pieces are handed over: as their part says, or as the order does where it has no parts. */
export function deliveryOfSeller(
  { parts, delivery }: { parts?: readonly SoldPart[] | null; delivery?: Delivery | null },
  sellerId: string,
): Delivery {
  return parts?.find((part) => part.sellerId === sellerId)?.delivery ?? delivery ?? 'ship'
}

type ShownOrder = { parts: readonly { lineIds: string[]; delivery: Delivery }[]; delivery: Delivery }

/** How pieces of a shown order are handed over: as their part says, or as the order does where it has no parts. */
export function deliveryOfPieces(
  { parts, delivery }: ShownOrder,
  pieces: readonly { lineId: string }[],
): Delivery {
  const part = parts.find(({ lineIds }) => pieces.some(({ lineId }) => lineIds.includes(lineId)))
  return part?.delivery ?? delivery
}

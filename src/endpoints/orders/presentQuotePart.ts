import type { QuotePart } from '@/contracts/orders/checkout'
import { ownReturnWords } from '@/contracts/orders/sellerWords'
import { rateCents, rateFor } from '@/contracts/orders/shippingRates'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import type { OfferedPart } from './refuseDelivery'

type Around = {
  /** Where it would go. */
  country: string
  /** The shop's rule for returns in words; null where only the seller's own is said. */
  shopReturns: string | null
}

/** A seller's part of a quote; `lines` are the indexes of its lines. */
export function presentPart(
  { sums, terms, name }: OfferedPart,
  lines: number[],
  { country, shopReturns }: Around,
): QuotePart {
  const { isServed: _, hasOwnRates: __, ...shown } = sums
  const rate = terms.rates && rateFor(terms.rates, country)
  const ships = terms.deliveries.includes('ship') && sums.delivery !== 'download'
  const own = rate && rateCents(rate, sums.subtotal - sums.discount)
  return {
    ...shown,
    name,
    from: terms.from,
    lines,
    deliveries: sums.delivery === 'download' ? ['download'] : terms.deliveries,
    pickupText: terms.pickupText,
    shipPrice: ships ? (terms.rates ? own : SHIPPING_CENTS) : null,
    hasOwnRates: terms.rates !== null,
    freeFrom: rate?.freeFrom ?? null,
    returns: sums.delivery === 'download' ? null : (ownReturnWords(terms) ?? shopReturns),
  }
}

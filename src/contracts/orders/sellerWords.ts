import { formatCents } from '../core/money'
import type { ReturnPayer } from './sellerSettings'
import { type ShippingRate, rateFor } from './shippingRates'

/** How a seller takes pieces back; `payer` and `text` are null where nobody said. */
export type ReturnRule = { days: number; payer: ReturnPayer | null; text: string | null }

/** "14 days, you pay the postage." with the seller's own words behind it, as a buyer reads it. */
export function returnWords({ days, payer, text }: ReturnRule): string {
  if (days === 0) return ['No returns.', text].filter(Boolean).join(' ')
  const postage =
    payer === null ? '' : payer === 'buyer' ? ', you pay the postage' : ', the seller pays the postage'
  return [`${days} ${days === 1 ? 'day' : 'days'}${postage}.`, text].filter(Boolean).join(' ')
}

type OwnRule = { returnDays?: number | null; returnPayer?: ReturnPayer | null; returnText?: string | null }

/** A seller's own rule for returns in words; null where the shop's counts. */
export function ownReturnWords({ returnDays, returnPayer, returnText }: OwnRule): string | null {
  if (typeof returnDays !== 'number') return returnText ?? null
  return returnWords({ days: returnDays, payer: returnPayer ?? null, text: returnText ?? null })
}

/** "$6.00 from St. Petersburg, free from $200.00 on", or that nothing goes to that country. */
export function shippingWords(
  rates: readonly ShippingRate[],
  { country, from, currency = 'USD' }: { country: string; from: string | null; currency?: string },
): string {
  const rate = rateFor(rates, country)
  if (!rate) return 'Does not ship there'
  const price = rate.cents === 0 ? 'Free' : formatCents(rate.cents, currency)
  const free = rate.freeFrom === null ? null : freeFromWords(rate.freeFrom, currency).toLowerCase()
  return [`${price}${from ? ` from ${from}` : ''}`, free].filter(Boolean).join(', ')
}

/** "$6.00, free from $200.00 on" to the shop's first country, or that it depends on the country. */
export function ownShippingWords(
  rates: readonly ShippingRate[],
  { country, currency }: { country: string; currency: string },
): string {
  if (!rateFor(rates, country)) return 'Shipping depends on the country'
  return shippingWords(rates, { country, from: null, currency })
}

/** "Sol Marín does not ship there." */
export const doesNotShipThere = (name: string) => `${name} does not ship there.`

/** "Free from $200.00 on" */
export const freeFromWords = (cents: number, currency: string) =>
  `Free from ${formatCents(cents, currency)} on`

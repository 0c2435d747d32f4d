import type { SellerChoices } from '@/contracts/orders/sellerSettings'
import type { ShippingRate } from '@/contracts/orders/shippingRates'
import type { Delivery } from '@/contracts/orders/states'
import type { SellerSetting as StoredSellerSettings } from '@/payload-types'
import type { Selling } from './selling'

/** A seller's settings as the driver or Payload reads them; null for one who never set anything. */
export type StoredSeller = Partial<StoredSellerSettings> | null

/** What a seller has set, with defaults for what was never set. */
export function choicesOf(stored: StoredSeller): SellerChoices {
  return {
    name: stored?.name ?? null,
    country: stored?.country ?? null,
    region: stored?.region ?? null,
    city: stored?.city ?? null,
    pickup: stored?.pickup ?? 'shop',
    pickupPlace: stored?.pickupPlace ?? null,
    pickupHours: stored?.pickupHours ?? null,
    returnAddress: stored?.returnAddress ?? null,
    returnDays: stored?.returnDays ?? null,
    returnPayer: stored?.returnPayer ?? null,
    returnText: stored?.returnText ?? null,
    shipping: stored?.shipping ?? 'shop',
    rates: (stored?.rates ?? []).map(({ countries, cents, freeFrom }) => ({
      countries: countries ?? [],
      cents,
      freeFrom: freeFrom ?? null,
    })),
  }
}

/** How a seller sells now: their own settings, and the shop's where they have none. */
export type SellerTerms = {
  /** The name that the seller gave themselves for the shop; null without one. */
  ownName: string | null
  /** Where parcels come from, such as "Miami Beach, Florida"; null if nobody said. */
  from: string | null
  deliveries: Delivery[]
  pickupText: string | null
  /** Own prices, whose shipping is the seller's; null for the shop's flat one. */
  rates: ShippingRate[] | null
  /** Own rules for returns; null for those of the shop, as they are when somebody asks. */
  returnDays: number | null
  returnPayer: 'buyer' | 'seller' | null
  returnText: string | null
  returnAddress: string | null
}

/** The terms of a seller in the shop as it is now. */
export function termsOf(stored: StoredSeller, selling: Selling): SellerTerms {
  const own = choicesOf(stored)
  const ownPickup = own.pickup === 'own' ? joined([own.pickupPlace, own.pickupHours], '\n') : null
  const picksUp = own.pickup === 'shop' ? selling.deliveries.includes('pickup') : ownPickup !== null
  const { returnDays, returnPayer, returnText, returnAddress } = own
  return {
    ownName: own.name,
    from: placeOf(own),
    deliveries: [
      ...selling.deliveries.filter((each) => each === 'ship'),
      ...(picksUp ? (['pickup'] as const) : []),
    ],
    pickupText: own.pickup === 'shop' ? selling.pickupText : ownPickup,
    rates: selling.sellersSetRates && own.shipping === 'own' ? own.rates : null,
    returnDays,
    returnPayer,
    returnText,
    returnAddress,
  }
}

/** Where a seller's parcels come from, such as "Miami Beach, Florida"; null if they did not say. */
export function placeOf({ city, region, country }: SellerChoices): string | null {
  return joined([city, region ?? country], ', ')
}

function joined(parts: readonly (string | null)[], between: string): string | null {
  return parts.filter(Boolean).join(between) || null
}

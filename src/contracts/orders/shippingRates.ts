/** The price of one parcel to some countries, in minor units. */
export type ShippingRate = {
  /** Two capital letters each; none means everywhere else. */
  countries: readonly string[]
  cents: number
  /** From this sum of the part's goods on it costs nothing; null: never. */
  freeFrom: number | null
}

/** The rate for a country: of the group that names it, else of the one for everywhere else; null if there is none. */
export function rateFor(rates: readonly ShippingRate[], country: string): ShippingRate | null {
  const named = rates.find(({ countries }) => countries.includes(country))
  return named ?? rates.find(({ countries }) => countries.length === 0) ?? null
}

/** What a parcel with goods of this sum costs by a rate, in minor units. */
export function rateCents({ cents, freeFrom }: ShippingRate, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : cents
}

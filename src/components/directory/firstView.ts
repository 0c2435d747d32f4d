import type { Listing } from '@/contracts/content'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'

/** At most three featured listings, shown above the list. */
export function featuredListings(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

/** The listings without filters, those shown above last, and where in it each one of the editors' order stands. */
export function firstView(listings: readonly Listing[]): { shown: Listing[]; order: number[] } {
  const above = featuredListings(listings)
  const shown = [...listings.filter((each) => !above.includes(each)), ...above]
  return { shown, order: listings.map((each) => shown.indexOf(each)) }
}

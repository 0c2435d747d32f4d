import type { ListingCategory } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { Listing } from '@/contracts/content'
import type { matchesWords } from '../layout/matchesWords'

/** The directory's filters; '' does not filter. */
export type DirectoryFilters = { q: string; category: ListingCategory | ''; isOpen: boolean }

/** What a filter is tested by, once it is loaded. */
export type Tests = {
  matches?: typeof matchesWords | undefined
  isOpenNow?: ((hours: Listing['openingHours']) => boolean) | undefined
}

/** Whether all that these filters are tested by is loaded. */
export function isReadyFor(filters: DirectoryFilters, { matches, isOpenNow }: Tests): boolean {
  return Boolean((matches || !hasWords(filters)) && (isOpenNow || !filters.isOpen))
}

/** Reads filters from an address, for example '?category=Urban+Trends&q=tampa'. */
export function parseFilters(search: string, categories: readonly ListingCategory[]): DirectoryFilters {
  const query = new URLSearchParams(search)
  return {
    q: query.get('q') ?? '',
    category: categories.find((each) => each === query.get('category')) ?? '',
    isOpen: query.has('open'),
  }
}

/** Whether words are searched for, which takes a module of its own. */
export function hasWords({ q }: DirectoryFilters): boolean {
  return q.trim() !== ''
}

export function isNarrowed(filters: DirectoryFilters): boolean {
  return hasWords(filters) || filters.category !== '' || filters.isOpen
}

/**
 * The listings that match by name, description and location, or are open now; none while a test is not loaded yet.
 * Without filters the featured ones come last, because they are already shown above the list.
 */
export function filterListings(
  listings: readonly Listing[],
  filters: DirectoryFilters,
  { matches, isOpenNow }: Tests,
): Listing[] {
  if (!isNarrowed(filters)) {
    const above = featuredListings(listings)
    return [...listings.filter((each) => !above.includes(each)), ...above]
  }
  const { q, category, isOpen } = filters
  return listings
    .filter(
      (listing) =>
        (category === '' || listing.category === category) && (!isOpen || isOpenNow?.(listing.openingHours)),
    )
    .filter(
      ({ name, description, location }) => !hasWords(filters) || matches?.(q, name, description, location),
    )
}

/** At most three featured listings, shown above the list. */
export function featuredListings(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

import type { ListingCategory, OPEN_NOW } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { Listing } from '@/contracts/content'

export type Category = ListingCategory | typeof OPEN_NOW

/** The directory's filters; '' does not filter. */
export type DirectoryFilters = { q: string; category: Category | '' }

/** Reads filters from an address, for example '?category=Urban+Trends&q=tampa'. */
export function parseFilters(search: string, categories: readonly Category[]): DirectoryFilters {
  const query = new URLSearchParams(search)
  return {
    q: query.get('q') ?? '',
    category: categories.find((each) => each === query.get('category')) ?? '',
  }
}

/** Whether anything is filtered out, which takes a module of its own. */
export function isNarrowed({ q, category }: DirectoryFilters): boolean {
  return q.trim() + category !== ''
}

/** Whether a listing passes the filters; undefined while that is not loaded yet. */
export type Test = ((listing: Listing) => boolean) | undefined

/**
 * The listings that pass the filters, none while their test is not loaded yet. Without filters the featured ones come
 * last, because they are already shown above the list.
 */
export function filterListings(
  listings: readonly Listing[],
  filters: DirectoryFilters,
  test: Test,
): Listing[] {
  if (isNarrowed(filters)) return listings.filter((each) => test?.(each))
  const above = featuredListings(listings)
  return [...listings.filter((each) => !above.includes(each)), ...above]
}

/** At most three featured listings, shown above the list. */
export function featuredListings(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

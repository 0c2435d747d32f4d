import type { ListingCategory } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { Listing } from '@/contracts/content'

/** Stands among the categories where a place has opening hours by day. */
export const OPEN_NOW = 'Open now'
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

/** Whether these filters take a module of their own. */
export function needsTest({ q, category }: DirectoryFilters): boolean {
  return category === OPEN_NOW || q.trim() !== ''
}

export function isNarrowed(filters: DirectoryFilters): boolean {
  return needsTest(filters) || filters.category !== ''
}

/** Whether a listing passes a search and "Open now"; undefined while that is not loaded yet. */
export type Test = ((listing: Listing) => boolean) | undefined

/**
 * The listings that pass the filters, none while a test that they need is not loaded yet. Without filters the featured
 * ones come last, because they are already shown above the list.
 */
export function filterListings(
  listings: readonly Listing[],
  filters: DirectoryFilters,
  test: Test,
): Listing[] {
  if (!isNarrowed(filters)) {
    const above = featuredListings(listings)
    return [...listings.filter((each) => !above.includes(each)), ...above]
  }
  const { category } = filters
  return listings.filter((each) => (needsTest(filters) ? test?.(each) : each.category === category))
}

/** At most three featured listings, shown above the list. */
export function featuredListings(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

import type { Listing } from '@/contracts/content'
import { openUntil, weekMoment } from '@/contracts/openingTimes'
import { matchesWords } from '../layout/matchesWords'
import type { DirectoryFilters } from './directoryFilters'

/** Stands among the categories where a place has opening hours by day. */
export const OPEN_NOW = 'Open now'

/**
 * Whether a listing passes filters: all words occur in its name, description or location, and
 * it is of the category, or open at this moment on the directory's clock. A place without hours by day never is.
 */
export function passes({ q, category }: DirectoryFilters, timeZone: string): (listing: Listing) => boolean {
  const now = weekMoment(new Date(), timeZone)
  return (listing) => {
    const { name, description, location, openingHours } = listing
    if (!matchesWords(q, name, description, location)) return false
    if (category === OPEN_NOW) return openingHours !== null && openUntil(openingHours, now) !== null
    return category === '' || category === listing.category
  }
}

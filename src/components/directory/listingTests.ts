import type { Listing } from '@/contracts/content'
import { OPEN_NOW } from '@/contracts/directory'
import { openUntil, weekMoment } from '@/contracts/openingTimes'
import { matchesWords } from '../layout/matchesWords'
import type { DirectoryFilters } from './directoryFilters'

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

import type { Listing } from '@/contracts/content'
import { openUntil, weekMoment } from '@/contracts/openingTimes'
import { matchesWords } from '../layout/matchesWords'
import type { DirectoryFilters } from './directoryFilters'

/**
 * Whether a listing passes the filters that few visitors use: its words occur in name, description or location, and it
 * is open at this moment on the clock of the directory. Of a place without hours by day nobody knows.
 */
export function passes({ q, isOpen }: DirectoryFilters, timeZone: string): (listing: Listing) => boolean {
  const now = isOpen ? weekMoment(new Date(), timeZone) : null
  return ({ name, description, location, openingHours }) =>
    matchesWords(q, name, description, location) &&
    (now === null || (openingHours !== null && openUntil(openingHours, now) !== null))
}

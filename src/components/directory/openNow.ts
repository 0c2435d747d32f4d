import type { Listing } from '@/contracts/content'
import { openUntil, weekMoment } from '@/contracts/openingHours'

/** Whether a place is open at this moment, on the clock of the directory; of one without hours by day nobody knows. */
export function isOpenNow(timeZone: string): (hours: Listing['openingHours']) => boolean {
  const now = weekMoment(new Date(), timeZone)
  return (hours) => hours !== null && openUntil(hours, now) !== null
}

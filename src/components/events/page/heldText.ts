import type { EventPage } from '@/contracts/eventPage'
import { timeWithZone } from '../eventTime'

/** Why the last places of an event are not free, though nobody has them yet; empty when none is held. */
export function heldText({ held, timeZone }: Pick<EventPage, 'held' | 'timeZone'>): string {
  if (!held) return ''
  const until = timeWithZone(held.until, timeZone)
  return held.count === 1
    ? `One place is held until ${until} for somebody who is just confirming. `
    : `${held.count} places are held for people who are just confirming, the first until ${until}. `
}

import type { Event } from '@/contracts/events'

/** The places left, and how many registrations wait for the host; those hold a place, too. */
export function placesText(
  { capacity, seatsLeft }: Pick<Event, 'capacity' | 'seatsLeft'>,
  waiting: number,
): string {
  const left =
    capacity === null
      ? 'No limit'
      : `${seatsLeft ?? 0} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`
  return waiting === 0 ? left : `${left}, ${waiting} waiting for the host`
}

import type { Event, EventDetails } from '@/contracts/events'

/** The places left, and why others are taken already: a registration waits for the host, a guest is confirming. */
export function placesText(
  { capacity, seatsLeft }: Pick<Event, 'capacity' | 'seatsLeft'>,
  { waiting, held }: Pick<EventDetails, 'waiting' | 'held'> = { waiting: 0, held: 0 },
): string {
  const left =
    capacity === null
      ? 'No limit'
      : `${seatsLeft ?? 0} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`
  return [
    left,
    ...(waiting > 0 ? [`${waiting} waiting for the host`] : []),
    ...(held > 0
      ? [`${held} held for ${held === 1 ? 'a guest who is' : 'guests who are'} just confirming`]
      : []),
  ].join(', ')
}

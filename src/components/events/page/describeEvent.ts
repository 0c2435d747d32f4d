import { type CancelledEvent, type EventPage, eventPath } from '@/contracts/eventPage'

const SCHEMA = 'https://schema.org'

/** A public event for search engines (schema.org); `siteUrl` has no final slash. */
export function describeEvent(
  event: EventPage | CancelledEvent,
  { siteUrl, picture }: { siteUrl: string; picture: string | null },
) {
  const { title, eventDate, location, slug } = event
  const url = siteUrl + eventPath(slug)
  const place = location && { '@type': 'Place', name: location, address: location }
  return {
    '@type': 'Event',
    name: title,
    startDate: eventDate,
    url,
    eventStatus: `${SCHEMA}/${'hostName' in event ? 'EventScheduled' : 'EventCancelled'}`,
    ...(place && { eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`, location: place }),
    ...(picture && { image: [picture] }),
    ...('hostName' in event && {
      description: event.description ?? undefined,
      organizer: { '@type': 'Person', name: event.hostName },
      isAccessibleForFree: true,
      ...(event.capacity !== null && {
        maximumAttendeeCapacity: event.capacity,
        remainingAttendeeCapacity: event.seatsLeft,
      }),
      offers: {
        '@type': 'Offer',
        url,
        price: '0',
        priceCurrency: 'USD',
        availability: `${SCHEMA}/${event.seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
      },
    }),
  }
}

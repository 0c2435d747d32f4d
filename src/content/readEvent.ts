import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { eventPath } from '@/contracts/eventPage'
import { cancelledEvent, presentEventPage, publicEvent } from '@/endpoints/events/eventPage'

type Found =
  | { event: EventPage; isOver: boolean; cancelled?: undefined }
  | { event?: undefined; cancelled: CancelledEvent }

/** A public event by its address or by a former one, or that it was cancelled; null when there is none. */
export const readEvent = cache(async (address: string): Promise<Found | null> => {
  const payload = await getPayload({ config })
  const stored = await publicEvent(payload, address)
  if (stored) {
    const isOver = Date.parse(stored.eventDate) <= Date.now()
    return { event: await presentEventPage(payload, stored), isOver }
  }
  const cancelled = await cancelledEvent(payload, address)
  return cancelled && { cancelled }
})

/** The pages of public events to come, for the sitemap. */
export async function readEventPaths(): Promise<string[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'events',
    where: {
      and: [{ isPublic: { equals: true } }, { eventDate: { greater_than: new Date().toISOString() } }],
    },
    sort: ['eventDate', 'id'],
    pagination: false,
    depth: 0,
    select: { slug: true },
    // Visitors cannot read events; the pages of public ones are for everybody.
    overrideAccess: true,
  })
  return docs.flatMap(({ slug }) => (slug ? [eventPath(slug)] : []))
}

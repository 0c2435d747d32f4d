import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { HOUR_MS } from '@/contracts/core/time'
import { LINE_CLOSES_HOURS } from '@/contracts/eventWaits'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { eventPath } from '@/contracts/eventPage'
import { cancelledEvent, presentEventPage, publicEvent } from '@/endpoints/events/eventPage'

type Found =
  | ({ event: EventPage; cancelled?: undefined } & Moment)
  | { event?: undefined; cancelled: CancelledEvent }

type Moment = {
  isOver: boolean
  isLineClosed: boolean
  /** When what the page says is no longer true; undefined once it is over. */
  until: Date | undefined
}

/** A public event by its address or by a former one, or that it was cancelled; null when there is none. */
export const readEvent = cache(async (address: string): Promise<Found | null> => {
  const payload = await getPayload({ config })
  const stored = await publicEvent(payload, address)
  if (stored) {
    return { event: await presentEventPage(payload, stored), ...momentOf(new Date(stored.eventDate)) }
  }
  const cancelled = await cancelledEvent(payload, address)
  return cancelled && { cancelled }
})

function momentOf(start: Date): Moment {
  const closes = new Date(start.getTime() - LINE_CLOSES_HOURS * HOUR_MS)
  const [isOver, isLineClosed] = [start.getTime() <= Date.now(), closes.getTime() <= Date.now()]
  return { isOver, isLineClosed, until: isOver ? undefined : isLineClosed ? start : closes }
}

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

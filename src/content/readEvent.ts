import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import { HOUR_MS } from '@/contracts/core/time'
import { LINE_CLOSES_HOURS } from '@/contracts/eventWaits'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { EVENTS_PATH, eventPath } from '@/contracts/eventPage'
import {
  cancelledEvent,
  listedEvents,
  presentEventPage,
  publicEvent,
  toCome,
} from '@/endpoints/events/eventPage'
import { environment } from '@/environment'

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

/** The next public events, and how many there are in all. */
export const readEvents = cache(async () => listedEvents(await getPayload({ config })))

/** Whether there are public events to come; none while building, which has no database. */
export async function readHasEvents(): Promise<boolean> {
  if (environment.isBuilding) return false
  const payload = await getPayload({ config })
  // Visitors cannot read events; public ones are shown to everybody.
  const { totalDocs } = await payload.count({ collection: 'events', where: toCome(), overrideAccess: true })
  return totalDocs > 0
}

/** The list of public events to come, if there are any, and the page of each; for the sitemap. */
export async function readEventPaths(): Promise<string[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'events',
    where: toCome(),
    sort: ['eventDate', 'id'],
    pagination: false,
    depth: 0,
    select: { slug: true },
    // Visitors cannot read events; the pages of public ones are for everybody.
    overrideAccess: true,
  })
  const pages = docs.flatMap(({ slug }) => (slug ? [eventPath(slug)] : []))
  return pages.length > 0 ? [EVENTS_PATH, ...pages] : []
}

import ical, { ICalEventStatus } from 'ical-generator'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { eventPath, getEventFile as fileDeclared } from '@/contracts/eventPage'
import { HOUR_MS } from '@/contracts/core/time'
import { notFound } from '@/database/errors'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { cancelledEvent, presentEventPage, publicEvent } from './eventPage'

/** No event says how long it takes, and some calendars hide an entry without an end. */
const LENGTH_MS = HOUR_MS
/** Higher than any version of an event, so that calendars take the cancellation for the newer one. */
const LAST = 2_000_000_000

/** GET /api/events/{slug}/calendar: a cancelled event as cancelled, so that a calendar strikes it out. */
export const getEventFile = handle(fileDeclared, async ({ params: { slug }, payload }) => {
  const stored = await publicEvent(payload, slug)
  if (stored) {
    const event = await presentEventPage(payload, stored)
    return answer(slug, icalOf(event, { changed: stored.updatedAt, sequence: stored.version }))
  }
  const cancelled = await cancelledEvent(payload, slug)
  if (!cancelled) throw notFound()
  return answer(
    slug,
    icalOf(cancelled, { changed: new Date().toISOString(), sequence: LAST, isCancelled: true }),
  )
})

type Change = { changed: string; sequence: number; isCancelled?: boolean }

/** One event in UTC, which needs no time zone rules. */
function icalOf(event: EventPage | CancelledEvent, { changed, sequence, isCancelled }: Change): string {
  const { hostname } = new URL(environment.siteUrl)
  const start = new Date(event.eventDate)
  return ical({
    name: event.title,
    prodId: { company: hostname, product: 'Events', language: 'EN' },
    events: [
      {
        id: `event-${event.id}@${hostname}`,
        summary: event.title,
        location: event.location,
        description: 'description' in event ? event.description : null,
        url: environment.siteUrl + eventPath(event.slug),
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        stamp: new Date(changed),
        lastModified: new Date(changed),
        sequence,
        start,
        end: new Date(start.getTime() + LENGTH_MS),
      },
    ],
  }).toString()
}

function answer(slug: string, file: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
      'Cache-Control': 'no-cache',
    },
  })
}

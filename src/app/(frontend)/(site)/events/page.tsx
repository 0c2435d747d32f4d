import { EventsPage } from '@/components/events/page/EventsPage'
import { readEvents } from '@/content/readEvent'
import { EVENTS_PATH } from '@/contracts/eventPage'
import { cachePage } from '@/plugins/cachePage'
import { pageMetadata } from '../../pageMetadata'

/** Rendered per request and cached in front of Next until the first of its events begins, as events' pages are. */
export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const { total } = await readEvents()
  const copy = {
    title: 'Events',
    description: 'What is on, where, and how many places are left. Ask for a place without an account.',
  }
  return pageMetadata(EVENTS_PATH, copy, { isIndexed: total > 0 })
}

export default async function Events() {
  const { events, total } = await readEvents()
  const [first] = events
  cachePage(EVENTS_PATH, first && new Date(first.eventDate))
  return <EventsPage events={events} total={total} />
}

import { permanentRedirect } from 'next/navigation'
import { CancelledPage } from '@/components/events/page/CancelledPage'
import { EventPage } from '@/components/events/page/EventPage'
import { readEvent } from '@/content/readEvent'
import { readSilk } from '@/content/readSilk'
import { eventPath } from '@/contracts/eventPage'
import { environment } from '@/environment'
import { cachePage } from '@/plugins/cachePage'
import { notFoundPage } from '@/plugins/notFoundPage'
import { eventMetadata } from '../../../eventMetadata'
import NoEvent from './not-found'

/** Rendered per request and cached in front of Next, as products' pages are. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  return eventMetadata((await params).slug)
}

/** Redirects a former slug to the current one; 404 unless the event is public, or was until it was cancelled. */
export default async function Event({ params }: Props) {
  const { slug } = await params
  const [found, silk] = await Promise.all([readEvent(slug), readSilk()])
  if (!found) return notFoundPage(<NoEvent />)
  const { siteUrl } = environment
  if (!found.event) return <CancelledPage event={found.cancelled} silk={silk} siteUrl={siteUrl} />
  const { event, isOver, isLineClosed, until } = found
  if (event.slug !== slug) permanentRedirect(eventPath(event.slug))
  cachePage(eventPath(slug), until)
  return <EventPage event={event} silk={silk} siteUrl={siteUrl} isOver={isOver} isLineClosed={isLineClosed} />
}

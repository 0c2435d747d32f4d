import type { Metadata } from 'next'
import { longEventDay } from '@/components/events/eventTime'
import { readEvent } from '@/content/readEvent'
import { eventPath } from '@/contracts/eventPage'
import { shortened } from '@/contracts/core/cutText'
import { DESCRIPTION_MAX, pageMetadata } from './pageMetadata'

/** The metadata of a public event's page; a cancelled one is not listed any more. */
export async function eventMetadata(slug: string): Promise<Metadata> {
  const found = await readEvent(slug)
  if (!found) return { title: 'No such event', robots: { index: false } }
  const { title, eventDate, timeZone, location } = found.event ?? found.cancelled
  const when = [longEventDay(eventDate, timeZone), location].filter(Boolean).join(', ')
  if (!found.event) return { title: `Cancelled: ${title}`, robots: { index: false } }
  const { description, slug: current } = found.event
  return pageMetadata(eventPath(current), {
    title,
    description:
      shortened(description && `${when}. ${description}`, DESCRIPTION_MAX) ??
      `${title}: ${when}. Ask for a place on this page.`,
  })
}

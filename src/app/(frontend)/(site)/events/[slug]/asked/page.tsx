import { MessagePage } from '@/components/layout/MessagePage'
import { readEvent } from '@/content/readEvent'
import { HELD_MINUTES } from '@/contracts/eventGuests'
import { eventPath } from '@/contracts/eventPage'
import { notFoundPage } from '@/plugins/notFoundPage'
import NoEvent from '../not-found'

/** After the form of an event's page, which works without script. */
export const dynamic = 'force-dynamic'

export const metadata = { title: 'Look into your mail', robots: { index: false } }

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ said?: string }> }

export default async function Asked({ params, searchParams }: Props) {
  const [{ slug }, { said }] = await Promise.all([params, searchParams])
  const found = await readEvent(slug)
  if (!found) return notFoundPage(<NoEvent />)
  const link = { href: eventPath(slug), text: 'Back to the event' }
  if (said === 'over' || !found.event) {
    return (
      <MessagePage headline={{ start: 'It is', end: 'too late' }} link={link}>
        {found.event ? 'The event has begun.' : 'The event is cancelled.'} Nothing was stored.
      </MessagePage>
    )
  }
  return (
    <MessagePage headline={{ start: 'Look into', end: 'your mail' }} link={link}>
      {`The button in it leads to your page for ${found.event.title}. `}
      {said === 'line'
        ? 'No place is free now: there you join the waiting list. '
        : `A place is held for ${HELD_MINUTES} minutes. `}
      Nothing there? Look among the unwanted mails, or ask once more.
    </MessagePage>
  )
}

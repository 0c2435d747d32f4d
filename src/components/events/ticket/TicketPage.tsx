import { MINUTE_MS } from '@/contracts/core/time'
import { HELD_MINUTES, cancelGuest, confirmGuest, type GuestPage } from '@/contracts/eventGuests'
import { callUrl } from '@/contracts/core/call'
import { Headline } from '../../layout/Headline'
import { MessagePage, TO_COVER } from '../../layout/MessagePage'
import type { Silk } from '../../layout/SilkStill'
import { AddToCalendar } from '../page/AddToCalendar'
import { EventHead } from '../page/EventHead'
import { EventPageStyles } from '../page/EventPageStyles'
import { timeWithZone } from '../eventTime'
import { Ticket } from './Ticket'
import { TicketStyles } from './TicketStyles'
import { ticketWords } from './ticketWords'

type Link = { guest: string; key: string }
type TicketPageProps = { page: GuestPage; link: Link; silk: Silk; renderedAt: number }

/**
 * A guest's page: confirm, ticket, or place in line, each with a plain form; opening it changes nothing
 * (docs/behaviour.md, 15.4). `renderedAt` in ms since 1970.
 */
export function TicketPage({ page, link, silk, renderedAt }: TicketPageProps) {
  const { event, place, isOver } = page
  if (!event) {
    return (
      <MessagePage headline={{ start: 'It is', end: 'cancelled' }} link={TO_COVER}>
        The event will not take place. Your name and address are erased within two days.
      </MessagePage>
    )
  }
  const words = ticketWords(page, event)
  const isInLine = place.state === 'line'
  return (
    <main id="main" className={isInLine ? 'event-page' : undefined}>
      <EventPageStyles />
      <TicketStyles />
      {isInLine && <EventHead figure={String(place.ahead + 1)} caption="Place" line="In line" silk={silk} />}
      <div className={`wrap grid12 ticket-page${isInLine ? ' ticket-line' : ''}`}>
        <div className="ticket-words">
          <Headline as="h1" size="h1" copy={words} />
          <p className="lead">{words.text}</p>
          {place.state === 'unconfirmed' && place.heldUntil && (
            <HeldBar until={place.heldUntil} timeZone={event.timeZone} now={renderedAt} />
          )}
          <div className="ticket-actions">
            {words.confirm && <PlainButton call={confirmGuest} link={link} label={words.confirm} isMain />}
            {page.isPublic && place.state !== 'unconfirmed' && place.state !== 'rejected' && (
              <AddToCalendar slug={event.slug} className="button button-ink button-large" />
            )}
            {!isOver && words.leave && <PlainButton call={cancelGuest} link={link} label={words.leave} />}
          </div>
          {words.note && <p className="subtle">{words.note}</p>}
        </div>
        <Ticket page={page} event={event} silk={silk} badge={words.badge} />
      </div>
    </main>
  )
}

type PlainButtonProps = {
  call: typeof confirmGuest | typeof cancelGuest
  link: Link
  label: string
  isMain?: boolean
}

/** A form of one button. */
function PlainButton({ call, link, label, isMain = false }: PlainButtonProps) {
  return (
    <form method="post" action={callUrl(call, { params: link })}>
      <button type="submit" className={`button button-large button-${isMain ? 'primary' : 'line'}`}>
        {label}
      </button>
    </form>
  )
}

/** How long a place is held for its guest, as it was when the page was rendered; `now` in ms since 1970. */
function HeldBar({ until, timeZone, now }: { until: string; timeZone: string; now: number }) {
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS))
  return (
    <div className="ticket-held">
      <p>
        <b>{left === 1 ? 'Held for a minute' : `Held for ${left} minutes`}</b>
        <span>{`until ${timeWithZone(until, timeZone)}`}</span>
      </p>
      <div className="progress progress-glass" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * left) / HELD_MINUTES)}%` }} />
      </div>
    </div>
  )
}

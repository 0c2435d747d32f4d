import { HELD_MINUTES, askForPlace } from '@/contracts/eventGuests'
import { EVENTS_PATH, type EventPage } from '@/contracts/eventPage'
import { callUrl } from '@/contracts/core/call'
import { Link } from '../../ui/Link'
import { eventDayParts } from '../eventTime'
import { AddToCalendar } from './AddToCalendar'
import { heldText } from './heldText'
import { Places } from './Places'

type Props = { event: EventPage; isLineClosed: boolean }

/** Asks for a place with a name and an address; a plain form, which needs no script (docs/behaviour.md, 15.4). */
export function AskForm({ event, isLineClosed }: Props) {
  const { slug, hostName, seatsLeft } = event
  const isFull = seatsLeft === 0
  if (isFull && isLineClosed) {
    return (
      <>
        <Places event={event} note={closedNote(event)} />
        <AddToCalendar slug={slug} />
        <AllEvents />
      </>
    )
  }
  return (
    <>
      <Places
        event={event}
        note={
          isFull
            ? `${heldText(event)}A place that comes free goes to the first in line. It costs nothing.`
            : 'It costs nothing. Once every place is taken, a waiting list opens.'
        }
      />
      <form className="event-form" method="post" action={callUrl(askForPlace, { params: { slug } })}>
        <div className="field">
          <label className="label" htmlFor="guest-name">
            Your name
          </label>
          <input
            className="input"
            id="guest-name"
            name="name"
            autoComplete="name"
            dir="auto"
            maxLength={80}
            pattern=".*\S.*"
            title="Enter your name"
            required
          />
        </div>
        <div className="field">
          <label className="label" htmlFor="guest-email">
            Email
          </label>
          <input
            className="input"
            id="guest-email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={200}
            pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
            title="An address like name@example.com"
            required
          />
        </div>
        <button type="submit" className="button button-primary button-large button-block">
          {isFull ? 'Join the waiting list' : 'Ask for a place'}
        </button>
      </form>
      <ol className="event-steps">
        <li>
          <b>Now</b>
          <span>
            {isFull
              ? 'One mail with a button. Press it and you are in line.'
              : `One mail with a button. Your place is held for ${HELD_MINUTES} minutes.`}
          </span>
        </li>
        <li>
          <b>Then</b>
          <span>{`${hostName} looks at every name and answers by mail.`}</span>
        </li>
        <li>
          <b>{eventDayParts(event.eventDate, event.timeZone).weekday}</b>
          <span>Your ticket is a page. You can give the place back there until it begins.</span>
        </li>
      </ol>
      <p className="event-login">
        Have an account here? <Link href="/dashboard/events">Log in</Link> and it takes one press.
      </p>
      <AddToCalendar slug={slug} />
      <AllEvents />
    </>
  )
}

/** Nobody moves up any more, so a held place that comes free is for whoever asks then. */
function closedNote(event: EventPage): string {
  if (!event.held) return 'Every place is taken, and the waiting list is closed.'
  return `${heldText(event)}The waiting list is closed, so look again then: if it comes free, you can ask for it here.`
}

function AllEvents() {
  return (
    <Link className="text-link" href={EVENTS_PATH}>
      All events
    </Link>
  )
}

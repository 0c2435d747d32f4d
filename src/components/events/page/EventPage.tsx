import { type EventPage as Event, getEventFile } from '@/contracts/eventPage'
import { callUrl } from '@/contracts/core/call'
import { JsonLd } from '../../layout/JsonLd'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { eventDayParts, longEventDay, timeWithZone } from '../eventTime'
import { describeEvent } from './describeEvent'
import { EventHead, type Silk } from './EventHead'
import { EventPageStyles } from './EventPageStyles'
import { Places } from './Places'
import { YourTime } from './YourTime'

type EventPageProps = { event: Event; silk: Silk; siteUrl: string; isOver: boolean }

/** The page of a public event: what, when and where, and the places left (docs/behaviour.md, 15.1). */
export function EventPage({ event, silk, siteUrl, isOver }: EventPageProps) {
  const { title, description, eventDate, timeZone } = event
  const { day, weekday, month } = eventDayParts(eventDate, timeZone)
  const picture = silk.wide && siteUrl + silk.wide.url
  return (
    <main id="main" className="event-page">
      <EventPageStyles />
      <EventHead figure={day} caption={weekday} line={month} silk={silk} />
      <div className="wrap grid12 event-body">
        <div className="event-words">
          <h1 className="display h1">
            <TwoToneTitle title={title} />
          </h1>
          {description && <p className="lead">{description}</p>}
          <EventFacts event={event} />
        </div>
        <aside className="event-aside" aria-label="Places">
          {isOver ? (
            <div className="event-places">
              <p>It is over</p>
              <p className="muted">{`It took place on ${longEventDay(eventDate, timeZone)}.`}</p>
            </div>
          ) : (
            <Registration event={event} />
          )}
        </aside>
      </div>
      <JsonLd item={describeEvent(event, { siteUrl, picture })} />
    </main>
  )
}

function Registration({ event }: { event: Event }) {
  const isFull = event.seatsLeft === 0
  return (
    <>
      <Places event={event} note={`${event.hostName} looks at every name. It costs nothing.`} />
      {!isFull && (
        <Link className="button button-primary button-large button-block" href="/dashboard/events">
          Log in to register
        </Link>
      )}
      <AddToCalendar slug={event.slug} />
    </>
  )
}

function AddToCalendar({ slug }: { slug: string }) {
  return (
    <a className="text-link" href={callUrl(getEventFile, { params: { slug } })}>
      <Icon name="cal" />
      Add to calendar
    </a>
  )
}

/** When, where and by whom. */
function EventFacts({ event: { eventDate, timeZone, location, hostName } }: { event: Event }) {
  return (
    <dl className="event-facts">
      <div>
        <dt>Time</dt>
        <dd>
          <b>{timeWithZone(eventDate, timeZone)}</b>
          {`, ${longEventDay(eventDate, timeZone)}`}
          <YourTime iso={eventDate} timeZone={timeZone} />
        </dd>
      </div>
      {location && (
        <div>
          <dt>Place</dt>
          <dd>
            <b>{location}</b>
            <small>
              <a
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Open the map<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </small>
          </dd>
        </div>
      )}
      <div>
        <dt>Host</dt>
        <dd>
          <b>{hostName}</b>
        </dd>
      </div>
    </dl>
  )
}

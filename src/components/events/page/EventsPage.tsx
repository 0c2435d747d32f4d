import { type ListedEvent, eventPath } from '@/contracts/eventPage'
import { Headline } from '../../layout/Headline'
import { MessagePage, TO_COVER } from '../../layout/MessagePage'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'
import { Link } from '../../ui/Link'
import { eventDayParts, longEventDay, timeWithZone } from '../eventTime'

type EventsPageProps = {
  events: readonly ListedEvent[]
  /** How many there are, which may be more than are listed. */
  total: number
}

/** All public events to come, without script (docs/behaviour.md, 15.1). */
export function EventsPage({ events, total }: EventsPageProps) {
  if (total === 0) {
    return (
      <MessagePage headline={{ start: 'Nothing', end: 'is planned' }} link={TO_COVER}>
        There is no public event to come. The next one will stand here.
      </MessagePage>
    )
  }
  return (
    <main id="main" className="wrap">
      <EventListStyles />
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'What', end: 'is on' }} />
        <div className="masthead-aside">
          <p className="muted">
            Anyone can ask for a place, with a name and an e-mail address. It costs nothing.
          </p>
        </div>
      </div>
      <ul className="event-list">
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {total > events.length && (
        <p className="muted event-more">{`These are the next ${events.length} of ${total} events.`}</p>
      )}
    </main>
  )
}

function Row({ event }: { event: ListedEvent }) {
  const { slug, title, eventDate, timeZone, location, hostName } = event
  const { day, shortMonth } = eventDayParts(eventDate, timeZone)
  const place = [location, `Host: ${hostName}`].filter(Boolean).join(' · ')
  return (
    <li>
      <p className="event-list-day" aria-hidden="true">
        <span className="display">{day}</span>
        {shortMonth}
      </p>
      <div>
        <h2 className="display h3">
          <Link href={eventPath(slug)}>
            <TwoToneTitle title={title} />
          </Link>
        </h2>
        <p>
          <time dateTime={eventDate}>
            {`${longEventDay(eventDate, timeZone)}, ${timeWithZone(eventDate, timeZone)}`}
          </time>
        </p>
        <p className="muted">{place}</p>
      </div>
      <p>{placesText(event)}</p>
    </li>
  )
}

/** Of a full event, some places may only be held for a while; its page says so. */
function placesText({ capacity, seatsLeft }: ListedEvent): string {
  if (capacity === null || seatsLeft === null) return 'Everybody fits'
  return seatsLeft === 0 ? 'No place is free now' : `${seatsLeft} of ${capacity} places left`
}

const EventListStyles = styleSheet('events')`
.event-list{border-bottom:1px solid var(--line);margin-bottom:var(--s-10);
  & > li{display:grid;grid-template-columns:8rem minmax(0,1fr) auto;gap:.5rem 1.5rem;align-items:center;
    padding-block:1.5rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
  & > li:first-child{border-color:var(--ink)}
  & h2{margin-bottom:.375rem;font-weight:400}
  & h2 a{display:inline-block;min-height:2.75rem;padding-block:.5rem;text-decoration:none}
  & h2 a:hover{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
}
.event-list-day{display:grid;color:var(--ink-2);font-size:var(--t-small);
  & > .display{color:var(--ink);font-size:4.5rem;line-height:.9;letter-spacing:-.03em;
    font-variation-settings:"opsz" 32;font-variant-numeric:lining-nums}
}
.event-more{margin-bottom:var(--s-10)}
${onPhone}{
  .event-list > li{grid-template-columns:4.5rem minmax(0,1fr);
    & > :last-child{grid-column:2}
  }
  .event-list-day > .display{font-size:3rem}
}
`

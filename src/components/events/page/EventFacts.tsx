import type { EventPage } from '@/contracts/eventPage'
import { longEventDay, timeWithZone } from '../eventTime'
import { YourTime } from './YourTime'

/** When, where and by whom. */
export function EventFacts({ event: { eventDate, timeZone, location, hostName } }: { event: EventPage }) {
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
              <MapLink location={location} />
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

function MapLink({ location }: { location: string }) {
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      Open the map<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

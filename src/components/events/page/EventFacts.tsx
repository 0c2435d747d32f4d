import type { EventPage } from '@/contracts/eventPage'
import { MapLink } from '../../layout/MapLink'
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
              <MapLink place={location} />
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

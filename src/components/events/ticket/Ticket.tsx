import type { GuestPage } from '@/contracts/eventGuests'
import type { EventPage } from '@/contracts/eventPage'
import type { Silk } from '../../layout/SilkStill'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { eventDayParts, longEventDay, timeWithZone } from '../eventTime'
import { SilkFigure } from '../page/SilkFigure'
import { YourTime } from '../page/YourTime'
import type { TicketWords } from './ticketWords'

type TicketProps = { page: GuestPage; event: EventPage; silk: Silk; badge: TicketWords['badge'] }

/** The event on a piece of paper, with the name that the door reads. */
export function Ticket({ page: { name }, event, silk, badge }: TicketProps) {
  const { title, eventDate, timeZone, location } = event
  const { day } = eventDayParts(eventDate, timeZone)
  return (
    <article className="ticket" aria-label="Ticket">
      <div className="ticket-picture">
        <SilkFigure figure={day} className="ticket-day" silk={silk} sizes="40vw" />
      </div>
      <div className="ticket-facts">
        <p className="caption">{longEventDay(eventDate, timeZone)}</p>
        <h2 className="display h3">
          <TwoToneTitle title={title} />
        </h2>
        <dl>
          <div>
            <dt>Starts</dt>
            <dd>
              {timeWithZone(eventDate, timeZone)}
              <YourTime iso={eventDate} timeZone={timeZone} />
            </dd>
          </div>
          {location && (
            <div>
              <dt>Place</dt>
              <dd>{location}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="ticket-stub">
        <p className="caption">Guest</p>
        <p className="display ticket-name">{name}</p>
        <span className={`badge badge-${badge.tone}`}>{badge.label}</span>
      </div>
    </article>
  )
}

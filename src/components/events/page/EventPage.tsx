import type { EventPage as Event } from '@/contracts/eventPage'
import type { Silk } from '../../layout/SilkStill'
import { longEventDay } from '../eventTime'
import { AskForm } from './AskForm'
import { EventFacts } from './EventFacts'
import { EventFrame } from './EventFrame'

type EventPageProps = {
  event: Event
  silk: Silk
  siteUrl: string
  isOver: boolean
  /** Whether the waiting list of a full event takes nobody any more. */
  isLineClosed: boolean
}

/** The page of a public event: what, when and where, and the places left (docs/behaviour.md, 15.1). */
export function EventPage({ event, silk, siteUrl, isOver, isLineClosed }: EventPageProps) {
  const { description, eventDate, timeZone } = event
  const picture = event.image ?? silk.wide
  return (
    <EventFrame
      event={event}
      silk={event.image ? { wide: event.image, upright: null } : silk}
      siteUrl={siteUrl}
      picture={picture && siteUrl + picture.url}
      aside={
        isOver ? (
          <div className="event-places">
            <p>It is over</p>
            <p className="muted">{`It took place on ${longEventDay(eventDate, timeZone)}.`}</p>
          </div>
        ) : (
          <AskForm event={event} isLineClosed={isLineClosed} />
        )
      }
    >
      {description && <p className="lead">{description}</p>}
      <EventFacts event={event} />
    </EventFrame>
  )
}

import type { EventPage as Event } from '@/contracts/eventPage'
import { JsonLd } from '../../layout/JsonLd'
import type { Silk } from '../../layout/SilkStill'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { eventDayParts, longEventDay } from '../eventTime'
import { AskForm } from './AskForm'
import { describeEvent } from './describeEvent'
import { EventFacts } from './EventFacts'
import { EventHead } from './EventHead'
import { EventPageStyles } from './EventPageStyles'

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
  const { title, description, eventDate, timeZone } = event
  const { day, weekday, month, shortMonth } = eventDayParts(eventDate, timeZone)
  const picture = silk.wide && siteUrl + silk.wide.url
  return (
    <main id="main" className="event-page">
      <EventPageStyles />
      <EventHead figure={day} caption={weekday} line={month} shortLine={shortMonth} silk={silk} />
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
            <AskForm event={event} isLineClosed={isLineClosed} />
          )}
        </aside>
      </div>
      <JsonLd item={describeEvent(event, { siteUrl, picture })} />
    </main>
  )
}

import type { ReactNode } from 'react'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { JsonLd } from '../../layout/JsonLd'
import type { Silk } from '../../layout/SilkStill'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { eventDayParts } from '../eventTime'
import { describeEvent } from './describeEvent'
import { EventHead } from './EventHead'
import { EventPageStyles } from './EventPageStyles'

type EventFrameProps = {
  event: EventPage | CancelledEvent
  silk: Silk
  siteUrl: string
  /** The address of its picture, for search engines; null without one. */
  picture: string | null
  /** Beside the words: its places. */
  aside: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** The frame of an event's page: its day across the silk, its title, and its places beside what it says. */
export function EventFrame({ event, silk, siteUrl, picture, aside, children }: EventFrameProps) {
  const { day, weekday, month, shortMonth } = eventDayParts(event.eventDate, event.timeZone)
  return (
    <main id="main" className="event-page">
      <EventPageStyles />
      <EventHead figure={day} caption={weekday} line={month} shortLine={shortMonth} silk={silk} />
      <div className="wrap grid12 event-body">
        <div className="event-words">
          <h1 className="display h1">
            <TwoToneTitle title={event.title} />
          </h1>
          {children}
        </div>
        <aside className="event-aside" aria-label="Places">
          {aside}
        </aside>
      </div>
      <JsonLd item={describeEvent(event, { siteUrl, picture })} />
    </main>
  )
}

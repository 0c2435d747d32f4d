import type { CancelledEvent } from '@/contracts/eventPage'
import { JsonLd } from '../../layout/JsonLd'
import type { Silk } from '../../layout/SilkStill'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { Link } from '../../ui/Link'
import { eventDayParts, longEventDay } from '../eventTime'
import { describeEvent } from './describeEvent'
import { EventHead } from './EventHead'
import { EventPageStyles } from './EventPageStyles'

type CancelledPageProps = { event: CancelledEvent; silk: Silk; siteUrl: string }

/** What stands at the address of a public event that will not take place. */
export function CancelledPage({ event, silk, siteUrl }: CancelledPageProps) {
  const { title, eventDate, timeZone } = event
  const { day, weekday, month, shortMonth } = eventDayParts(eventDate, timeZone)
  return (
    <main id="main" className="event-page">
      <EventPageStyles />
      <EventHead figure={day} caption={weekday} line={month} shortLine={shortMonth} silk={silk} />
      <div className="wrap grid12 event-body">
        <div className="event-words">
          <h1 className="display h1">
            <TwoToneTitle title={title} />
          </h1>
        </div>
        <aside className="event-aside" aria-label="Places">
          <div className="event-places">
            <p>Cancelled</p>
            <p className="muted">
              {`It will not take place on ${longEventDay(eventDate, timeZone)}. `}
              Everybody who had a place was told.
            </p>
          </div>
          <Link className="text-link" href="/">
            To the cover
          </Link>
        </aside>
      </div>
      <JsonLd item={describeEvent(event, { siteUrl, picture: null })} />
    </main>
  )
}

import type { CancelledEvent } from '@/contracts/eventPage'
import type { Silk } from '../../layout/SilkStill'
import { Link } from '../../ui/Link'
import { longEventDay } from '../eventTime'
import { EventFrame } from './EventFrame'

type CancelledPageProps = { event: CancelledEvent; silk: Silk; siteUrl: string }

/** What stands at the address of a public event that will not take place. */
export function CancelledPage({ event, silk, siteUrl }: CancelledPageProps) {
  return (
    <EventFrame
      event={event}
      silk={silk}
      siteUrl={siteUrl}
      picture={null}
      aside={
        <>
          <div className="event-places">
            <p>Cancelled</p>
            <p className="muted">
              {`It will not take place on ${longEventDay(event.eventDate, event.timeZone)}. `}
              Everybody who had a place was told.
            </p>
          </div>
          <Link className="text-link" href="/">
            To the cover
          </Link>
        </>
      }
    />
  )
}

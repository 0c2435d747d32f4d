import { MINUTE_MS } from '@/contracts/core/time'
import { HELD_MINUTES } from '@/contracts/eventGuests'
import { timeWithZone } from '../eventTime'

/** How long a place is held for its guest, as it was when the page was rendered; `now` in ms since 1970. */
export function HeldBar({ until, timeZone, now }: { until: string; timeZone: string; now: number }) {
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS))
  return (
    <div className="ticket-held">
      <p>
        <b>{left === 1 ? 'Held for a minute' : `Held for ${left} minutes`}</b>
        <span>{`until ${timeWithZone(until, timeZone)}`}</span>
      </p>
      <div className="progress progress-glass" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * left) / HELD_MINUTES)}%` }} />
      </div>
    </div>
  )
}

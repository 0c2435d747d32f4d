import type { OrderPage } from '@/contracts/orders/orderPage'
import { minutesLeft, spanInWords } from './orderWords'

/** Minutes announced to screen readers; the others only move the bar. */
const ANNOUNCED = new Set([10, 5, 1])
const URGENT_MINUTES = 5

/** The time left to pay, as a bar with text. `now` in ms since 1970. */
export function TimeLeft({ order, now }: { order: OrderPage; now: number }) {
  const minutes = minutesLeft(order, now) ?? 0
  const whole = Math.max(1, minutesLeft(order, Date.parse(order.placedAt)) ?? 1)
  const share = Math.min(100, (minutes / whole) * 100)
  const words = `${spanInWords(minutes)} left`
  return (
    <div className="order-time">
      <div
        className={minutes < URGENT_MINUTES ? 'progress progress-coral' : 'progress progress-glass'}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
        role="progressbar"
        aria-label="Time left to pay"
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={minutes}
        aria-valuetext={words}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <p className="subtle">{words}</p>
      <output className="visually-hidden">{ANNOUNCED.has(minutes) ? words : ''}</output>
    </div>
  )
}

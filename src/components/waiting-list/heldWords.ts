import type { HeldPiece } from '@/contracts/waiting-list'
import { PAY_HOURS_MAX } from '@/contracts/orders/limits'
import { MINUTE_MS } from '@/contracts/core/time'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** A longer hold waits for a payment outside the site. The extra minute is for the job that frees expired holds. */
const CHECKOUT_MINUTES = PAY_HOURS_MAX * HOUR_MINUTES + 1

/** A sentence each on held sold-out pieces and on people in line (docs/behaviour.md, 3.13). `now` in ms. */
export function heldWords({ held, freeAt, waiting }: HeldPiece, now: number): string[] {
  const minutes = freeAt === null ? 0 : Math.max(1, Math.ceil((Date.parse(freeAt) - now) / MINUTE_MS))
  const where = minutes <= CHECKOUT_MINUTES ? 'in somebody’s checkout' : 'ordered, not paid yet'
  const are = held === 1 ? 'is' : 'are'
  return [
    ...(held > 0 ? [`${held} ${are} ${where}, back in at most ${span(minutes)} if not paid.`] : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'person is' : 'people are'} in line before you.`] : []),
  ]
}

/** "23 min", "5 hours", "3 days"; rounded up, because it is a promise. */
function span(minutes: number): string {
  if (minutes <= CHECKOUT_MINUTES) return `${minutes} min`
  if (minutes < 2 * DAY_MINUTES) return `${Math.ceil(minutes / HOUR_MINUTES)} hours`
  return `${Math.ceil(minutes / DAY_MINUTES)} days`
}

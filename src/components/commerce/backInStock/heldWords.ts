import type { HeldPiece } from '@/contracts/orders/backInStock'
import { PAY_HOURS_MAX } from '@/contracts/orders/limits'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Held for longer, they wait for a payment outside the site; a minute more for the job that frees them. */
const CHECKOUT_MINUTES = PAY_HOURS_MAX * HOUR_MINUTES + 1

/** What is held of a sold-out piece and who waits for it, a sentence each (docs/behaviour.md, 3.13). `now` in ms. */
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

import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isDealOver } from '@/contracts/deals'
import { clock } from '../ui/dateFormats'
import { formatDay } from '../ui/formatDay'
import { DAY_MS } from '@/contracts/core/time'

/** The days left are shown from here on; before that, the date alone says more. */
const COUNTED_DAYS = 30

/**
 * The last day to apply and the time left. The day ends in UTC (docs/behaviour.md, 5.8), so days and times are given in
 * the reader's time zone.
 */
export function deadlineText(deadline: string, now: Date): string {
  const day = formatDay(deadline)
  if (isDealOver(deadline, now)) return `The last day to apply was ${day}`
  const closesAt = new Date(Date.parse(deadline.slice(0, 10)) + DAY_MS)
  const daysLeft = differenceInCalendarDays(new Date(closesAt.getTime() - 1), now)
  if (daysLeft > COUNTED_DAYS) return `Apply by ${day}`
  return `Apply by ${day}, ${daysLeft > 1 ? `${daysLeft} days left` : closing(daysLeft, closesAt)}`
}

function closing(daysLeft: number, closesAt: Date): string {
  const time = clock(closesAt)
  return `closes ${daysLeft === 0 ? 'today' : 'tomorrow'} at ${time === '12:00 AM' ? 'midnight' : time}`
}

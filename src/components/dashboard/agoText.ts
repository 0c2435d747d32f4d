import { differenceInHours } from 'date-fns/differenceInHours'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameYear } from 'date-fns/isSameYear'
import { monthDay, monthDayYear, shortWeekday } from '../ui/dateFormats'

/** How long ago, in as few characters as possible: "now", "4 min", "2 h", "Mon", "Nov 20". */
export function agoText(iso: string, now = new Date()): string {
  const then = new Date(iso)
  const minutes = differenceInMinutes(now, then)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const days = differenceInCalendarDays(now, then)
  if (days < 1) return `${differenceInHours(now, then)} h`
  if (days < 7) return shortWeekday(then)
  return isSameYear(then, now) ? monthDay(then) : monthDayYear(then)
}

import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'

/** Days are texts, YYYY-MM-DD; a Date of one is its midnight on the reader's clock. */
export function dayOf(date: Date): string {
  return format(date, 'yyyy-MM-dd')
}

/** "Tuesday, November 24" and the like, by a pattern of date-fns. */
export function formatOf(day: string, pattern: string): string {
  return format(parseISO(day), pattern)
}

export function shiftedBy(day: string, days: number): string {
  return dayOf(addDays(parseISO(day), days))
}

/** The seven days of a day's week, from Sunday on. */
export function weekOf(day: string): string[] {
  const sunday = startOfWeek(parseISO(day))
  return Array.from({ length: 7 }, (_, index) => dayOf(addDays(sunday, index)))
}

/** HH:MM as "9:00 AM". */
export function timeText(time: string): string {
  return format(parseISO(`2000-01-01T${time}`), 'h:mm a')
}

/** "Nov 22 – 28, 2026"; both months or years where they differ. */
export function weekText(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const start = first.slice(0, 4) === last.slice(0, 4) ? 'MMM d' : 'MMM d, yyyy'
  const end = first.slice(0, 7) === last.slice(0, 7) ? 'd, yyyy' : 'MMM d, yyyy'
  return `${formatOf(first, start)} – ${formatOf(last, end)}`
}

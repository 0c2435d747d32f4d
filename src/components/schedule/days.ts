import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'
import { clock, dayOfMonth, monthDay, monthDayYear } from '../ui/dateFormats'

/** Days are strings, YYYY-MM-DD; as a Date, a day is its midnight in the reader's time zone. */
export function localDay(date: Date): string {
  return formatISO(date, { representation: 'date' })
}

/** Formats a day with one of the formats of ui/dateFormats.ts. */
export function formatDay(day: string, format: (date: Date) => string): string {
  return format(parseISO(day))
}

export function shiftedBy(day: string, days: number): string {
  return localDay(addDays(parseISO(day), days))
}

/** The seven days of a day's week, starting on Sunday. */
export function weekOf(day: string): string[] {
  const sunday = startOfWeek(parseISO(day))
  return Array.from({ length: 7 }, (_, index) => localDay(addDays(sunday, index)))
}

/** HH:MM as "9:00 AM". */
export function timeText(time: string): string {
  return clock(parseISO(`2000-01-01T${time}`))
}

/** "Nov 22 – 28, 2026"; both months or years where they differ. */
export function weekText(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const start = formatDay(first, first.slice(0, 4) === last.slice(0, 4) ? monthDay : monthDayYear)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const end = isOneMonth
    ? `${formatDay(last, dayOfMonth)}, ${last.slice(0, 4)}`
    : formatDay(last, monthDayYear)
  return `${start} – ${end}`
}

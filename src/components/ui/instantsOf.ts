import { parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { cityOf } from './timeZones'

/**
 * The instants, as ISO, at which clocks in a time zone show a typed YYYY-MM-DDTHH:mm: none in the hour that is left out
 * when they go forward, two in the hour that is repeated when they go back. Throws when the text is not a date.
 */
export function instantsOf(typed: string, timeZone: string): string[] {
  const wanted = parseDateTime(typed)
  const shown = (['earlier', 'later'] as const)
    .map((which) => toZoned(wanted, timeZone, which))
    .filter((zoned) => toCalendarDateTime(zoned).compare(wanted) === 0)
    .map((zoned) => zoned.toDate().toISOString())
  return [...new Set(shown)]
}

/** The error text of a time that clocks leave out. */
export function leftOutText(timeZone: string): string {
  return `This time does not exist in ${cityOf(timeZone)}: clocks go forward then. Choose an earlier or later one.`
}

import { monthDayYear } from './dateFormats'

/**
 * A date as "MMM d, yyyy" (docs/behaviour.md, 2.9). A date without a time is midnight UTC and is shown in UTC, so
 * that it never shifts by a day.
 */
export function formatDay(iso: string): string {
  const isDateOnly = /^\d{4}-\d{2}-\d{2}(T00:00:00(\.000)?Z)?$/.test(iso)
  const date = new Date(iso)
  if (!isDateOnly) return monthDayYear(date)
  return monthDayYear(new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
}

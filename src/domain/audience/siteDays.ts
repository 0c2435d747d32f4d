import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date'
import { HOUR_MS } from '@/contracts/core/time'
import { environment } from '@/environment'

/** A day of the site's time zone; both moments in ms since 1970, `end` is the next day's start. */
export type SiteDay = { day: string; start: number; end: number }

/** The last days asked for: each visit asks, and computing one takes longer than all else. */
const known: (SiteDay & { zone: string })[] = []

/** The day of the site's zone that a moment lies in. */
export function siteDayAt(at: number): SiteDay {
  const zone = environment.timeZone
  const found = known.find((each) => each.start <= at && at < each.end && each.zone === zone)
  if (found) return found
  const made = { ...siteDay(toCalendarDate(fromAbsolute(at, zone)).toString()), zone }
  known.unshift(made)
  known.length = Math.min(known.length, 3)
  return made
}

/** A day by its name, YYYY-MM-DD. */
export function siteDay(day: string): SiteDay {
  const zone = environment.timeZone
  const date = parseDate(day)
  return { day, start: date.toDate(zone).getTime(), end: date.add({ days: 1 }).toDate(zone).getTime() }
}

/** The moments of a range of days, both of which count, as a condition. */
export function momentsOf({ from, to }: { from: string; to: string }): { $gte: Date; $lt: Date } {
  return { $gte: new Date(siteDay(from).start), $lt: new Date(siteDay(to).end) }
}

/** How many whole hours after the day's start a moment lies: 0 to 24, for a day can have 25. */
export function hourOf({ start }: SiteDay, at: number): number {
  return Math.floor((at - start) / HOUR_MS)
}

/** The starts of the hours of a day, in ms since 1970: 23, 24 or 25. */
export function hoursOf({ start, end }: SiteDay): number[] {
  return Array.from({ length: Math.ceil((end - start) / HOUR_MS) }, (_, index) => start + index * HOUR_MS)
}

/** The day so many days later, or before with a negative number. */
export function dayAfter(day: string, days: number): string {
  return parseDate(day).add({ days }).toString()
}

/** How many days a range has; both of its days count. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return parseDate(to).compare(parseDate(from)) + 1
}

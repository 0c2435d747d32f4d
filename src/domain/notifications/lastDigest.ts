import { Time, fromDate, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'

/** The moment a digest is due, and the local day, YYYY-MM-DD, that it belongs to. */
export type DigestTime = { day: string; at: Date }

/**
 * The latest digest that is due by now in a time zone, at an hour from 0 to 23. When clocks skip that hour it
 * is due at the moment they change; when they go back it is due the first time (docs/behaviour.md, 10.9).
 */
export function lastDigest(now: Date, timeZone: string, hour: number): DigestTime {
  const today = toCalendarDate(fromDate(now, timeZone))
  for (let back = 0; ; back += 1) {
    const day = today.subtract({ days: back })
    const at = toZoned(toCalendarDateTime(day, new Time(hour)), timeZone, 'compatible').toDate()
    if (at <= now) return { day: day.toString(), at }
  }
}

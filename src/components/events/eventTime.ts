import { ownTimeZone, timeIn } from '../ui/timeZones'

/** The day of an event in its own zone: '06', 'Mon, May', '2030'. */
export function eventDay(iso: string, timeZone: string): { day: string; month: string; year: string } {
  const of = (options: Intl.DateTimeFormatOptions) => format(iso, timeZone, options)
  return {
    day: of({ day: '2-digit' }),
    month: `${of({ weekday: 'short' })}, ${of({ month: 'short' })}`,
    year: of({ year: 'numeric' }),
  }
}

/**
 * The time of an event: "6:40 AM" when the reader's clock shows the same, else "6:40 AM New York time, 11:40 AM for
 * you", with the reader's date if it differs.
 */
export function eventTime(iso: string, timeZone: string, own = ownTimeZone()): string {
  const time = format(iso, timeZone, TIME)
  if (showSameTime(iso, timeZone, own)) return time
  const isSameDay = longEventDay(iso, timeZone) === longEventDay(iso, own)
  const yours = format(iso, own, isSameDay ? TIME : { ...TIME, month: 'short', day: 'numeric' })
  const name = timeIn(timeZone)
  return `${time} ${name}, ${yours} for you`
}

/** Whether clocks in two zones show the same day and time at an instant. */
export function showSameTime(iso: string, ...zones: [string, string]): boolean {
  const [one, other] = zones.map((zone) => format(iso, zone, { dateStyle: 'short', timeStyle: 'short' }))
  return one === other
}

/** "1:30 AM EDT": a time with the name that the zone has then. */
export function timeWithZone(iso: string, timeZone: string): string {
  return format(iso, timeZone, { ...TIME, timeZoneName: 'short' })
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const

function format(iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(iso).toLocaleString('en-US', { ...options, timeZone }).replaceAll('\u202F', ' ')
}

/** "Saturday, November 28" */
export function longEventDay(iso: string, timeZone: string): string {
  return format(iso, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** The parts of an event's day that its page sets large: "28", "Saturday", "November 2026", "Nov 2026". */
export function eventDayParts(iso: string, timeZone: string) {
  const of = (options: Intl.DateTimeFormatOptions) => format(iso, timeZone, options)
  return {
    day: of({ day: 'numeric' }),
    weekday: of({ weekday: 'long' }),
    month: of({ month: 'long', year: 'numeric' }),
    shortMonth: of({ month: 'short', year: 'numeric' }),
  }
}

/** "Fri, Nov 27, 6:10 PM EST": a moment in a sentence. */
export function shortMoment(iso: string, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  return format(iso, timeZone, { ...day, ...TIME, timeZoneName: 'short' })
}

import { parseDateTime, parseDate, toZoned } from '@internationalized/date'
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator'
import { type CalendarItem } from '@/contracts/schedule/calendar'
import { FEED_ENTRIES_MAX, FEED_REFRESH_S } from '@/contracts/schedule/feed'
import { environment } from '@/environment'
import type { CalendarRecord } from './calendar'

/** How long a timed entry takes, because no record says it; some calendars hide an entry without an end. */
const HOURS = 1

/** Statuses of confirmed entries; a plan that may still change is tentative. */
const CERTAIN = ['done', 'approved', 'completed']

/**
 * A calendar as iCalendar. The same records give the same bytes: nothing in it depends on the time of the request.
 * Times are in UTC, so that no time zone rules are needed, and all-day entries end where the next day begins.
 */
export function feedFile(records: CalendarRecord[]): string {
  const { hostname } = new URL(environment.siteUrl)
  const calendar = ical({
    name: 'Content schedule',
    prodId: { company: hostname, product: 'Calendar', language: 'EN' },
    ttl: FEED_REFRESH_S,
    events: records.slice(-FEED_ENTRIES_MAX).map((record) => presentEvent(record, hostname)),
  })
  return calendar.toString()
}

function presentEvent(
  { item, place, text, version, updatedAt }: CalendarRecord,
  hostname: string,
): ICalEventData {
  const changed = new Date(updatedAt)
  return {
    id: `${item.kind}-${item.id}@${hostname}`,
    summary: item.title,
    location: place,
    description: text,
    url: new URL(item.href, environment.siteUrl).href,
    status: isCertain(item) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    stamp: changed,
    lastModified: changed,
    ...(version === null ? {} : { sequence: version }),
    ...when(item),
  }
}

function isCertain({ kind, status }: CalendarItem): boolean {
  return kind === 'event' || kind === 'deal-deadline' || CERTAIN.includes(status ?? '')
}

function when({ date, time, timeZone }: CalendarItem): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (!time) {
    const day = parseDate(date)
    return { allDay: true, start: day.toDate('UTC'), end: day.add({ days: 1 }).toDate('UTC') }
  }
  const start = toZoned(parseDateTime(`${date}T${time}`), timeZone ?? environment.timeZone)
  return { start: start.toDate(), end: start.add({ hours: HOURS }).toDate() }
}

import { parseAbsolute, parseDate, toCalendarDate, toTime } from '@internationalized/date'
import type { PayloadRequest, Where } from 'payload'
import type { CalendarItem } from '@/contracts/schedule/calendar'
import { idOf } from '@/database/ids'
import { readableRecords } from '@/database/readableRecords'
import { environment } from '@/environment'
import type { Event as StoredEvent, Task as StoredTask, User as StoredUser } from '@/payload-types'

type Days = { from: string; to: string }
type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }

/** Statuses of applications for which the deal's last day still matters to the applicant. */
const OPEN_APPLICATIONS = ['pending', 'approved']

/**
 * An entry with what only other calendars show (where it is, and its text), and what tells them that it changed;
 * `version` is null for records without one.
 */
export type CalendarRecord = {
  item: CalendarItem
  place: string | null
  text: string | null
  version: number | null
  updatedAt: string
}

/** A user's calendar entries from the first to the last day, both included, by date, time, kind and id. */
export async function readCalendar(days: Days, caller: Caller): Promise<CalendarItem[]> {
  return (await calendarRecords(days, caller)).map(({ item }) => item)
}

/** The same, each with the version and time of its last change. */
export async function calendarRecords(days: Days, caller: Caller): Promise<CalendarRecord[]> {
  const found = await Promise.all([tasksOn(days, caller), eventsOn(days, caller), deadlinesOn(days, caller)])
  return found
    .flat()
    .filter(({ item: { date } }) => date >= days.from && date <= days.to)
    .toSorted((one, other) => (orderOf(one.item) < orderOf(other.item) ? -1 : 1))
}

/** All-day entries sort before timed ones. */
function orderOf({ date, time, kind, id }: CalendarItem): string {
  return [date, time ?? '', kind, id].join(' ')
}

async function tasksOn({ from, to }: Days, { req, user }: Caller): Promise<CalendarRecord[]> {
  const where: Where = {
    and: [
      { userId: { equals: user.id } },
      { date: { greater_than_equal: from } },
      { date: { less_than_equal: to } },
    ],
  }
  return (await readableRecords('tasks', { req, where })).map((task) => ({
    item: presentTaskItem(task),
    place: null,
    text: task.caption || null,
    version: task.version ?? null,
    updatedAt: task.updatedAt,
  }))
}

function presentTaskItem({ id, title, date, time, timeZone, platform, status }: StoredTask): CalendarItem {
  return {
    kind: 'task',
    id,
    title,
    date: date ?? '',
    time: time ?? null,
    timeZone: timeZone ?? null,
    platform,
    status,
    href: `/dashboard/schedule?task=${id}`,
    canMove: true,
  }
}

/** Events that the user created, or registered for without being declined. */
async function eventsOn({ from, to }: Days, { req, user }: Caller): Promise<CalendarRecord[]> {
  const where: Where = {
    and: [{ userId: { equals: user.id } }, { status: { not_equals: 'rejected' } }],
  }
  const registrations = await readableRecords('event-registrations', { req, where })
  const statuses = new Map(registrations.map(({ eventId, status }) => [idOf(eventId), status]))
  // One more day on both sides: an event's date is in its own time zone.
  const near: Where[] = [
    { eventDate: { greater_than_equal: parseDate(from).subtract({ days: 1 }).toString() } },
    { eventDate: { less_than: parseDate(to).add({ days: 2 }).toString() } },
  ]
  const whose: Where = { or: [{ createdBy: { equals: user.id } }, { id: { in: [...statuses.keys()] } }] }
  const events = await readableRecords('events', { req, where: { and: [...near, whose] } })
  return events.map((event) => ({
    item:
      idOf(event.createdBy) === user.id
        ? presentEventItem(event, 'event', null)
        : presentEventItem(event, 'registration', statuses.get(event.id) ?? null),
    place: event.location || null,
    text: event.description || null,
    version: null,
    updatedAt: event.updatedAt,
  }))
}

function presentEventItem(
  { id, title, eventDate, timeZone: zone }: StoredEvent,
  kind: 'event' | 'registration',
  status: string | null,
): CalendarItem {
  const timeZone = zone || environment.timeZone
  const moment = parseAbsolute(eventDate, timeZone)
  return {
    kind,
    id,
    title,
    date: toCalendarDate(moment).toString(),
    time: toTime(moment).toString().slice(0, 5),
    timeZone,
    platform: null,
    status,
    href: '/dashboard/events',
    canMove: false,
  }
}

/** The last days of active deals that the person applied to. */
async function deadlinesOn({ from, to }: Days, { req, user }: Caller): Promise<CalendarRecord[]> {
  const where: Where = { and: [{ userId: { equals: user.id } }, { status: { in: OPEN_APPLICATIONS } }] }
  const applications = await readableRecords('brand-deal-applications', { req, where })
  const statuses = new Map(applications.map(({ brandDealId, status }) => [idOf(brandDealId), status]))
  const deals = await readableRecords('brand-deals', {
    req,
    where: {
      and: [
        { id: { in: [...statuses.keys()] } },
        { status: { equals: 'active' } },
        { deadline: { greater_than_equal: from } },
        { deadline: { less_than: parseDate(to).add({ days: 1 }).toString() } },
      ],
    },
  })
  return deals.map(({ id, companyName, campaignTitle, deadline, updatedAt }) => ({
    item: {
      kind: 'deal-deadline',
      id,
      title: `${companyName}, ${campaignTitle}`,
      date: (deadline ?? '').slice(0, 10),
      time: null,
      timeZone: null,
      platform: null,
      status: statuses.get(id) ?? null,
      href: '/dashboard/connect',
      canMove: false,
    },
    place: null,
    text: null,
    version: null,
    updatedAt,
  }))
}

import * as v from 'valibot'
import { call } from '../core/call'
import { day, id } from '../core/wire'
import { TASK_PLATFORMS } from './platformRules'
import { DAY_MS, utcDay } from '@/contracts/core/time'

/** Kinds of records with a date (docs/behaviour.md, 4.5). */
export const CALENDAR_KINDS = ['task', 'event', 'registration', 'deal-deadline'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** The most days between the first and the last day of a calendar. */
export const CALENDAR_DAYS_MAX = 62

/** A dated record: the caller’s own tasks and events, and what they registered or applied for. */
export const CalendarItem = v.strictObject({
  kind: v.picklist(CALENDAR_KINDS),
  id,
  title: v.string(),
  /** YYYY-MM-DD and HH:MM on the clock of `timeZone`; without a time it takes the whole day. */
  date: v.string(),
  time: v.nullable(v.string()),
  timeZone: v.nullable(v.string()),
  /** Only for tasks; null otherwise. */
  platform: v.nullable(v.picklist(TASK_PLATFORMS)),
  /** The state of the record, such as "todo" or "approved"; null where it has none. */
  status: v.nullable(v.string()),
  /** The screen that shows it. */
  href: v.string(),
  /** Whether it can be moved to another day here. */
  canMove: v.boolean(),
})
export type CalendarItem = v.InferOutput<typeof CalendarItem>

export const CalendarQuery = v.pipe(
  v.object({ from: day(), to: day() }),
  v.check(({ from, to }) => daysBetween(from, to) >= 0, 'The last day is before the first'),
  v.check(({ from, to }) => daysBetween(from, to) <= CALENDAR_DAYS_MAX, `At most ${CALENDAR_DAYS_MAX} days`),
)

export const getCalendar = call({
  method: 'get',
  path: '/calendar',
  who: 'user',
  query: CalendarQuery,
  answer: v.array(CalendarItem),
  summary: 'Your tasks, events, registrations and deal deadlines of some days, by date and time',
})

const DAYS_OF_MONTH_VIEW = 42

/** The six weeks, starting on a Sunday, that contain the whole month of a day. */
export function weeksOfMonth(day: string): { from: string; to: string } {
  const first = Date.parse(`${day.slice(0, 7)}-01`)
  const from = first - new Date(first).getUTCDay() * DAY_MS
  return { from: utcDay(from), to: utcDay(from + (DAYS_OF_MONTH_VIEW - 1) * DAY_MS) }
}

/** Whether a text from an address is a day whose month can be shown. */
export function isCalendarDay(text: string): boolean {
  const time = /^(19[7-9]\d|[2-8]\d{3})-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && utcDay(time) === text
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

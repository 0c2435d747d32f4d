import { RANGE_DAYS_MAX } from '@/contracts/audience/numbers'
import { DAY_MS, utcDay } from '@/contracts/core/time'
import { monthDay } from '../../ui/dateFormats'
import { formatDay } from '../../ui/formatDay'

/** Days of the site's time zone, YYYY-MM-DD; both count. */
export type Days = { from: string; to: string }

export const RANGES = ['today', '7', '28', '90', 'year', 'own'] as const
export type RangeId = (typeof RANGES)[number]

export const RANGE_LABELS: Record<RangeId, string> = {
  today: 'Today',
  '7': '7 days',
  '28': '28 days',
  '90': '90 days',
  year: '12 months',
  own: 'Custom',
}

/** A year is counted in whole weeks, so that its weeks are comparable. */
const LENGTHS: Record<Exclude<RangeId, 'own'>, number> = { today: 1, '7': 7, '28': 28, '90': 90, year: 364 }

export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * DAY_MS)
}

/** How many days a range has. */
export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/**
 * The first day that one's own range can have: the one on which counting began, or as far back as the longest range if
 * that is earlier, because days counted before counting was stopped and begun again stay.
 */
export function firstDayOf(today: string, since: string): string {
  const reach = addDays(today, 1 - RANGE_DAYS_MAX)
  return since < reach ? since : reach
}

/** The days of a choice; of one's own those given, in order, within what can be asked for (docs/behaviour.md, 4.9) */
export function daysOf(id: RangeId, { first, today }: { first: string; today: string }, own: Days): Days {
  if (id !== 'own') return { from: addDays(today, 1 - LENGTHS[id]), to: today }
  const given = (day: string) => (!isDay(day) || day > today ? today : day < first ? first : day)
  const [from = today, to = today] = [given(own.from), given(own.to)].sort()
  const earliest = addDays(to, 1 - RANGE_DAYS_MAX)
  return { from: from < earliest ? earliest : from, to }
}

/** As many days before a range. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) }
}

/** "the 28 days before", "the day before" */
export function beforeText(days: Days): string {
  const length = lengthOf(days)
  return length === 1 ? 'the day before' : `the ${length} days before`
}

/** "Oct 28 to Nov 24"; with the years where they differ. */
export function daysText({ from, to }: Days): string {
  if (from === to) return dayText(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return isOneYear ? `${dayText(from)} to ${dayText(to)}` : `${formatDay(from)} to ${formatDay(to)}`
}

/** "Nov 24", the same day in every time zone. */
export function dayText(day: string): string {
  const date = new Date(day)
  return monthDay(new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && utcDay(text) === text
}

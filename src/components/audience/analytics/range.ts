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
  own: 'Own',
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

/** The days of a choice; for one's own those given, as far as they are days and in order. */
export function daysOf(id: RangeId, today: string, own: Days): Days {
  if (id !== 'own') return { from: addDays(today, 1 - LENGTHS[id]), to: today }
  const [from, to] = [own.from, own.to].map((day) => (isDay(day) && day <= today ? day : today)).sort()
  return { from: from ?? today, to: to ?? today }
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

/** "New York time" */
export function zoneText(zone: string): string {
  return `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && utcDay(text) === text
}

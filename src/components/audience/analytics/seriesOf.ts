import type { Numbers, SeriesPoint } from '@/contracts/audience/numbers'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { dayInZone } from '@/contracts/orders/availability'
import type { ChartPoint } from '../../ui/charts/LineChart'
import { dayText } from './range'
import { visitsText } from './words'
import { count } from '../../ui/count'

/** A longer range is shown by weeks, the last one whole. */
const DAILY_MAX = 120
const WEEK = 7

/** What a chart needs of the numbers. */
type Counted = Pick<Numbers, 'unit' | 'series' | 'zone' | 'countingSince' | 'totals'>

type Part = { id: string; label: string; visits: number | null; engaged: number | null }

export type Series = {
  unit: 'Hour' | 'Day' | 'Week from'
  parts: Part[]
  /** The part that still goes on; null if all are over, or to come. */
  openAt: number | null
}

/** The points of a chart: hours of one day, days, or weeks; null where nothing was counted yet. */
export function seriesOf(numbers: Counted, now = new Date()): Series {
  const { unit, series, zone } = numbers
  if (unit === 'hour') {
    const parts = series.map((point) => ({
      id: point.at,
      label: hourText(point.at, zone),
      ...(isToCome(point, now) ? NOT_COUNTED : countsOf([point])),
    }))
    const goesOn = (at: string) =>
      0 <= now.getTime() - Date.parse(at) && now.getTime() - Date.parse(at) < HOUR_MS
    return { unit: 'Hour', parts, openAt: indexOf(series, ({ at }) => goesOn(at)) }
  }
  const isDaily = series.length <= DAILY_MAX
  const groups = isDaily ? series.map((point) => [point]) : weeksOf(series)
  const parts = groups.map((group) => {
    const day = group[0]?.day ?? ''
    return { id: day, label: dayText(day), ...(isBefore(group, numbers) ? NOT_COUNTED : countsOf(group)) }
  })
  const today = dayInZone(now, zone)
  const openAt = indexOf(groups, (group) => group.some(({ day }) => day === today))
  return { unit: isDaily ? 'Day' : 'Week from', parts, openAt }
}

function indexOf<T>(all: readonly T[], isIt: (each: T) => boolean): number | null {
  const index = all.findIndex(isIt)
  return index === -1 ? null : index
}

/** Whether an hour has not begun, so that its zero is no count. */
export function isToCome({ at }: SeriesPoint, now = new Date()): boolean {
  return Date.parse(at) > now.getTime()
}

const NOT_COUNTED = { visits: null, engaged: null }

function countsOf(points: readonly SeriesPoint[]): Pick<Part, 'visits' | 'engaged'> {
  const sum = (of: (point: SeriesPoint) => number) => points.reduce((all, point) => all + of(point), 0)
  return { visits: sum(({ visits }) => visits), engaged: sum(({ engaged }) => engaged) }
}

/** Whether a zero is no count: the days lie before counting last began. */
function isBefore(group: readonly SeriesPoint[], { countingSince }: Counted): boolean {
  if (group.some(({ visits }) => visits > 0)) return false
  const end = Date.parse(group.at(-1)?.at ?? '') + DAY_MS
  return countingSince === null || end <= Date.parse(countingSince)
}

function weeksOf(series: readonly SeriesPoint[]): SeriesPoint[][] {
  const first = series.length % WEEK
  const starts = Array.from({ length: Math.floor(series.length / WEEK) }, (_, week) => first + week * WEEK)
  const weeks = starts.map((start) => series.slice(start, start + WEEK))
  return first > 0 ? [series.slice(0, first), ...weeks] : weeks
}

function hourText(at: string, zone: string): string {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric' }).format(new Date(at))
  return hour.replaceAll('\u202F', ' ')
}

/** The highest point, if one stands out. */
export function peakOf({ parts }: Series): { index: number; part: Part; visits: number } | undefined {
  let peak: { index: number; part: Part; visits: number } | undefined
  for (const [index, part] of parts.entries()) {
    if ((part.visits ?? 0) > (peak?.visits ?? 0)) peak = { index, part, visits: part.visits ?? 0 }
  }
  return peak
}

/** What the lines say, in sentences. */
export function summaryOf(
  numbers: Counted,
  series: Series,
  before: Counted | undefined,
  now = new Date(),
): string {
  const { visits, engaged, visitors, visitorsPerDay } = numbers.totals
  const peak = peakOf(series)
  const sentences = [
    `${visitsText(visits)}, ${count(engaged)} of them engaged`,
    visitors !== null && visitorsText(visitors),
    visitorsPerDay !== null && `${visitorsText(Math.round(visitorsPerDay))} a day on average`,
    peak && series.parts.length > 1 && `The most, ${count(peak.visits)}, ${peakPlace(series, peak.part)}`,
    series.openAt !== null && 'Today is not over yet',
    before && beforeSentence(numbers, before, now),
  ]
  return sentences
    .filter(Boolean)
    .map((sentence) => `${String(sentence)}.`)
    .join(' ')
}

/** The days before are whole, so beside a day that still goes on their number says so. */
function beforeSentence(numbers: Counted, { totals }: Counted, now: Date): string {
  const visits = visitsText(totals.visits)
  if (!includesToday(numbers, now)) return `Before that, ${visits} in the same time`
  return numbers.unit === 'hour'
    ? `${visits} on the whole day before`
    : `Before that, ${visits} in as many whole days`
}

/** Whether the last of the days still goes on. */
export function includesToday({ series, zone }: Pick<Counted, 'series' | 'zone'>, now = new Date()): boolean {
  const today = dayInZone(now, zone)
  return series.some(({ day }) => day === today)
}

function visitorsText(visitors: number): string {
  return visitors === 1 ? '1 visitor' : `${count(visitors)} visitors`
}

function peakPlace({ unit }: Series, { label }: Part): string {
  if (unit === 'Hour') return `at ${label}`
  return unit === 'Day' ? `on ${label}` : `in the week from ${label}`
}

export function pointsOf({ parts, openAt }: Series): ChartPoint[] {
  return parts.map(({ id, label }, index) => ({ id, label, isOpen: index === openAt }))
}

import type { Payload } from 'payload'
import {
  type Counting,
  type Numbers,
  type SeriesPoint,
  type Totals,
  VISITS_FOR_RATE,
} from '@/contracts/audience/numbers'
import {
  type Asked,
  type Range,
  limited,
  readCounts,
  readDays,
  readLeftOut,
} from '@/domain/audience/readDays'
import { dayAfter, daysIn, hoursOf, momentsOf, siteDay, siteDayAt } from '@/domain/audience/siteDays'
import { addUp } from '@/domain/audience/sumVisits'
import { subscribers } from '@/domain/audience/subscribers'
import type { DayRow, Sums } from '@/domain/audience/visits'
import { erasedGrowth } from '@/domain/audience/growth'
import { environment } from '@/environment'

const NOTHING = addUp([])

/** Whether visits are counted, as it is stored. */
export async function countingOf(payload: Payload): Promise<Counting> {
  const { isCounting, countingSince } = await payload.findGlobal({ slug: 'audience', depth: 0 })
  return { isCounting: Boolean(isCounting), countingSince: countingSince ?? null }
}

/** The visits of a range, its course, and what was left out (docs/behaviour.md, 14.3). */
export async function numbersOf(
  payload: Payload,
  given: Asked & { compare: 'previous' | 'none' },
): Promise<Numbers> {
  const asked = limited(given)
  const days = daysIn(given)
  const before = { from: dayAfter(given.from, -days), to: dayAfter(given.from, -1), filters: given.filters }
  const counting = await countingOf(payload)
  const [rows, hours, previous, leftOut, followerGrowth] = await Promise.all([
    readDays(payload, 'total', asked),
    days === 1 ? readDays(payload, 'hours', asked) : [],
    given.compare === 'previous' ? totalsOf(payload, limited(before), counting) : null,
    readLeftOut(payload, given),
    growthOf(payload, given),
  ])
  const totals = await totalsOf(payload, asked, counting, rows)
  return {
    ...counting,
    range: { from: given.from, to: given.to, days },
    countedDays: countedDays(asked, rows, counting.countingSince),
    zone: environment.timeZone,
    limitedTo: asked.limitedTo,
    totals,
    previous,
    unit: days === 1 ? 'hour' : 'day',
    series: days === 1 ? hoursOfDay(given.from, hours) : seriesOf(given, rows),
    engagementRate:
      totals.visits < VISITS_FOR_RATE ? null : Math.round((100 * totals.engaged) / totals.visits),
    followerGrowth,
    leftOut,
  }
}

async function totalsOf(
  payload: Payload,
  asked: Asked,
  { countingSince }: Counting,
  given?: readonly DayRow[],
): Promise<Totals> {
  const rows = given ?? (await readDays(payload, 'total', asked))
  const sums = addUp(rows)
  const isOneDay = asked.from === asked.to
  const unseen =
    asked.filters.length > 0 ? new Map<string, number>() : await readCounts(payload, 'unseen', asked)
  return {
    visits: sums.visits,
    views: sums.views,
    engaged: sums.engaged,
    visitors: isOneDay ? sums.visitors : null,
    visitorsPerDay: isOneDay ? null : perDay(sums.visitors, countedDays(asked, rows, countingSince)),
    seconds: sums.visits === 0 ? null : Math.round(sums.seconds / sums.visits),
    goals: sums.goals + [...unseen.values()].reduce((all, each) => all + each, 0),
  }
}

/** The mean of the days that were counted. */
function perDay(visitors: number, days: number): number | null {
  return days === 0 ? null : Math.round((10 * visitors) / days) / 10
}

/** How many days of a range were counted: from the first with a visit, or since counting began, until today. */
function countedDays({ from, to }: Range, rows: readonly DayRow[], countingSince: string | null): number {
  const starts = rows.map(({ day }) => day)
  if (countingSince) starts.push(siteDayAt(Date.parse(countingSince)).day)
  const [first] = starts.toSorted()
  const today = siteDayAt(Date.now()).day
  if (!first) return 0
  const counted = { from: first > from ? first : from, to: today < to ? today : to }
  return Math.max(0, daysIn(counted))
}

function seriesOf(range: Range, rows: readonly DayRow[]): SeriesPoint[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: daysIn(range) }, (_, index) => {
    const day = dayAfter(range.from, index)
    return pointOf(siteDay(day).start, day, byDay.get(day))
  })
}

/** Visits stand at the hour in which they began. */
function hoursOfDay(name: string, rows: readonly DayRow[]): SeriesPoint[] {
  const day = siteDay(name)
  const byHour = new Map(rows.map((row) => [Number(row.value), row]))
  return hoursOf(day).map((at, hour) => pointOf(at, name, byHour.get(hour)))
}

function pointOf(at: number, day: string, { visitors, visits, views, engaged }: Sums = NOTHING): SeriesPoint {
  return { at: new Date(at).toISOString(), day, visitors, visits, views, engaged }
}

/** Who confirmed in a range, less who left then; null until anybody has confirmed. */
async function growthOf(payload: Payload, range: Range): Promise<number | null> {
  const people = subscribers({ payload })
  const within = momentsOf(range)
  const [anybody, confirmed, gone, erased] = await Promise.all([
    people.findOne({ confirmedAt: { $gt: new Date(0) } }, { projection: { _id: 1 } }),
    people.countDocuments({ confirmedAt: within }),
    people.countDocuments({ leftAt: within, confirmedAt: { $ne: null } }),
    erasedGrowth({ payload }, { from: range.from, before: dayAfter(range.to, 1) }),
  ])
  return anybody && confirmed + erased('confirmed') - gone - erased('gone')
}

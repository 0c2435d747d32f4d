import type { Payload } from 'payload'
import type { Filter } from '@/contracts/audience/dimensions'
import { type LeftOut, VISIT_DAYS } from '@/contracts/audience/numbers'
import { dayAfter, siteDayAt } from './siteDays'
import { matchOf, sumVisits } from './sumVisits'
import { type CountedDimension, type DayRow, type RolledDimension, dayRows } from './visits'

/** A range of days of the site's zone; both count. */
export type Range = { from: string; to: string }
/** What is read: a range and the filters that each visit must fit. */
export type Asked = Range & { filters: readonly Filter[] }

/** With filters a range reaches back only as far as visits are kept; `limitedTo` is its first day if it is cut. */
export function limited(asked: Asked): Asked & { limitedTo: string | null } {
  const first = dayAfter(siteDayAt(Date.now()).day, -VISIT_DAYS)
  const limitedTo = asked.filters.length > 0 && asked.from < first ? first : null
  return { ...asked, from: limitedTo ?? asked.from, limitedTo }
}

/** The rows of a range by a dimension: closed days as they are stored, the others, and filtered ones, from visits. */
export async function readDays(
  payload: Payload,
  dimension: RolledDimension,
  { from, to, filters }: Asked,
): Promise<DayRow[]> {
  const day = { $gte: from, $lte: to }
  if (from > to) return []
  if (filters.length > 0) return sumVisits(payload, dimension, matchOf(day, filters))
  const closed = await dayRows({ payload }).distinct('day', { dimension: 'total', day })
  const [stored, open] = await Promise.all([
    dayRows({ payload })
      .find({ dimension, day: { ...day, $in: closed } })
      .toArray(),
    sumVisits(payload, dimension, matchOf({ ...day, $nin: closed })),
  ])
  return [...stored, ...open]
}

/** The counters of a range, beside the visits, by value. */
export async function readCounts(
  payload: Payload,
  dimension: CountedDimension,
  { from, to }: Range,
): Promise<Map<string, number>> {
  const found = await dayRows({ payload })
    .aggregate<{ _id: string; count: number }>([
      { $match: { dimension, day: { $gte: from, $lte: to } } },
      { $group: { _id: '$value', count: { $sum: '$goals' } } },
    ])
    .toArray()
  return new Map(found.map(({ _id, count }) => [_id, count]))
}

/** What was left out in a range, by reason. */
export async function readLeftOut(payload: Payload, range: Range): Promise<LeftOut> {
  const counts = await readCounts(payload, 'left-out', range)
  const of = (reason: keyof LeftOut) => counts.get(reason) ?? 0
  return {
    robots: of('robots'),
    automation: of('automation'),
    team: of('team'),
    optedOut: of('optedOut'),
    malformed: of('malformed'),
    limited: of('limited'),
    dropped: of('dropped'),
  }
}

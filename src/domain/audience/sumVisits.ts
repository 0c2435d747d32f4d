import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { type Filter, OTHER } from '@/contracts/audience/dimensions'
import { SECONDS_MAX } from '@/contracts/audience/hello'
import { ENGAGED_SECONDS, type FUNNEL_STEPS } from '@/contracts/audience/numbers'
import { byKey } from '@/contracts/core/byKey'
import { type DayRow, type RolledDimension, type Sums, type Visit, rowId, visits } from './visits'

/** A day knows so many values of each dimension; the visits of the rest stand together, with those so named. */
const VALUES_MAX = 500

/** The field of a visit that a filter of a dimension reads. */
const FIELDS = {
  pages: 'pages',
  entries: 'entry',
  sources: 'source',
  campaigns: 'campaign',
  places: 'place',
  devices: 'device',
  browsers: 'browser',
  systems: 'system',
  goals: 'goals.k',
} as const

/** The visits of a range that all filters fit. */
export function matchOf(
  day: mongo.Filter<Visit>['day'],
  filters: readonly Filter[] = [],
): mongo.Filter<Visit> {
  return { $and: [{ day }, ...filters.map(({ dim, value }) => ({ [FIELDS[dim]]: value }))] }
}

const sawAny = (pattern: string) => ({
  $anyElementTrue: [
    { $map: { input: '$pages', as: 'page', in: { $regexMatch: { input: '$$page', regex: pattern } } } },
  ],
})
/** The steps of funnels that are pages. */
const STEP_PAGES: [(typeof FUNNEL_STEPS)[number], string][] = [
  ['landing', '^/$'],
  ['shop', '^/shop(/|$)'],
  ['join-team', '^/join-team$'],
]

/** What a visit has of each dimension: a value, or a list of different ones. */
const VALUES: Record<Exclude<RolledDimension, 'total'>, unknown> = {
  pages: { $setUnion: ['$pages', []] },
  entries: '$entry',
  sources: '$source',
  campaigns: '$campaign',
  places: '$place',
  devices: '$device',
  browsers: '$browser',
  systems: '$system',
  goals: { $setUnion: ['$goals.k', []] },
  hours: { $toString: '$hour' },
  steps: {
    $concatArrays: STEP_PAGES.map(([step, pattern]) => ({ $cond: [sawAny(pattern), [step], []] })),
  },
}

const countOf = (list: string) => ({
  $size: { $filter: { input: list, as: 'each', cond: { $eq: ['$$each', '$value'] } } },
})
/** Engaged: seen for ten seconds, or two pages, or a goal. */
const IS_ENGAGED = {
  $or: [
    { $gte: ['$seconds', ENGAGED_SECONDS] },
    { $gte: [{ $size: { $setUnion: ['$pages', []] } }, 2] },
    { $gt: [{ $size: '$goals' }, 0] },
  ],
}
const SUMMED = ['visits', 'views', 'engaged', 'seconds', 'goals'] as const
const sums = Object.fromEntries(SUMMED.map((field) => [field, { $sum: `$${field}` }]))

/** The rows of days for a dimension, computed from their visits: the same visits always give the same rows. */
export async function sumVisits(
  payload: Payload,
  dimension: RolledDimension,
  match: mongo.Filter<Visit>,
): Promise<DayRow[]> {
  // Visitors are only told apart where they are counted.
  const isOfVisitors = dimension === 'total' || dimension === 'hours'
  const key = { day: '$day', value: '$value' }
  const found = await visits({ payload })
    .aggregate<Omit<Sums, 'visitors'> & { visitors?: number; _id: { day: string; value: string } }>([
      { $match: match },
      { $set: { value: dimension === 'total' ? '' : VALUES[dimension] } },
      { $unwind: '$value' },
      {
        $project: {
          day: 1,
          value: 1,
          visitor: 1,
          visits: { $literal: 1 },
          views: dimension === 'pages' ? countOf('$pages') : 1,
          engaged: { $cond: [IS_ENGAGED, 1, 0] },
          seconds: { $min: ['$seconds', SECONDS_MAX] },
          goals: dimension === 'goals' ? countOf('$goals.k') : { $size: '$goals' },
        },
      },
      { $group: { _id: isOfVisitors ? { ...key, visitor: '$visitor' } : key, ...sums } },
      ...(isOfVisitors
        ? [
            {
              $group: {
                _id: { day: '$_id.day', value: '$_id.value' },
                visitors: { $sum: 1 },
                ...sums,
              },
            },
          ]
        : []),
    ])
    .toArray()
  const rows = found.map(({ _id: { day, value }, visitors = 0, ...each }) => ({
    _id: rowId(day, dimension, value),
    day,
    dimension,
    value,
    visitors,
    ...each,
  }))
  return [...byKey(rows, ({ day }) => day).values()].flatMap(cut)
}

/** The largest values of a day, and the others in one row. */
function cut(rows: DayRow[]): DayRow[] {
  const [first] = rows
  const named = rows.filter(({ value }) => value !== OTHER)
  if (named.length <= VALUES_MAX || !first) return rows
  const sorted = named.toSorted((one, two) => two.visits - one.visits || (one.value < two.value ? -1 : 1))
  const rest = addUp([...sorted.slice(VALUES_MAX), ...rows.filter(({ value }) => value === OTHER)])
  const { day, dimension } = first
  return [
    ...sorted.slice(0, VALUES_MAX),
    { _id: rowId(day, dimension, OTHER), day, dimension, value: OTHER, ...rest },
  ]
}

/** Sums of rows. Visitors of one day alone can be added up, and only of rows that share none. */
export function addUp(rows: readonly Sums[]): Sums {
  const total: Sums = { visitors: 0, visits: 0, views: 0, engaged: 0, seconds: 0, goals: 0 }
  for (const row of rows) for (const field of ['visitors', ...SUMMED] as const) total[field] += row[field]
  return total
}

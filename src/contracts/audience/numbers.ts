import * as v from 'valibot'
import { call } from '../core/call'
import { FIELD_TEXTS, date, day, noQuery } from '../core/wire'
import { DIMENSIONS, FILTERS_MAX, parseFilters } from './dimensions'

/** Days of a range at most; visits themselves are kept this long, and filters reach back only so far. */
export const RANGE_DAYS_MAX = 731
export const VISIT_DAYS = 400
/** A visit ends after so many minutes without a sign; it is engaged from so many visible seconds on. */
export const VISIT_MINUTES = 30
export const ENGAGED_SECONDS = 10
/** Rates of fewer visits are not said. */
export const VISITS_FOR_RATE = 20
export const ROWS_MAX = 100

/** Texts of the numbers (docs/behaviour.md, 4.9). */
export const NUMBERS_TEXTS = {
  order: 'The first day must not be after the last one',
  future: 'This day has not begun yet',
  tooLong: `At most ${RANGE_DAYS_MAX} days`,
  filter: `Up to ${FILTERS_MAX} filters, such as sources:instagram, with | between them`,
  started: 'Counting visits',
  stopped: 'Visits are not counted any more',
  failed: 'That could not be changed.',
} as const

const FILTER = `(${DIMENSIONS.join('|')}):[^|]+`
const filter = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(700, NUMBERS_TEXTS.filter),
    v.check((text) => parseFilters(text) !== null, NUMBERS_TEXTS.filter),
    v.metadata({ pattern: String.raw`^${FILTER}(\|${FILTER}){0,${FILTERS_MAX - 1}}$` }),
    v.transform((text) => parseFilters(text) ?? []),
  ),
)
/** Days of the site's time zone; both count. */
const range = { from: day(), to: day() }
const dim = v.picklist(DIMENSIONS, FIELD_TEXTS.invalid)
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d?|100)$/, `A number from 1 to ${ROWS_MAX}`),
    v.transform((text) => Number(text)),
  ),
  '10',
)

/** In minor units; the site's currency first. Net of refunds, without shipping, tax and test orders. */
export const Revenue = v.array(v.strictObject({ currency: v.string(), cents: v.number() }))

const Counts = { visits: v.number(), views: v.number(), engaged: v.number() }

export const Totals = v.strictObject({
  ...Counts,
  /** Of a single day; people are never added up over days. */
  visitors: v.nullable(v.number()),
  /** Of several days, the mean of those that were counted. */
  visitorsPerDay: v.nullable(v.number()),
  /** Visible seconds per visit, the mean; null without a visit. */
  seconds: v.nullable(v.number()),
  /** All goals reached. */
  goals: v.number(),
})
export type Totals = v.InferOutput<typeof Totals>

/** A day, or an hour of a range of one day. */
export const SeriesPoint = v.strictObject({ at: date, day: day(), visitors: v.number(), ...Counts })
export type SeriesPoint = v.InferOutput<typeof SeriesPoint>

/** What was not counted, by reason. */
export const LeftOut = v.strictObject({
  robots: v.number(),
  /** Browsers that a program drives. */
  automation: v.number(),
  /** People who are logged in to the dashboard. */
  team: v.number(),
  /** Browsers that ask not to be counted (GPC, DNT). */
  optedOut: v.number(),
  malformed: v.number(),
  /** Beyond 120 a minute of one address. */
  limited: v.number(),
  /** More than the server could store. */
  dropped: v.number(),
})
export type LeftOut = v.InferOutput<typeof LeftOut>

/** Whether visits are counted; `countingSince` is when that last began, null if it never did. */
export const Counting = v.strictObject({ isCounting: v.boolean(), countingSince: v.nullable(date) })
export type Counting = v.InferOutput<typeof Counting>

export const Numbers = v.strictObject({
  ...Counting.entries,
  range: v.strictObject({ from: day(), to: day(), days: v.number() }),
  /** How many of its days were counted: from the first with a visit, or since counting began, until today. */
  countedDays: v.number(),
  /** The site's time zone, whose days and hours these are. */
  zone: v.string(),
  /** With filters: the first day that they reach, if the range begins before it. */
  limitedTo: v.nullable(day()),
  totals: Totals,
  /** Of as many days before the range; null unless asked for. */
  previous: v.nullable(Totals),
  unit: v.picklist(['hour', 'day']),
  series: v.array(SeriesPoint),
  /** Percent, engaged of all visits; null with fewer than 20. */
  engagementRate: v.nullable(v.number()),
  /** Who confirmed, less who left, in the range; null until somebody confirmed. */
  followerGrowth: v.nullable(v.number()),
  leftOut: LeftOut,
})
export type Numbers = v.InferOutput<typeof Numbers>

const Amounts = { ...Counts, goals: v.number(), revenue: Revenue }
export const BreakdownRow = v.strictObject({ value: v.string(), ...Amounts })
export type BreakdownRow = v.InferOutput<typeof BreakdownRow>

export const Breakdown = v.strictObject({
  dim,
  limitedTo: v.nullable(day()),
  /** The most first (`countedIn`). Revenue is of sources and campaigns alone: a creator's own sales, an admin's all. */
  rows: v.array(BreakdownRow),
  /** What is left of the values beyond `limit`; null if there are none. */
  other: v.nullable(v.strictObject({ values: v.number(), ...Amounts })),
  /** How many values there are. */
  total: v.number(),
})
export type Breakdown = v.InferOutput<typeof Breakdown>

export const FUNNELS = ['list', 'shop', 'team'] as const
export const FUNNEL_STEPS = [
  'landing',
  'signup',
  'confirm',
  'shop',
  'cart',
  'order',
  'join-team',
  'application',
] as const

export const Funnels = v.strictObject({
  limitedTo: v.nullable(day()),
  funnels: v.array(
    v.strictObject({
      name: v.picklist(FUNNELS),
      /** Visits to a page, then goals; `share` is percent of the first step, null with fewer than 20 there. */
      steps: v.array(
        v.strictObject({
          step: v.picklist(FUNNEL_STEPS),
          count: v.number(),
          share: v.nullable(v.number()),
        }),
      ),
    }),
  ),
})
export type Funnels = v.InferOutput<typeof Funnels>

export const readNumbers = call({
  method: 'get',
  path: '/audience',
  who: 'user',
  query: v.object({ ...range, compare: v.optional(v.picklist(['previous', 'none']), 'none'), filter }),
  answer: Numbers,
  summary: 'Visits of the public pages in a range of days',
})

export const readBreakdown = call({
  method: 'get',
  path: '/audience/breakdown',
  who: 'user',
  query: v.object({ dim, ...range, filter, limit }),
  answer: Breakdown,
  summary: 'Visits by page, source, place and so on',
})

export const readFunnels = call({
  method: 'get',
  path: '/audience/funnels',
  who: 'user',
  query: v.object({ ...range, filter }),
  answer: Funnels,
  summary: 'How many reached each step: the list, an order, an application',
})

/** Without `dim`: the series. */
export const exportNumbers = call({
  method: 'get',
  path: '/audience/export',
  who: 'user',
  query: v.object({ dim: v.optional(dim), ...range, filter }),
  answerType: 'file',
  fileTypes: ['text/csv'],
  summary: 'The same numbers as a CSV file: by hour or day, or by what `dim` says',
})

export const readCounting = call({
  method: 'get',
  path: '/audience/counting',
  who: 'user',
  query: noQuery,
  answer: Counting,
  summary: 'Whether visits are counted',
})

export const changeCounting = call({
  method: 'patch',
  path: '/audience/counting',
  who: 'admin',
  body: v.object({ isCounting: v.boolean() }),
  answer: Counting,
  summary: 'Start or stop counting visits',
})

import type { Payload } from 'payload'
import { type Dimension, countedIn } from '@/contracts/audience/dimensions'
import {
  type Breakdown,
  type BreakdownRow,
  FUNNELS,
  type FUNNEL_STEPS,
  type Funnels,
  VISITS_FOR_RATE,
} from '@/contracts/audience/numbers'
import { type Asked, limited, readCounts, readDays } from '@/domain/audience/readDays'
import { byKey } from '@/contracts/core/byKey'
import { addUp } from '@/domain/audience/sumVisits'
import { type Amounts, revenueBy, sumRevenue, tellsOrders } from './revenueOf'

/** How many rows, and whose sales: null for those of all sellers. */
type Limit = { limit: number; sellerId: string | null; hidesRevenue?: boolean }

/** The visits of a range by one dimension, the most first; with what sources and campaigns brought in. */
export async function breakdownOf(
  payload: Payload,
  dim: Dimension,
  given: Asked,
  { limit, sellerId, hidesRevenue = false }: Limit,
): Promise<Breakdown> {
  const asked = limited(given)
  const [rows, revenue, unseen] = await Promise.all([
    readDays(payload, dim, asked),
    (dim === 'sources' || dim === 'campaigns') && !hidesRevenue && tellsOrders(asked)
      ? revenueBy({ payload }, dim, asked, sellerId)
      : new Map<string, Amounts>(),
    dim === 'goals' && asked.filters.length === 0
      ? readCounts(payload, 'unseen', asked)
      : new Map<string, number>(),
  ])
  const byValue = byKey(rows, ({ value }) => value)
  const all = [...new Set([...byValue.keys(), ...revenue.keys(), ...unseen.keys()])].map(
    (value): BreakdownRow => {
      const { visits, views, engaged, goals } = addUp(byValue.get(value) ?? [])
      return {
        value,
        visits,
        views,
        engaged,
        goals: goals + (unseen.get(value) ?? 0),
        revenue: revenue.get(value) ?? [],
      }
    },
  )
  const what = countedIn(dim)
  const sorted = all.toSorted((one, two) => two[what] - one[what] || (one.value < two.value ? -1 : 1))
  const rest = sorted.slice(limit)
  return {
    dim,
    limitedTo: asked.limitedTo,
    rows: sorted.slice(0, limit),
    other: rest.length === 0 ? null : { values: rest.length, ...restOf(rest) },
    total: sorted.length,
  }
}

function restOf(rows: readonly BreakdownRow[]): Omit<BreakdownRow, 'value'> {
  const { visits, views, engaged, goals } = addUp(rows.map((row) => ({ ...row, visitors: 0, seconds: 0 })))
  return { visits, views, engaged, goals, revenue: sumRevenue(rows.map(({ revenue }) => revenue)) }
}

const STEPS = {
  list: ['landing', 'signup', 'confirm'],
  shop: ['shop', 'cart', 'order'],
  team: ['join-team', 'application'],
} as const satisfies Record<(typeof FUNNELS)[number], readonly (typeof FUNNEL_STEPS)[number][]>

/**
 * How many reached each step: visits to a page, then goals as the server counted them. Each step stands for itself,
 * because somebody who confirms an hour later is on another visit.
 */
export async function funnelsOf(payload: Payload, given: Asked): Promise<Funnels> {
  const asked = limited(given)
  const [pages, goals] = await Promise.all([
    readDays(payload, 'steps', asked),
    breakdownOf(payload, 'goals', given, { limit: Number.POSITIVE_INFINITY, sellerId: null }),
  ])
  const seen = byKey(pages, ({ value }) => value)
  const countOf = (step: string) =>
    seen.has(step)
      ? addUp(seen.get(step) ?? []).visits
      : (goals.rows.find(({ value }) => value === step)?.goals ?? 0)
  return {
    limitedTo: asked.limitedTo,
    funnels: FUNNELS.map((name) => {
      const first = countOf(STEPS[name][0])
      return {
        name,
        steps: STEPS[name].map((step) => {
          const count = countOf(step)
          return {
            step,
            count,
            share: first < VISITS_FOR_RATE ? null : Math.round((1_000 * count) / first) / 10,
          }
        }),
      }
    }),
  }
}

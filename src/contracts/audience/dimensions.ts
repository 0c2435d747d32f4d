import * as v from 'valibot'

/** What visits are told apart by. Places are countries as two letters; goals are GOALS and `click:` with a name. */
export const DIMENSIONS = [
  'pages',
  'entries',
  'sources',
  'campaigns',
  'places',
  'devices',
  'browsers',
  'systems',
  'goals',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What the list of a dimension counts, the most first: views of pages, how often goals were reached, else visits. */
export function countedIn(dim: Dimension): 'views' | 'goals' | 'visits' {
  if (dim === 'pages') return 'views'
  return dim === 'goals' ? 'goals' : 'visits'
}

/** All values of a day beyond its largest, and pages that are not public. */
export const OTHER = '(other)'
/** The source of orders whose visit was not counted. */
export const NOT_COUNTED = '(not counted)'
/** A country where none is known, in ISO 3166. */
export const NOWHERE = 'ZZ'

/** All that an order has of its visit is how it came, so by the others orders cannot be told apart. */
export const ORDER_DIMENSIONS = ['sources', 'campaigns'] as const satisfies readonly Dimension[]

/** Goals with a name of their own; besides these there are clicks (`click:Instagram`). */
export const GOALS = ['signup', 'confirm', 'application', 'order', 'cart'] as const
export const CLICK_GOAL = 'click:'

/** Of a query, all of which a visit must fit. */
export const FILTERS_MAX = 3
export type Filter = { dim: Dimension; value: string }
const isDimension = v.is.bind(null, v.picklist(DIMENSIONS)) as (value: unknown) => value is Dimension

/** Filters as the query has them. */
export function filterText(filters: readonly Filter[]): string | undefined {
  return filters.length > 0 ? filters.map(({ dim, value }) => `${dim}:${value}`).join('|') : undefined
}

/** Filters of a query; null if they are none. */
export function parseFilters(text: string): Filter[] | null {
  const filters = text.split('|').map((each): Filter | null => {
    const [dim = '', ...value] = each.split(':')
    return isDimension(dim) && value.join(':') ? { dim, value: value.join(':') } : null
  })
  const right = filters.filter((each) => each !== null)
  return right.length === filters.length && right.length <= FILTERS_MAX ? right : null
}

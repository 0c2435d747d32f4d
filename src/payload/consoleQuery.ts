import type { SanitizedCollectionConfig } from 'payload'
import * as qs from 'qs-esm'
import { isPlainObject } from '@/contracts/core/plainText'
import { badRequest } from '@/database/errors'

type Query = Record<string, unknown>
type Fields = SanitizedCollectionConfig['flattenedFields']
type Condition = { path: string; operator: string; value: unknown }

/** Payload's own parser options: the query that is checked here must be the one that it answers. */
const READING = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true }

/** Limits for one query by anyone who is not staff. */
export const VISITOR_QUERY_LIMITS = { conditions: 10, limit: 100, depth: 2, sorts: 3, keys: 50 }
const VISITOR_KEYS = [
  'where',
  'sort',
  'limit',
  'page',
  'depth',
  'select',
  'draft',
  'locale',
  'fallbackLocale',
]

const TEXT_OPERATORS = new Set(['like', 'not_like', 'contains'])
const LIST_OPERATORS = new Set(['in', 'not_in', 'all'])
/** Operators for points on a map; no field stores any. */
const MAP_OPERATORS = new Set(['near', 'within', 'intersects'])

const UNREADABLE = 'This query cannot be read'

/** A query that Payload can answer; throws CallError 400 for one that would make it fail. */
export function checkedQuery(search: string, fields: Fields): Query {
  if (/%00|\0/.test(search)) throw badRequest(UNREADABLE)
  const query = qs.parse(search, READING) as Query
  // No file has a prefix.
  delete query.prefix
  for (const key of ['where', 'sort']) if (query[key] === '') delete query[key]
  if (typeof query.data === 'string') fromJson(query.data)
  if (query.where !== undefined) query.where = readWhere(query.where, fields)
  for (const name of sortsOf(query)) {
    if (!/^-?\w[\w.-]*$/.test(name)) throw badRequest(UNREADABLE)
  }
  return query
}

/**
 * A checked query within the visitors' limits: few conditions, one page of at most 100 records, and no lookups into
 * other collections. Throws CallError 400 for more conditions or sorts, or for a lookup.
 */
export function visitorQuery(query: Query, fields: Fields): Query {
  if (countKeys(query) > VISITOR_QUERY_LIMITS.keys) throw badRequest('This query asks for too much at once')
  const asked = Object.fromEntries(VISITOR_KEYS.flatMap((key) => (key in query ? [[key, query[key]]] : [])))
  const conditions = asked.where === undefined ? [] : conditionsOf(asked.where)
  if (conditions.length > VISITOR_QUERY_LIMITS.conditions) {
    throw badRequest(`A query can have at most ${VISITOR_QUERY_LIMITS.conditions} conditions`)
  }
  const sorts = sortsOf(asked)
  if (sorts.length > VISITOR_QUERY_LIMITS.sorts) {
    throw badRequest(`A query can sort by at most ${VISITOR_QUERY_LIMITS.sorts} fields`)
  }
  const paths = [...conditions.map(({ path }) => path), ...sorts.map((name) => name.replace(/^-/, ''))]
  if (paths.some((path) => leadsElsewhere(path, fields))) {
    throw badRequest('A query cannot look into related records')
  }
  const limit = toNumber(asked.limit) ?? Number.NaN
  return {
    ...asked,
    ...('limit' in asked && {
      limit:
        limit >= 1 && limit <= VISITOR_QUERY_LIMITS.limit ? Math.floor(limit) : VISITOR_QUERY_LIMITS.limit,
    }),
    ...('depth' in asked && {
      depth: Math.min(VISITOR_QUERY_LIMITS.depth, Math.max(0, toNumber(asked.depth) ?? 0)),
    }),
  }
}

/** A query as a search string, question mark included. */
export function toSearch(query: Query): string {
  return qs.stringify(query, { addQueryPrefix: true })
}

function readWhere(where: unknown, fields: Fields): unknown {
  const read = typeof where === 'string' ? fromJson(where) : where
  for (const condition of conditionsOf(read)) checkCondition(condition, fields)
  return read
}

function conditionsOf(where: unknown): Condition[] {
  if (!isPlainObject(where)) throw badRequest(UNREADABLE)
  return Object.entries(where).flatMap(([path, inner]) => {
    if (/^(?:and|or)$/i.test(path)) {
      if (!Array.isArray(inner)) throw badRequest(UNREADABLE)
      return inner.flatMap(conditionsOf)
    }
    if (!isPlainObject(inner)) throw badRequest(UNREADABLE)
    return Object.entries(inner).map(([operator, value]) => ({ path, operator, value }))
  })
}

function checkCondition({ path, operator, value }: Condition, fields: Fields): void {
  const isList = Array.isArray(value) && value.every(isScalar)
  const fits = TEXT_OPERATORS.has(operator)
    ? typeof value === 'string'
    : isScalar(value) || (LIST_OPERATORS.has(operator) && isList)
  // Payload treats a date field as text here.
  const isDate = fields.some(({ name, type }) => type === 'date' && name === path.replace(/^version\./, ''))
  const isOfText = TEXT_OPERATORS.has(operator) && isDate
  if (!fits || isOfText || MAP_OPERATORS.has(operator)) throw badRequest(UNREADABLE)
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function sortsOf({ sort }: Query): string[] {
  if (sort === undefined) return []
  const names = typeof sort === 'string' ? sort.split(',') : sort
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) throw badRequest(UNREADABLE)
  return names
}

/** Whether a path goes through a relation into another collection. Payload reads two underscores as a dot. */
function leadsElsewhere(path: string, fields: Fields): boolean {
  let inner: Fields | undefined = fields
  const segments = path.split(/\.|__/)
  for (const segment of segments.slice(0, -1)) {
    const field: Fields[number] | undefined = inner?.find(({ name }) => name === segment)
    inner = field && 'flattenedFields' in field ? field.flattenedFields : undefined
    if (!inner) return true
  }
  return false
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + countKeys(inner), 0)
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? null : number
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(UNREADABLE)
  }
}

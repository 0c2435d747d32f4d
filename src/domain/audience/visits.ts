import type { mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import type { Dimension } from '@/contracts/audience/dimensions'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'

/** Most pages and goals that a visit remembers, in their order. */
export const PAGES_MAX = 50
export const GOALS_MAX = 20

/**
 * One visit of somebody whom nobody can name (docs/behaviour.md, 14.2). `hour` counts from the start of its day;
 * `slot` is the half hour that it began in: two visits of one visitor never share one, for a visit ends after half an
 * hour without a sign. So the unique index {visitor, slot} makes two processes that see its first sign store one visit.
 */
export type Visit = {
  day: string
  hour: number
  visitor: mongo.Binary
  slot: number
  /** To the millisecond while its day is open, then in whole hours. */
  start: Date
  last: Date
  views: number
  /** Visible seconds, as the pages told them. */
  seconds: number
  pages: string[]
  entry: string
  exit: string
  source: string
  medium: string | null
  campaign: string | null
  referrer: string | null
  /** ISO 3166 country, ZZ where it is not known. */
  place: string
  device: 'phone' | 'tablet' | 'computer'
  browser: string
  system: string
  goals: { k: string; hour: number }[]
}

/** A row of a day, by what its visits are told apart by. `total` has one row; its presence closes the day. */
export type RolledDimension = Dimension | 'total' | 'hours' | 'steps'
/**
 * Counters of a day, beside its visits: what was left out, goals that no visit was found for, and who joined and left
 * the list of those who were erased since.
 */
export type CountedDimension = 'left-out' | 'unseen' | 'list'

export type Sums = {
  /** Of `total` and `hours` alone; elsewhere 0. */
  visitors: number
  visits: number
  views: number
  engaged: number
  seconds: number
  goals: number
}

export type DayRow = Sums & {
  _id: string
  day: string
  dimension: RolledDimension | CountedDimension
  value: string
}

type Site = Pick<PayloadRequest, 'payload'>

export function visits({ payload }: Site): mongo.Collection<Visit> {
  return payload.db.connection.collection<Visit>('visits')
}

/** Sums of closed days, which stay when their visits are gone, and the counters of every day. */
export function dayRows({ payload }: Site): mongo.Collection<DayRow> {
  return payload.db.connection.collection<DayRow>('audience-days')
}

export function rowId(day: string, dimension: DayRow['dimension'], value: string): string {
  return `${day}|${dimension}|${value}`
}

/** The secret of a day; the database forgets it half an hour after the day. */
export type Salt = { _id: string; salt: mongo.Binary; expiresAt: Date }

export function salts({ payload }: Site): mongo.Collection<Salt> {
  return payload.db.connection.collection<Salt>('audience-salts')
}

export async function ensureVisitIndexes(payload: Payload): Promise<void> {
  const { db } = payload
  await ensureIndexes(db, 'visits', [{ key: { day: 1 } }, { key: { visitor: 1, slot: 1 }, unique: true }])
  await ensureIndexes(db, 'audience-days', [{ key: { dimension: 1, day: 1 } }, { key: { day: 1 } }])
  await ensureIndexes(db, 'audience-salts', [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const { collectionName } = driverCollection({ payload }, 'audience-shares')
  await ensureIndexes(db, collectionName, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
}

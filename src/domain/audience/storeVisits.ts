import { randomBytes } from 'node:crypto'
import { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { byKey } from '@/contracts/core/byKey'
import { isDuplicate } from '@/database/errors'
import { type SiteDay, hourOf } from './siteDays'
import { VISIT_MS } from './visitors'
import { type CountedDimension, GOALS_MAX, PAGES_MAX, type Visit, dayRows, rowId, visits } from './visits'

/** What a page told of a visit, ready to be stored: nothing in it leads back to a person. */
export type Sign = {
  at: number
  day: SiteDay
  /** Today's visitor, and yesterday's in the first half hour of the day. */
  visitors: mongo.Binary[]
  path: string
  isView: boolean
  seconds: number
  goal: string | null
  /** Undefined for a sign that begins no visit: of how long a page was seen. */
  begins: Pick<
    Visit,
    'source' | 'medium' | 'campaign' | 'referrer' | 'place' | 'device' | 'browser' | 'system'
  > | null
}

/** Stores signs in their order; several signs of one visit are one update, and all updates are one command. */
export async function storeSigns(payload: Payload, signs: readonly Sign[]): Promise<void> {
  const ofVisitors = byKey(signs, ({ visitors }) => visitors.map((each) => each.toString('hex')).join(' '))
  const visitsOf = [...ofVisitors.values()].map(visitsIn)
  // Rarely more than one: then the later ones wait for those before them.
  const most = Math.max(0, ...visitsOf.map(({ length }) => length))
  for (let index = 0; index < most; index += 1) {
    const updates = visitsOf.flatMap((own) => updateOf(own[index] ?? []) ?? [])
    const again = await tryToStore(payload, updates)
    // Another process began these visits in the same moment; now they are found.
    await tryToStore(payload, again)
  }
}

/**
 * A visitor's signs, by visit: one ends after half an hour without a sign. Signs that begin none stand apart from those
 * after them, because without an open visit they are nothing.
 */
function visitsIn(signs: readonly Sign[]): Sign[][] {
  const found: Sign[][] = []
  for (const sign of signs) {
    const current = found.at(-1)
    const [first, last] = [current?.[0], current?.at(-1)]
    const isSame = first && last && sign.at < last.at + VISIT_MS && (first.begins || !sign.begins)
    if (isSame) current?.push(sign)
    else found.push([sign])
  }
  return found
}

type Update = { updateOne: mongo.UpdateOneModel<Visit> }

/** Returns the updates whose visit another process began meanwhile. Throws any other failure. */
async function tryToStore(payload: Payload, updates: Update[]): Promise<Update[]> {
  if (updates.length === 0) return []
  try {
    await visits({ payload }).bulkWrite(updates, { ordered: false })
    return []
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error
    const failed = [error.writeErrors].flat()
    if (failed.some((each) => !isDuplicate(Object.assign(new Error('write'), { code: each.code }))))
      throw error
    return failed.flatMap(({ index }) => updates[index] ?? [])
  }
}

/** The update of one visitor's signs: of their open visit, or of a new one unless they only tell how long. */
function updateOf(signs: readonly Sign[]): Update | null {
  const [first] = signs
  const last = signs.at(-1)
  if (!first || !last) return null
  const views = signs.filter((sign) => sign.isView)
  const goals = signs.flatMap(({ at, day, goal }) => (goal ? [{ k: goal, hour: hourOf(day, at) }] : []))
  const seconds = signs.reduce((sum, sign) => sum + sign.seconds, 0)
  const [visitor] = first.visitors
  const exit = views.at(-1)
  const update: mongo.UpdateFilter<Visit> = {
    $max: { last: new Date(last.at) },
    $inc: { views: views.length, seconds },
    $push: {
      pages: { $each: views.map(({ path }) => path), $slice: PAGES_MAX },
      goals: { $each: goals, $slice: GOALS_MAX },
    },
    ...(exit && { $set: { exit: exit.path } }),
    ...(first.begins && {
      $setOnInsert: {
        // Random, because an id that the database makes tells the second.
        _id: new mongo.ObjectId(randomBytes(12)),
        ...(first.visitors.length > 1 && visitor && { visitor }),
        day: first.day.day,
        hour: hourOf(first.day, first.at),
        slot: Math.floor(first.at / VISIT_MS),
        start: new Date(first.at),
        entry: first.path,
        ...(!exit && { exit: first.path }),
        ...first.begins,
      },
    }),
  }
  return {
    updateOne: {
      filter: {
        visitor: first.visitors.length > 1 ? { $in: first.visitors } : visitor,
        last: { $gt: new Date(first.at - VISIT_MS), $lt: new Date(last.at + VISIT_MS) },
      },
      update,
      upsert: first.begins !== null,
    },
  }
}

type Count = { day: string; dimension: CountedDimension; value: string; by: number }

/** Adds to the counters of days; in the request's transaction if a session is given. */
export async function storeCounts(
  payload: Payload,
  counts: readonly Count[],
  session?: mongo.ClientSession,
): Promise<void> {
  if (counts.length === 0) return
  await dayRows({ payload }).bulkWrite(
    counts.map(({ day, dimension, value, by }) => ({
      updateOne: {
        filter: { _id: rowId(day, dimension, value) },
        update: { $inc: { goals: by }, $setOnInsert: { day, dimension, value } },
        upsert: true,
      },
    })),
    { ordered: false, ...(session && { session }) },
  )
}

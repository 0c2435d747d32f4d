import type { Payload, PayloadRequest } from 'payload'
import { DIMENSIONS } from '@/contracts/audience/dimensions'
import { VISIT_DAYS } from '@/contracts/audience/numbers'
import { MINUTE_MS } from '@/contracts/core/time'
import { dayAfter, siteDayAt } from './siteDays'
import { matchOf, sumVisits } from './sumVisits'
import { VISIT_MS } from './visitors'
import { type DayRow, dayRows, salts, visits } from './visits'

/** Visits that cross midnight end half an hour after it; the last signs are stored within a second. */
const CLOSED_AFTER_MS = VISIT_MS + MINUTE_MS
/** `total` last: a day with this row is read from its rows, every other one from its visits. */
const ROLLED = [...DIMENSIONS, 'hours', 'steps', 'total'] as const

/** The last day that can be closed at a moment. */
function lastClosable(now: number): string {
  return dayAfter(siteDayAt(now - CLOSED_AFTER_MS).day, -1)
}

/**
 * Computes the rows of each day whose visits are complete and that has none yet. Twice, or in two processes at once,
 * gives the same rows. Returns the days.
 */
export async function closeDays(
  { payload }: Pick<PayloadRequest, 'payload'>,
  now = Date.now(),
): Promise<string[]> {
  const days = await visits({ payload }).distinct('day', { day: { $lte: lastClosable(now) } })
  const closed = new Set(
    await dayRows({ payload }).distinct('day', { dimension: 'total', day: { $in: days } }),
  )
  const open = days.filter((day) => !closed.has(day)).toSorted()
  for (const day of open) await closeDay(payload, day)
  return open
}

const hourOfTime = (field: string) => ({ $dateTrunc: { date: field, unit: 'hour' } })

/**
 * Replaces the rows of a day by what its visits give. Of when they began and ended only the hour stays, so that no
 * order can be joined with its visit by the moment of both.
 */
export async function closeDay(payload: Payload, day: string): Promise<void> {
  await visits({ payload }).updateMany({ day }, [
    { $set: { start: hourOfTime('$start'), last: hourOfTime('$last') } },
  ])
  const rows: DayRow[] = []
  for (const dimension of ROLLED) rows.push(...(await sumVisits(payload, dimension, matchOf(day))))
  await dayRows({ payload }).deleteMany({
    day,
    dimension: { $in: [...ROLLED] },
    _id: { $nin: rows.map(({ _id }) => _id) },
  })
  if (rows.length === 0) return
  await dayRows({ payload }).bulkWrite(
    rows.map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id }, replacement, upsert: true },
    })),
    // In this order: the row of `total` says that the others are there.
    { ordered: true },
  )
}

/** Deletes visits that are older than 400 days, and salts whose day is over. Returns how many visits. */
export async function tidyVisits(
  { payload }: Pick<PayloadRequest, 'payload'>,
  now = Date.now(),
): Promise<number> {
  const first = dayAfter(siteDayAt(now).day, -VISIT_DAYS)
  const { deletedCount } = await visits({ payload }).deleteMany({ day: { $lt: first } })
  // The database does so as well, within a minute; a restored backup may have more.
  await salts({ payload }).deleteMany({ expiresAt: { $lt: new Date(now) } })
  return deletedCount
}

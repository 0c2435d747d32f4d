import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { TASK_TEXTS, type TaskStatus } from '@/contracts/schedule/tasks'
import { driverCollection } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'

/** Ranks in a column are this far apart, so that most moves write one task only. */
export const RANK_GAP = 1_024

/** A rank between two neighbours, null where there is none; returns null when no whole number is left between them. */
export function rankBetween(above: number | null, below: number | null): number | null {
  if (above === null) return below === null ? 0 : below - RANK_GAP
  if (below === null) return above + RANK_GAP
  return below - above > 1 ? Math.floor((above + below) / 2) : null
}

type Place = {
  status: TaskStatus
  /** The task above; null is the top, undefined the end. */
  afterId?: string | null | undefined
  /** The moved task. */
  id?: string
}

/**
 * The rank of a place in one of a user's columns, from its neighbours alone. Call it within a transaction: when they
 * leave no rank between them, the column is renumbered. Throws 404 when the task above is not in the column.
 */
export async function rankAt(req: PayloadRequest, userId: string, place: Place): Promise<number> {
  const { above, below } = await neighboursOf(req, userId, place)
  const rank = rankBetween(above, below)
  if (rank !== null) return rank
  const column = await readColumn(req, userId, place, { sort: { rank: 1, _id: 1 } })
  await renumber(req, column)
  const index = column.findIndex(({ _id }) => _id.toHexString() === place.afterId) + 1
  return index * RANK_GAP + RANK_GAP / 2
}

type Ranked = { _id: Types.ObjectId; rank: number }
type Neighbours = { above: number | null; below: number | null }

async function neighboursOf(req: PayloadRequest, userId: string, place: Place): Promise<Neighbours> {
  const first = async (filter: object, direction: 1 | -1) =>
    (await readColumn(req, userId, place, { filter, sort: { rank: direction }, limit: 1 }))[0] ?? null
  const { afterId } = place
  if (afterId === undefined) return { above: (await first({}, -1))?.rank ?? null, below: null }
  if (afterId === null) return { above: null, below: (await first({}, 1))?.rank ?? null }
  const above = isRecordId(afterId) && (await first({ _id: new Types.ObjectId(afterId) }, 1))
  if (!above) throw notFound(TASK_TEXTS.neighbourUnknown)
  // Tasks of one rank stand in the order of their ids.
  const below =
    (await first({ rank: above.rank, _id: { $gt: above._id } }, 1)) ??
    (await first({ rank: { $gt: above.rank } }, 1))
  return { above: above.rank, below: below?.rank ?? null }
}

type Reading = { filter?: object; sort: mongo.Sort; limit?: number }

/** Tasks of a column, without the one that is moved. */
async function readColumn(
  req: PayloadRequest,
  userId: string,
  { status, id }: Place,
  { filter = {}, sort, limit = 0 }: Reading,
): Promise<Ranked[]> {
  const own = { userId: new Types.ObjectId(userId), status, deletedAt: null }
  const others = id ? { _id: { $ne: new Types.ObjectId(id) } } : {}
  return driverCollection(req, 'tasks')
    .find<Ranked>(
      { $and: [own, others, filter] },
      { projection: { rank: 1 }, sort, limit, session: await sessionOf(req) },
    )
    .toArray()
}

/** The first task gets one gap, the second two; a place before the first one is half a gap. */
async function renumber(req: PayloadRequest, tasks: readonly Ranked[]): Promise<void> {
  const session = await sessionOf(req)
  await driverCollection(req, 'tasks').bulkWrite(
    tasks.map(({ _id }, index) => ({
      updateOne: { filter: { _id }, update: { $set: { rank: (index + 1) * RANK_GAP } } },
    })),
    { ...(session && { session }) },
  )
}

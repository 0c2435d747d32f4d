import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { TASK_TEXTS, type TaskStatus } from '@/contracts/schedule/tasks'
import { driverCollection } from './driverCollection'
import { notFound } from './errors'
import { sessionOf } from './transaction'

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
 * The rank of a place in one of a user's columns. Call it within a transaction: when two neighbours leave no rank
 * between them, the column is renumbered. Throws 404 when the task above is not in the column.
 */
export async function rankAt(req: PayloadRequest, userId: string, place: Place): Promise<number> {
  const tasks = await ranksOf(req, userId, place)
  const index = indexIn(tasks, place.afterId)
  const rank = rankBetween(tasks[index - 1]?.rank ?? null, tasks[index]?.rank ?? null)
  if (rank !== null) return rank
  await renumber(req, tasks)
  return index * RANK_GAP + RANK_GAP / 2
}

type Ranked = { _id: Types.ObjectId; rank: number }

async function ranksOf(req: PayloadRequest, userId: string, { status, id }: Place): Promise<Ranked[]> {
  const session = await sessionOf(req)
  return driverCollection(req, 'tasks')
    .find<Ranked>(
      {
        userId: new Types.ObjectId(userId),
        status,
        deletedAt: null,
        ...(id && { _id: { $ne: new Types.ObjectId(id) } }),
      },
      { projection: { rank: 1 }, ...(session && { session }) },
    )
    .sort({ rank: 1, _id: 1 })
    .toArray()
}

function indexIn(tasks: readonly Ranked[], afterId: string | null | undefined): number {
  if (afterId === undefined) return tasks.length
  if (afterId === null) return 0
  const index = tasks.findIndex(({ _id }) => _id.toHexString() === afterId)
  if (index === -1) throw notFound(TASK_TEXTS.neighbourUnknown)
  return index + 1
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

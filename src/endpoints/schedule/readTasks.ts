import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { TASK_STATUSES, type Task } from '@/contracts/schedule/tasks'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { DONE_DAYS } from '@/database/room'
import { sessionOf } from '@/database/transaction'
import type { Task as StoredTask, User as StoredUser } from '@/payload-types'
import { presentTasks } from './present'
import { DAY_MS } from '@/contracts/core/time'

const OLDER_TASKS = 200

/**
 * A user's tasks by column and rank: to do, in progress, and done in the last 90 days. With `before`, a day, the last
 * 200 done before it, latest first.
 */
export async function readTasks(
  req: PayloadRequest,
  user: Pick<StoredUser, 'id'>,
  before?: string,
): Promise<Task[]> {
  if (before !== undefined) {
    const done = { status: 'done', date: { $lt: before } }
    return presentTasks(
      req,
      await findOwn(req, user, done, { sort: { date: -1, _id: 1 }, limit: OLDER_TASKS }),
    )
  }
  const since = new Date(Date.now() - DONE_DAYS * DAY_MS)
  const lately = [
    { date: { $gte: since.toISOString().slice(0, 10) } },
    { date: null, updatedAt: { $gte: since } },
  ]
  const open = { status: { $in: TASK_STATUSES.filter((status) => status !== 'done') } }
  const shown = { $or: [open, { status: 'done', $or: lately }] }
  const stored = await findOwn(req, user, shown, { sort: { rank: 1, _id: 1 } })
  const inOrder = TASK_STATUSES.flatMap((status) => stored.filter((task) => task.status === status))
  return presentTasks(req, inOrder)
}

/** One user's tasks that are not in the trash. Uses the driver, because there may be thousands. */
async function findOwn(
  req: PayloadRequest,
  { id }: Pick<StoredUser, 'id'>,
  filter: object,
  options: mongo.FindOptions,
): Promise<StoredTask[]> {
  const session = await sessionOf(req)
  const own = { userId: new Types.ObjectId(id), deletedAt: null, ...filter }
  const found = driverCollection(req, 'tasks').find(own, { ...options, ...(session && { session }) })
  return (await found.toArray()).map((document) => toRecord<'tasks'>(document))
}

import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { TASK_STATUSES, type Task, type TaskStatus } from '@/contracts/schedule/tasks'
import { countRecords } from '@/database/boundedList'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { DONE_DAYS } from '@/database/room'
import { sessionOf } from '@/database/transaction'
import type { Task as StoredTask, User as StoredUser } from '@/payload-types'
import { presentTasks } from './present'
import { DAY_MS, utcDay } from '@/contracts/core/time'

const OLDER_TASKS = 200
/** As many of each column come with the page: more than it shows, and most people's all. */
const FIRST_TASKS = 50

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
  const columns = TASK_STATUSES.map((status) => findOwn(req, user, onBoard(status), { sort: IN_ORDER }))
  return presentTasks(req, (await Promise.all(columns)).flat())
}

/** The first tasks of each column by rank, and how many each has; `counts` is null when these are all. */
export async function readFirstTasks(
  req: PayloadRequest,
  user: Pick<StoredUser, 'id'>,
): Promise<{ tasks: Task[]; counts: Record<TaskStatus, number> | null }> {
  const columns = await Promise.all(
    TASK_STATUSES.map((status) =>
      findOwn(req, user, onBoard(status), { sort: IN_ORDER, limit: FIRST_TASKS + 1 }),
    ),
  )
  const tasks = await presentTasks(
    req,
    columns.flatMap((column) => column.slice(0, FIRST_TASKS)),
  )
  if (columns.every(({ length }) => length <= FIRST_TASKS)) return { tasks, counts: null }
  const counted = TASK_STATUSES.map(async (status) => {
    const own = { userId: new Types.ObjectId(user.id), deletedAt: null, ...onBoard(status) }
    return [status, await countRecords(req, 'tasks', own)] as const
  })
  return { tasks, counts: Object.fromEntries(await Promise.all(counted)) as Record<TaskStatus, number> }
}

const IN_ORDER = { rank: 1, _id: 1 } as const

/** The condition for the tasks of a column: all to do and in progress, and those done lately. */
function onBoard(status: TaskStatus): mongo.Filter<mongo.Document> {
  if (status !== 'done') return { status }
  const since = new Date(Date.now() - DONE_DAYS * DAY_MS)
  const lately = [{ date: { $gte: utcDay(since) } }, { date: null, updatedAt: { $gte: since } }]
  return { status, $or: lately }
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

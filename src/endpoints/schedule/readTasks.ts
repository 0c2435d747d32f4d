import type { PayloadRequest, Where } from 'payload'
import { TASK_STATUSES, type Task } from '@/contracts/schedule/tasks'
import { readableRecords } from '@/database/readableRecords'
import type { User as StoredUser } from '@/payload-types'
import { presentTasks } from './present'

const DAY_MS = 24 * 60 * 60 * 1000
const DONE_DAYS = 90
const OLDER_TASKS = 200

/**
 * A person's tasks by column and rank: those to do, in progress, and done in 90 days. With a day, the 200 done before
 * it, latest first.
 */
export async function readTasks(
  req: PayloadRequest,
  user: Pick<StoredUser, 'id'>,
  before?: string,
): Promise<Task[]> {
  const own: Where = { userId: { equals: user.id } }
  const done: Where = { status: { equals: 'done' } }
  if (before !== undefined) {
    const where: Where = { and: [own, done, { date: { less_than: before } }] }
    const older = await readableRecords('tasks', { req, where, sort: ['-date', 'id'], limit: OLDER_TASKS })
    return presentTasks(req, older)
  }
  const since = new Date(Date.now() - DONE_DAYS * DAY_MS)
  const undated: Where = {
    and: [{ date: { exists: false } }, { updatedAt: { greater_than_equal: since.toISOString() } }],
  }
  const lately: Where = { or: [{ date: { greater_than_equal: since.toISOString().slice(0, 10) } }, undated] }
  const open: Where = { status: { in: TASK_STATUSES.filter((status) => status !== 'done') } }
  const where: Where = { and: [own, { or: [open, { and: [done, lately] }] }] }
  const stored = await readableRecords('tasks', { req, where, sort: ['rank', 'id'] })
  const inOrder = TASK_STATUSES.flatMap((status) => stored.filter((task) => task.status === status))
  return presentTasks(req, inOrder)
}

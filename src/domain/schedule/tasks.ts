import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Task as StoredTask } from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { rankAt } from './taskRanks'
import { sessionOf } from '@/database/transaction'
import { makeOwn } from '../workspace/workspaces'

type NewTask = Pick<StoredTask, 'title'> &
  Partial<
    Pick<
      StoredTask,
      | 'platform'
      | 'date'
      | 'time'
      | 'timeZone'
      | 'caption'
      | 'mediaIds'
      | 'ideaId'
      | 'postId'
      | 'dealId'
      | 'eventId'
      | 'disclosure'
      | 'remindMinutes'
    >
  >

/**
 * Adds a task to the end of a person's To Do, which makes their schedule their own. Call it within a transaction.
 */
export async function addTask(req: PayloadRequest, userId: string, task: NewTask): Promise<StoredTask> {
  const rank = await rankAt(req, userId, { status: 'todo' })
  await makeOwn(req, userId, 'schedule')
  return req.payload.create({
    collection: 'tasks',
    data: { platform: 'tiktok', disclosure: 'none', ...task, userId, status: 'todo', rank, version: 1 },
    depth: 0,
    req,
    overrideAccess: false,
  })
}

/**
 * Unlinks an idea from its task. A task that was not begun goes to the trash; one that was begun or published stays in
 * the schedule. Call it within a transaction.
 */
export async function untieTask(req: PayloadRequest, userId: string, ideaId: string): Promise<void> {
  const tasks = driverCollection(req, 'tasks')
  const session = await sessionOf(req)
  const made = { userId: new Types.ObjectId(userId), ideaId: new Types.ObjectId(ideaId) }
  const now = new Date()
  const untied = { ideaId: null, updatedAt: now }
  await tasks.updateMany(
    { ...made, status: 'todo', publishedAt: null, deletedAt: null },
    { $set: { ...untied, deletedAt: now }, $inc: { version: 1 } },
    { ...(session && { session }) },
  )
  await tasks.updateMany(made, { $set: untied, $inc: { version: 1 } }, { ...(session && { session }) })
}

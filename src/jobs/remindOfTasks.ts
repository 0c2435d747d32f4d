import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { Types } from 'mongoose'
import type { PayloadRequest, TaskConfig } from 'payload'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { inTransaction, sessionOf } from '@/database/transaction'
import type { Task as StoredTask } from '@/payload-types'
import { everyMinute } from '@/payload/dashboardQueue'
import { DAY_MS } from '@/contracts/core/time'

const AT_ONCE = 200

/** Reminds users of their tasks at the time they chose. */
export const remindOfTasks: TaskConfig<'remindOfTasks'> = {
  slug: 'remindOfTasks',
  label: 'Remind of tasks',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runRemindOfTasks(req)
    return { output: {} }
  },
}

/**
 * Returns the number of reminders. A reminder missed while no process ran is sent within a day; none is sent for a task
 * that was moved, done or deleted meanwhile.
 */
export async function runRemindOfTasks(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'tasks',
    where: {
      and: [
        { remindAt: { less_than_equal: now.toISOString() } },
        { remindAt: { greater_than: new Date(now.getTime() - DAY_MS).toISOString() } },
        { publishedAt: { exists: false } },
      ],
    },
    sort: 'remindAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    req,
    // The job has no user; it runs for all of them.
    overrideAccess: true,
  })
  return forEachRow(req, docs, 'A reminder could not be sent', (own, task) =>
    inTransaction(own, () => remindOf(own, task)),
  )
}

/** False when the reminder was taken by another process, or the task has changed. */
async function remindOf(req: PayloadRequest, task: StoredTask): Promise<boolean> {
  if (!task.remindAt) return false
  // The job's own bookkeeping, so the version stays the same.
  const { matchedCount } = await driverCollection(req, 'tasks').updateOne(
    { _id: new Types.ObjectId(task.id), remindAt: new Date(task.remindAt), deletedAt: null },
    { $set: { remindAt: null } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) return false
  await notify(req, {
    userId: idOf(task.userId),
    kind: 'reminder',
    dedupeKey: `reminder:${task.id}:${task.remindAt}`,
    title: task.title,
    body: dueText(task),
    href: `/dashboard/schedule?task=${task.id}`,
  })
  return true
}

/** "TikTok, due Nov 26, 9:00 AM" */
function dueText({ platform, date, time }: StoredTask): string {
  const due = time
    ? format(parseISO(`${date}T${time}`), 'MMM d, h:mm a')
    : format(parseISO(date ?? ''), 'MMM d')
  return `${TASK_PLATFORM_LABELS[platform]}, due ${due}`
}

import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { inTransaction, sessionOf } from '@/database/transaction'
import { DAY_MS } from '@/contracts/core/time'
import type { Task as StoredTask } from '@/payload-types'

const AT_ONCE = 200

type Due = {
  /** The field with the moment; it is emptied, so that each task is told of once. */
  field: 'remindAt' | 'dueAt'
  now: Date
  failure: string
  /** Called within the transaction that takes the moment from the task. */
  tell: (req: PayloadRequest, task: StoredTask, moment: string) => Promise<void>
}

/**
 * Tells of each unpublished task whose moment has come, once, however many processes ask. One that was missed while
 * none ran is told within a day; none is told that was moved, published or deleted meanwhile. Returns how many were.
 */
export async function tellOfDue(req: PayloadRequest, { field, now, failure, tell }: Due): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'tasks',
    where: {
      and: [
        { [field]: { less_than_equal: now.toISOString() } },
        { [field]: { greater_than: new Date(now.getTime() - DAY_MS).toISOString() } },
        { publishedAt: { exists: false } },
      ],
    },
    sort: field,
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    req,
    // The job has no user; it runs for all of them.
    overrideAccess: true,
  })
  return forEachRow(req, docs, failure, (own, task) =>
    inTransaction(own, async () => {
      const moment = task[field]
      if (!moment) return false
      // The job's own bookkeeping, so the version stays the same.
      const { matchedCount } = await driverCollection(own, 'tasks').updateOne(
        { _id: new Types.ObjectId(task.id), [field]: new Date(moment), deletedAt: null },
        { $set: { [field]: null } },
        { session: await sessionOf(own) },
      )
      if (matchedCount === 0) return false
      await tell(own, task, moment)
      return true
    }),
  )
}

/** "TikTok, due Nov 26, 9:00 AM" */
export function dueText({ platform, date, time }: StoredTask): string {
  const due = time
    ? format(parseISO(`${date}T${time}`), 'MMM d, h:mm a')
    : format(parseISO(date ?? ''), 'MMM d')
  return `${TASK_PLATFORM_LABELS[platform]}, due ${due}`
}

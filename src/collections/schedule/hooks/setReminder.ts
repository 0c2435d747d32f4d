import { parseDateTime, toZoned } from '@internationalized/date'
import type { CollectionBeforeChangeHook } from 'payload'
import { environment } from '@/environment'
import type { Task as StoredTask } from '@/payload-types'

/** For its reminder, an all-day task is due at this time. */
const WHOLE_DAY_TIME = '09:00'
const MINUTE_MS = 60_000

/** Keeps the moment of the reminder in step with the task: a moved task is not announced at its old time. */
export const setReminder: CollectionBeforeChangeHook<StoredTask> = ({ data, originalDoc }) => ({
  ...data,
  remindAt: reminderOf({ ...originalDoc, ...data }),
})

/** When to remind of a task, as ISO; null without a reminder, or when the task is done. */
function reminderOf({ date, time, timeZone, remindMinutes, status }: Partial<StoredTask>): string | null {
  if (!date || remindMinutes === null || remindMinutes === undefined || status === 'done') return null
  const due = toZoned(parseDateTime(`${date}T${time || WHOLE_DAY_TIME}`), timeZone || environment.timeZone)
  return new Date(due.toDate().getTime() - remindMinutes * MINUTE_MS).toISOString()
}

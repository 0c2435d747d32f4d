import { parseDateTime, toZoned } from '@internationalized/date'
import { MINUTE_MS } from '@/contracts/core/time'
import { environment } from '@/environment'
import type { Task as StoredTask } from '@/payload-types'

type Timed = Partial<Pick<StoredTask, 'date' | 'time' | 'timeZone'>>

/** For its reminder, an all-day task is due at this time. */
const WHOLE_DAY_TIME = '09:00'

/** When to remind of a task, as ISO; null without a reminder, or when the task is done. */
export function reminderOf({ remindMinutes, status, ...timed }: Partial<StoredTask>): string | null {
  if (remindMinutes === null || remindMinutes === undefined || status === 'done') return null
  const due = momentOf({ ...timed, time: timed.time || WHOLE_DAY_TIME })
  return due && new Date(Date.parse(due) - remindMinutes * MINUTE_MS).toISOString()
}

/** When a task is planned for, as ISO; null without a day or time. */
export function momentOf({ date, time, timeZone }: Timed): string | null {
  if (!date || !time) return null
  return toZoned(parseDateTime(`${date}T${time}`), timeZone || environment.timeZone)
    .toDate()
    .toISOString()
}

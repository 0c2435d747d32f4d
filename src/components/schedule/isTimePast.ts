import { parseISO } from 'date-fns/parseISO'
import type { Task } from '@/contracts/schedule/tasks'
import { ownTimeZone } from '../ui/timeZones'

/** Whether a planned time is over by the reader's clock; false without one, and for one of another time zone. */
export function isTimePast({ date, time, timeZone }: Pick<Task, 'date' | 'time' | 'timeZone'>): boolean {
  if (!date || !time || (timeZone && timeZone !== ownTimeZone())) return false
  return parseISO(`${date}T${time}`).getTime() < Date.now()
}

/** What the field of a time says about one that is over. */
export const TIME_IS_PAST = 'This time is past.'

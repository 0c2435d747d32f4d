'use client'

import type { Task } from '@/contracts/schedule/tasks'
import { timeIn, ownTimeZone } from '../ui/timeZones'
import { useBrowserValue } from '../ui/useBrowserValue'
import { timeText } from './days'

/** "9:00 AM"; with "New York time" where the reader's clocks are in another time zone. */
export function PlannedTime({ on: { time, timeZone } }: { on: Pick<Task, 'time' | 'timeZone'> }) {
  const isElsewhere = useBrowserValue(() => timeZone !== null && timeZone !== ownTimeZone(), false)
  if (!time) return null
  return (
    <>
      {timeText(time)}
      {isElsewhere && timeZone && ` ${timeIn(timeZone)}`}
    </>
  )
}

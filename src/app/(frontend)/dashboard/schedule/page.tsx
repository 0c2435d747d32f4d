import { ScheduleScreen } from '@/components/schedule/ScheduleScreen'
import { isCalendarDay } from '@/contracts/schedule/calendar'
import { readSchedule } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('schedule')

type Props = { searchParams: Promise<{ from?: string | string[] }> }

/** The stored tasks and the requested month are read here, so the screen itself makes no call. */
export default async function SchedulePage({ searchParams }: Props) {
  const { from } = await searchParams
  const start = await readSchedule(typeof from === 'string' && isCalendarDay(from) ? from : null)
  return start && <ScheduleScreen start={start} />
}

import { ScheduleScreen } from '@/components/schedule/ScheduleScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('schedule')

export default function SchedulePage() {
  return <ScheduleScreen />
}

import { TeamScreen } from '@/components/team/manage/TeamScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('applications')

export default function TeamPage() {
  return <TeamScreen />
}

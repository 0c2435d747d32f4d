import { AchievementsScreen } from '@/components/achievements/AchievementsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('achievements')

export default function AchievementsPage() {
  return <AchievementsScreen />
}

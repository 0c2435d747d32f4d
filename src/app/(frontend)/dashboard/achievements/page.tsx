import type { Metadata } from 'next'
import { AchievementsScreen } from '@/components/achievements/AchievementsScreen'

export const metadata: Metadata = { title: 'Achievements' }

export default function AchievementsPage() {
  return <AchievementsScreen />
}

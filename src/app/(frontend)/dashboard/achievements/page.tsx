import { AchievementsScreen } from '@/components/achievements/AchievementsScreen'
import { readAchievements } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('achievements')

/** The achievements are read here, so the screen itself makes no call. */
export default async function AchievementsPage() {
  const achievements = await readAchievements()
  return achievements && <AchievementsScreen rendered={achievements} />
}

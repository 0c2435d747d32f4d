import { TeamScreen } from '@/components/team/manage/TeamScreen'
import { readTeam } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('applications')

/** Members' tasks and links are read here, so that the screen makes no call for them. */
export default async function TeamPage() {
  const start = await readTeam()
  return start && <TeamScreen start={start} />
}

import { JoinTeamPage } from '@/components/team/JoinTeamPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/join-team', (await readGlobal('join-team')).meta)
}

export default async function JoinTeam() {
  return <JoinTeamPage copy={await readGlobal('join-team')} />
}

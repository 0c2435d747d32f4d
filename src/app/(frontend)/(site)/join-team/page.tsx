import { JoinTeamPage } from '@/components/applications/JoinTeamPage'
import { readGlobal } from '@/globals/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/join-team', (await readGlobal('join-team')).meta)
}

export default async function JoinTeam() {
  return <JoinTeamPage copy={await readGlobal('join-team')} />
}

import config from '@payload-config'
import { getPayload } from 'payload'
import type { MemberPage } from '@/contracts/teamTasks'
import { openLink } from '@/endpoints/core/openLink'
import { readMemberPage } from '@/endpoints/team/memberHandlers'
import { currentSession } from './currentSession'
import { readGlobal } from './readGlobal'

/** What a team member's link shows, and today's day; null for an unknown link and for one that has ended. */
export async function readMember(token: string): Promise<{ page: MemberPage; readAt: number } | null> {
  const reader = (await currentSession())?.user ?? null
  const found = await openLink(await getPayload({ config }), (req) => readMemberPage(req, token, reader))
  if (!found) return null
  const { brandName } = await readGlobal('site-settings')
  return { page: { ...found.opened, siteName: brandName }, readAt: found.readAt }
}

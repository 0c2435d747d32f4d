import config from '@payload-config'
import { getPayload } from 'payload'
import type { PlatformProfile } from '@/contracts/platforms'
import { ownPlatformProfiles } from '@/endpoints/platforms/ownPlatformProfiles'
import { currentSession } from './currentSession'

/** The initial data of Platform Setup; null without a session, which the layout redirects to the log-in. */
export async function readPlatforms(): Promise<PlatformProfile[] | null> {
  const session = await currentSession()
  return session && ownPlatformProfiles(await getPayload({ config }), session.user)
}

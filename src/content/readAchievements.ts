import config from '@payload-config'
import { getPayload } from 'payload'
import type { Achievements } from '@/contracts/achievements'
import { achievementsStart } from '@/endpoints/achievements/achievementsStart'
import { currentSession } from './currentSession'

/** The initial data of the Achievements screen; null without a session, which the layout redirects to the log-in. */
export async function readAchievements(): Promise<Achievements | null> {
  const session = await currentSession()
  return session && achievementsStart(await getPayload({ config }), session.user)
}

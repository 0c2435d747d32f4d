import config from '@payload-config'
import { getPayload } from 'payload'
import type { HomeStart } from '@/contracts/home'
import { homeStart } from '@/endpoints/home/homeStart'
import { currentSession } from './currentSession'

/** What the dashboard's first screen is rendered with; null without a session, which the layout sends to the log-in. */
export async function readHome(): Promise<HomeStart | null> {
  const session = await currentSession()
  return session && homeStart(await getPayload({ config }), session.user)
}

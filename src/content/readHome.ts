import config from '@payload-config'
import { getPayload } from 'payload'
import type { HomeStart } from '@/contracts/home'
import { homeStart } from '@/endpoints/home/homeStart'
import { currentSession } from './currentSession'

/** The initial data of the home screen; null without a session, which the layout redirects to the log-in. */
export async function readHome(): Promise<HomeStart | null> {
  const session = await currentSession()
  return session && homeStart(await getPayload({ config }), session.user)
}

import config from '@payload-config'
import { getPayload } from 'payload'
import type { MediaStart } from '@/contracts/media/start'
import { mediaStart } from '@/endpoints/media/mediaStart'
import { currentSession } from './currentSession'

/** The initial data of the media manager; null without a session, which the layout redirects to the log-in. */
export async function readMedia(): Promise<MediaStart | null> {
  const session = await currentSession()
  return session && mediaStart(await getPayload({ config }), session.user)
}

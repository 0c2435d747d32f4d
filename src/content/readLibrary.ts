import config from '@payload-config'
import { getPayload } from 'payload'
import type { LibraryStart } from '@/contracts/schedule/library'
import { libraryStart } from '@/endpoints/schedule/library'
import { currentSession } from './currentSession'

/** The initial data of the content library; null without a session, which the layout redirects to the log-in. */
export async function readLibrary(): Promise<LibraryStart | null> {
  const session = await currentSession()
  return session && libraryStart(await getPayload({ config }), session.user)
}

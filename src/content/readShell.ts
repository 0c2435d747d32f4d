import config from '@payload-config'
import { getPayload } from 'payload'
import type { ShellStart } from '@/contracts/shell'
import { shellStart } from '@/endpoints/workspace/shellStart'
import { currentSession } from './currentSession'
import { withTimeout } from './requireDatabase'

/** The initial data of the dashboard's frame; null without a session. Throws as currentSession does. */
export async function readShell(): Promise<ShellStart | null> {
  const session = await currentSession()
  return session && withTimeout(getPayload({ config }).then((payload) => shellStart(payload, session.user)))
}

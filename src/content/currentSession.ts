import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import { withTimeout } from './requireDatabase'
import { type ResolvedSession, resolveSession } from '@/auth/sessions'

/**
 * The session of the page being rendered, or null; read once per request. Throws when the database is down, so
 * that a page shows its error and not "logged out".
 */
export const currentSession = cache(async (): Promise<ResolvedSession | null> => {
  // Read first, which keeps the page from being prerendered and the build from needing a database.
  const requestHeaders = await headers()
  return withTimeout(getPayload({ config }).then((payload) => resolveSession(requestHeaders, payload)))
})

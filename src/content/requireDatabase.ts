import config from '@payload-config'
import { headers } from 'next/headers'
import { type Payload, getPayload } from 'payload'
import { cache } from 'react'

/** How long a page may wait for the database; a network that drops packets would take much longer. */
const PATIENCE_MS = 3_000

/**
 * Throws when the database does not answer; checked once per page. Payload's console would otherwise show a blank
 * page or treat the user as logged out.
 */
export const requireDatabase = cache(async (): Promise<Payload> => {
  // Read first, which keeps the page from being prerendered and the build from needing a database.
  await headers()
  const payload = await withTimeout(getPayload({ config }))
  await withTimeout(Promise.resolve(payload.db.connection.db?.command({ ping: 1 })))
  return payload
})

/** The result of `work`; throws when it takes longer than a page may wait. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

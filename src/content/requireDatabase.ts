import config from '@payload-config'
import { headers } from 'next/headers'
import { type Payload, getPayload } from 'payload'
import { cache } from 'react'

/** A page may wait so long for the database; a network that drops packets would keep it waiting much longer. */
const PATIENCE_MS = 3_000

/**
 * Throws when the database does not answer, asked once per page: Payload's console would show a blank page or take
 * the person for logged out.
 */
export const requireDatabase = cache(async (): Promise<Payload> => {
  // Read first: it keeps the page from being prerendered, and so the build from needing a database.
  await headers()
  const payload = await inTime(getPayload({ config }))
  await inTime(Promise.resolve(payload.db.connection.db?.command({ ping: 1 })))
  return payload
})

/** What `work` gives, or an error when that takes longer than a page may wait. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
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

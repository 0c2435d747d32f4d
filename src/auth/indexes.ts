import type { Payload } from 'payload'
import { ensureLimitIndexes } from './limits'

/** The indexes of identity that Payload's field options cannot express, made before the server listens. */
export async function ensureAuthIndexes(payload: Payload): Promise<void> {
  // Expired sessions are removed by the database itself.
  await payload.db.collections.sessions?.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  await ensureLimitIndexes(payload)
}

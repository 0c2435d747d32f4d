import type { Payload } from 'payload'
import { ensureLimitIndexes } from './limits'

/** Indexes that Payload's field options cannot express, made before the server listens. */
export async function ensureAuthIndexes(payload: Payload): Promise<void> {
  // MongoDB removes expired sessions.
  await payload.db.collections.sessions?.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  await ensureLimitIndexes(payload)
}

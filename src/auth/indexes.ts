import type { Payload } from 'payload'
import { ensureLimitIndexes } from './limits'

/** Indexes that Payload's field options cannot express, made before the server listens. */
export async function ensureAuthIndexes(payload: Payload): Promise<void> {
  // Expired sessions and reset links are removed by the database itself.
  for (const slug of ['sessions', 'reset-tokens']) {
    await payload.db.collections[slug]?.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  }
  await ensureLimitIndexes(payload)
}

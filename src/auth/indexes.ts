import type { Payload } from 'payload'
import { ensureIndexes } from '@/database/indexes'
import { ensureLimitIndexes } from './limits'

/** Indexes that Payload's field options cannot express, made before the server listens. */
export async function ensureAuthIndexes({ db }: Payload): Promise<void> {
  // Expired sessions, reset links and notifications are removed by the database itself.
  const expiring = ['sessions', 'reset-tokens', 'notifications'].map((slug) =>
    ensureIndexes(db, db.collections[slug]?.collection.name ?? slug, [
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ]),
  )
  await Promise.all([...expiring, ensureLimitIndexes(db)])
}

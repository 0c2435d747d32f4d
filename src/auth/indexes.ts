import type { Payload } from 'payload'
import { ensureIndexes } from '@/database/indexes'
import { AUDIT_SECONDS } from './audit'
import { ensureLimitIndexes } from './limits'

/** Indexes that Payload's field options cannot express, made before the server listens. */
export async function ensureAuthIndexes({ db }: Payload): Promise<void> {
  // Expired sessions, reset links and notifications are removed by the database itself.
  const expiring = ['sessions', 'reset-tokens', 'notifications'].map((slug) =>
    ensureIndexes(db, db.collections[slug]?.collection.name ?? slug, [
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ]),
  )
  const audited = ensureIndexes(db, db.collections['audit-entries']?.collection.name ?? 'audit-entries', [
    { key: { at: 1 }, expireAfterSeconds: AUDIT_SECONDS },
  ])
  await Promise.all([...expiring, audited, ensureLimitIndexes(db)])
}

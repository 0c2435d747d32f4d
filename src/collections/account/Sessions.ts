import type { CollectionConfig } from 'payload'
import { tokenHash } from '../fields'
import { internal } from '../internal'

/**
 * Sessions: the SHA-256 of a random token, never the token (docs/behaviour.md, 5.2 and 7.3). Only
 * auth/sessions.ts reads and writes them; a TTL index removes expired ones (auth/indexes.ts).
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  ...internal(),
  timestamps: false,
  fields: [
    tokenHash(),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'lastSeenAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'userAgent', type: 'text' },
    { name: 'confirmedAt', type: 'date' },
  ],
}

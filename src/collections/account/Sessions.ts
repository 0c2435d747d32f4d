import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'

/**
 * Who is logged in: the SHA-256 of a random token, never the token. Written and read only by auth/sessions.ts;
 * expired rows are removed by a TTL index (auth/indexes.ts). Public spec, section 3 (session record).
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'lastSeenAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'userAgent', type: 'text' },
  ],
}

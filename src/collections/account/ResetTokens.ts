import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'

/**
 * Open reset links: the SHA-256 of each random token. A user can have several at once, because anyone may request one,
 * which must not invalidate the others. Only auth/resetTokens.ts reads and writes them; a TTL index removes expired
 * ones (auth/indexes.ts).
 */
export const ResetTokens: CollectionConfig = {
  slug: 'reset-tokens',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}

import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'

/**
 * The open reset links: the SHA-256 of each one's random token. Several of one person are open at once, so that
 * asking for another one, which anybody may, spoils none. Written and read only by auth/resetTokens.ts; expired ones
 * are removed by a TTL index (auth/indexes.ts).
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

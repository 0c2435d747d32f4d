import type { CollectionConfig } from 'payload'
import { tokenHash } from '../fields'
import { internal } from '../internal'

/**
 * Open reset links: the SHA-256 of each random token. A user can have several at once, because anyone may request one,
 * which must not invalidate the others. Only auth/resetTokens.ts reads and writes them; a TTL index removes expired
 * ones (auth/indexes.ts).
 */
export const ResetTokens: CollectionConfig = {
  slug: 'reset-tokens',
  ...internal(),
  timestamps: false,
  fields: [
    tokenHash(),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}

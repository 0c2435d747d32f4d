import type { CollectionConfig } from 'payload'
import { SHARE_BLOCKS } from '@/contracts/audience/shares'
import { tokenHash } from '../fields'
import { internal } from '../internal'

/**
 * Links to the numbers of a range of days (docs/behaviour.md, 14.5): the SHA-256 of each random token. The database
 * removes them when they end.
 */
export const AudienceShares: CollectionConfig = {
  slug: 'audience-shares',
  ...internal(),
  timestamps: false,
  fields: [
    tokenHash(),
    { name: 'label', type: 'text', required: true },
    { name: 'from', type: 'text', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'blocks', type: 'select', hasMany: true, options: [...SHARE_BLOCKS] },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}

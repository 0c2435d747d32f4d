import type { CollectionConfig } from 'payload'
import { owner, tokenHash } from '../fields'
import { internal } from '../internal'

/**
 * The secret calendar addresses, one per user (docs/behaviour.md, 5.25): the SHA-256 of each random token. Only
 * endpoints/schedule/feeds.ts reads and writes them.
 */
export const CalendarFeeds: CollectionConfig = {
  slug: 'calendar-feeds',
  ...internal(),
  timestamps: false,
  fields: [
    { ...owner(), unique: true },
    tokenHash(),
    { name: 'createdAt', type: 'date', required: true },
    { name: 'lastReadAt', type: 'date' },
  ],
}

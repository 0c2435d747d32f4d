import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'
import { owner } from '../fields'

/**
 * The secret calendar addresses, one per user (docs/behaviour.md, 5.25): the SHA-256 of each random token. Only
 * endpoints/schedule/feeds.ts reads and writes them.
 */
export const CalendarFeeds: CollectionConfig = {
  slug: 'calendar-feeds',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { ...owner(), unique: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'lastReadAt', type: 'date' },
  ],
}

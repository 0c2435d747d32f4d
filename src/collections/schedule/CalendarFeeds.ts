import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { owner } from '../fields'

/**
 * The secret addresses of calendars (docs/behaviour.md, 5.25): of each the SHA-256 of its random token, one a person.
 * Written and read only by endpoints/schedule/feeds.ts.
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

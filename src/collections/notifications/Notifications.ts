import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { NOTIFICATION_KINDS } from '@/contracts/notifications'
import { owner } from '../fields'

/**
 * What happened that a person should know of (docs/behaviour.md, 5.23), once per cause. Made by database/notify.ts
 * alone; old ones are removed by a TTL index (auth/indexes.ts).
 */
export const Notifications: CollectionConfig = {
  slug: 'notifications',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['userId', 'dedupeKey'], unique: true }, { fields: ['userId', 'readAt'] }],
  fields: [
    owner(),
    { name: 'kind', type: 'select', required: true, options: [...NOTIFICATION_KINDS] },
    { name: 'title', type: 'text', required: true },
    { name: 'body', type: 'text', required: true },
    { name: 'href', type: 'text', required: true },
    { name: 'dedupeKey', type: 'text', required: true },
    { name: 'readAt', type: 'date' },
    { name: 'mailedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}

import type { CollectionConfig } from 'payload'
import { NOTIFICATION_KINDS } from '@/contracts/notifications'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * Notifications of a user (docs/behaviour.md, 5.23), one per cause. Only database/notify.ts creates them; a TTL index
 * removes old ones (auth/indexes.ts).
 */
export const Notifications: CollectionConfig = {
  slug: 'notifications',
  ...internal(),
  indexes: [
    { fields: ['userId', 'dedupeKey'], unique: true },
    { fields: ['userId', 'readAt'] },
    // Those that lead to a page that is gone.
    { fields: ['href'] },
    // What a digest may hold, of all users.
    { fields: ['mailedAt', 'readAt', 'createdAt'] },
  ],
  fields: [
    owner(),
    { name: 'kind', type: 'select', required: true, options: [...NOTIFICATION_KINDS] },
    { name: 'title', type: 'text', required: true },
    { name: 'body', type: 'text', required: true },
    { name: 'href', type: 'text', required: true },
    { name: 'dedupeKey', type: 'text', required: true },
    // Of the message whose words it shows.
    { name: 'seq', type: 'number' },
    { name: 'readAt', type: 'date' },
    { name: 'mailedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}

import type { CollectionConfig } from 'payload'
import { CHOSEN_KINDS, MAIL_CHOICES } from '@/contracts/notificationSettings'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * How a user's notifications are mailed, one row per user (docs/behaviour.md, 5.23), made with the first choice or the
 * first digest. Only database/notificationSettings.ts reads and writes it.
 */
export const NotificationSettings: CollectionConfig = {
  slug: 'notification-settings',
  ...internal(),
  timestamps: false,
  fields: [
    { ...owner(), unique: true },
    {
      name: 'mails',
      type: 'group',
      fields: CHOSEN_KINDS.map((name) => ({ name, type: 'select', options: [...MAIL_CHOICES] })),
    },
    // The local day of the last digest, YYYY-MM-DD.
    { name: 'digestDay', type: 'text' },
  ],
}

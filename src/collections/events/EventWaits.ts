import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobody, ownOrAdmin } from '@/access/rules'
import { owner } from '../fields'

/** Waiting lists of full events: users and guests, the first to come first (docs/behaviour.md, 15.5). */
export const EventWaits: CollectionConfig = {
  slug: 'event-waits',
  labels: { singular: 'Waits for a place', plural: 'Waiting lists of events' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    description: 'The first one gets the next place that comes free.',
    defaultColumns: ['eventId', 'userId', 'guestId', 'createdAt'],
  },
  access: { read: ownOrAdmin(), create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: 'createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['eventId', 'userId', 'guestId'], unique: true }, { fields: ['eventId', 'createdAt'] }],
  fields: [
    { name: 'eventId', label: 'Event', type: 'relationship', relationTo: 'events', required: true },
    { ...owner('userId', 'Creator'), required: false, defaultValue: undefined },
    { name: 'guestId', label: 'Guest', type: 'relationship', relationTo: 'event-guests', index: true },
  ],
}

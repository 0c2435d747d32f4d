import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { adminOnly, nobody } from '@/access/rules'
import { moment } from '../orderFields'

/**
 * Guests of public events, who have no account: name and address for one event each (docs/behaviour.md, 15.4). Their
 * places are registrations, their places in line event-waits; the link in their mail is the only way in.
 */
export const EventGuests: CollectionConfig = {
  slug: 'event-guests',
  labels: { singular: 'Guest', plural: 'Guests' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'name',
    description: 'They asked for a place on the page of a public event. Erased 30 days after it.',
    defaultColumns: ['name', 'email', 'eventId', 'confirmedAt'],
    listSearchableFields: ['name', 'email'],
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['eventId', 'email'], unique: true }, { fields: ['confirmedAt', 'createdAt'] }],
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', label: 'E-mail', type: 'text', required: true },
    { name: 'eventId', label: 'Event', type: 'relationship', relationTo: 'events', required: true },
    moment('confirmedAt', 'Address confirmed'),
    moment('heldAt', 'A place was held'),
  ],
}

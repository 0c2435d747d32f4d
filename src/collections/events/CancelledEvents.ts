import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { adminOnly, nobody } from '@/access/rules'
import { fixedText, moment } from '../orderFields'

/**
 * What stays at the address of a public event that was deleted before it took place, without its host and guests
 * (docs/behaviour.md, 15.1). jobs/forgetGuests.ts removes it some weeks after the event's date.
 */
export const CancelledEvents: CollectionConfig = {
  slug: 'cancelled-events',
  labels: { singular: 'Cancelled event', plural: 'Cancelled events' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    description: 'Their public pages say that they will not take place.',
    defaultColumns: ['title', 'eventDate', 'slug'],
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  lockDocuments: false,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['slug', 'createdAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true },
    { ...fixedText('eventId', 'Event'), required: true, index: true },
    { name: 'slug', label: 'Address', type: 'text', required: true },
    { ...moment('eventDate', 'Date'), required: true, index: true },
    { name: 'timeZone', type: 'text', required: true },
    fixedText('location'),
  ],
}

import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/hiddenFromEditors'
import { nobodyField } from '@/access/nobody'
import { adminOnly } from '@/access/adminOnly'
import { ownedRecords } from '@/access/ownedRecords'
import { EVENT_REGISTRATION_STATUSES } from '@/contracts/events'
import { decidedStatus, madeAt, owner, titleOf } from '../fields'
import { countSeats, freeSeat } from './hooks/countSeats'
import { noteDecision, notifyRegistrant } from './hooks/noteDecision'

/** Registrations, one per person and event (docs/behaviour.md, 5.11). All but rejected ones hold a seat. */
export const EventRegistrations: CollectionConfig = {
  slug: 'event-registrations',
  labels: { singular: 'Event registration', plural: 'Event registrations' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'eventTitle',
    listSearchableFields: ['eventTitle'],
    description: 'Approve or reject each one, as its host can. Rejecting or deleting it frees its seat.',
    defaultColumns: ['eventId', 'userId', 'status', 'registeredAt'],
  },
  access: { ...ownedRecords, update: adminOnly },
  defaultSort: '-registeredAt',
  disableDuplicate: true,
  indexes: [{ fields: ['eventId', 'userId'], unique: true }, { fields: ['status', 'eventId'] }],
  hooks: {
    beforeChange: [countSeats, noteDecision],
    afterChange: [notifyRegistrant],
    afterDelete: [freeSeat],
  },
  fields: [
    titleOf('eventTitle', 'eventId.title'),
    {
      name: 'eventId',
      label: 'Event',
      type: 'relationship',
      relationTo: 'events',
      required: true,
      access: { update: nobodyField },
    },
    {
      ...owner('userId', 'Creator'),
      access: { create: owner().access?.create, update: nobodyField },
    },
    decidedStatus(EVENT_REGISTRATION_STATUSES, 'Pending and approved ones hold a seat.'),
    madeAt('registeredAt', 'Registered'),
    {
      name: 'decidedAt',
      label: 'Decided',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}

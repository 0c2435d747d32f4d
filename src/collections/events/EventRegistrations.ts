import { Types } from 'mongoose'
import type {
  CollectionConfig,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { adminOnly, nobodyField, ownedRecords } from '@/access/rules'
import { EVENT_REGISTRATION_STATUSES } from '@/contracts/events'
import { decidedStatus, madeAt, owner, titleOf } from '../fields'
import { fixed, moment } from '../orderFields'
import { driverCollection } from '@/database/driverCollection'
import { badField } from '@/database/errors'
import { ringInbox } from '@/database/inboxes'
import { sessionOf } from '@/database/transaction'
import { countSeats, freeSeat, passSeatOn } from './hooks/countSeats'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { queueMail } from '@/database/queueMail'
import type { Event as StoredEvent, EventRegistration as StoredEventRegistration } from '@/payload-types'
import { nextValue } from '../nextValue'

/** Records the date of a decision, whoever makes it; a registration set back to pending has none. */
const noteDecision: CollectionBeforeChangeHook<StoredEventRegistration> = ({
  data,
  originalDoc,
  operation,
}) => {
  const status = nextValue(data.status, originalDoc?.status)
  if (operation === 'create' || status === originalDoc?.status) return data
  return { ...data, decidedAt: status === 'pending' ? null : new Date().toISOString() }
}

/** Notifies the registered person of the decision, on the dashboard and by mail (docs/behaviour.md, 5.23 and 10.1). */
const notifyRegistrant: CollectionAfterChangeHook<StoredEventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.status === 'pending') return
  await queueMail(req, 'registration-decided', doc.id)
  const event = await eventOf(req, doc)
  if (!event || !doc.userId) return
  await notify(req, {
    userId: idOf(doc.userId),
    kind: 'event',
    dedupeKey: `event:${doc.id}:${doc.decidedAt}`,
    title: doc.status === 'approved' ? `${event.title} is confirmed` : `${event.title}: declined`,
    body:
      doc.status === 'approved'
        ? 'The host approved your registration.'
        : 'The host declined your registration.',
    href: `${screenHref('events')}?tab=mine`,
    hasOwnMail: true,
  })
}

/** Tells the host of a registration that waits for them, once its guest is confirmed (docs/behaviour.md, 5.23). */
const notifyHost: CollectionAfterChangeHook<StoredEventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = operation === 'create' || Boolean(previousDoc.heldUntil)
  if (!isNew || doc.heldUntil || doc.status !== 'pending') return
  const event = await eventOf(req, doc)
  const hostId = event?.createdBy && idOf(event.createdBy)
  if (!hostId || hostId === idOf(doc.userId)) return
  await notify(req, {
    userId: hostId,
    kind: 'event',
    dedupeKey: `registration:${doc.id}`,
    title: `${event.title}: a registration waits`,
    body: 'Approve or decline it.',
    href: `${screenHref('events')}?tab=created`,
  })
}

/** Tells the host's open pages, such as the list at the door on another phone. */
const ringHost = async (req: PayloadRequest, { eventId }: StoredEventRegistration): Promise<void> => {
  const event = await driverCollection(req, 'events').findOne<{ createdBy?: Types.ObjectId }>(
    { _id: new Types.ObjectId(idOf(eventId)) },
    { projection: { createdBy: 1 }, session: await sessionOf(req) },
  )
  if (event?.createdBy) await ringInbox(req, String(event.createdBy))
}

const ringAfterChange: CollectionAfterChangeHook<StoredEventRegistration> = ({ doc, req }) =>
  ringHost(req, doc)
const ringAfterDelete: CollectionAfterDeleteHook<StoredEventRegistration> = ({ doc, req }) =>
  ringHost(req, doc)

function eventOf(req: PayloadRequest, { eventId }: StoredEventRegistration): Promise<StoredEvent | null> {
  return req.payload.findByID({
    collection: 'events',
    id: idOf(eventId),
    depth: 0,
    disableErrors: true,
    req,
    // Every creator may read events; in a job there is no user.
    overrideAccess: true,
  })
}

/** A registration is of a user or of a guest. */
const requireOne: CollectionBeforeChangeHook<StoredEventRegistration> = ({ data, originalDoc }) => {
  const userId = nextValue(data.userId, originalDoc?.userId)
  const guestId = nextValue(data.guestId, originalDoc?.guestId)
  if (Boolean(userId) === Boolean(guestId)) throw badField('userId', 'Choose who registers')
  return data
}

/**
 * Registrations, one per person and event (docs/behaviour.md, 5.11). All but rejected ones hold a seat; that of a guest
 * with `heldUntil` only until then.
 */
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
  indexes: [
    { fields: ['eventId', 'userId', 'guestId'], unique: true },
    { fields: ['status', 'eventId'] },
    { fields: ['heldUntil'] },
    // The host's pages.
    { fields: ['eventId', 'registeredAt'] },
  ],
  hooks: {
    beforeChange: [requireOne, countSeats, noteDecision],
    afterChange: [passSeatOn, notifyRegistrant, notifyHost, ringAfterChange],
    afterDelete: [freeSeat, ringAfterDelete],
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
      required: false,
      access: { create: owner().access?.create, update: nobodyField },
    },
    {
      name: 'guestId',
      label: 'Guest',
      type: 'relationship',
      relationTo: 'event-guests',
      index: true,
      access: fixed,
      admin: { position: 'sidebar', readOnly: true },
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
    moment('heldUntil', 'Held for an unconfirmed guest until'),
    moment('checkedInAt', 'Checked in'),
  ],
}

import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobodyField, ownOrAdmin, signedIn } from '@/access/rules'
import { isTimeZone } from '@/contracts/core/wire'
import { environment } from '@/environment'
import { formerSlugs, slugField } from '../addressFields'
import { owner, versionCount, wholeNumber } from '../fields'
import { fixed } from '../orderFields'
import { publicPicture } from '../publicPicture'
import { setSlug } from '../setSlug'
import { unlinkTasks } from '../unlinkTasks'
import { EVENT_TEXTS, placesTakenText } from '@/contracts/events'
import { badField, conflict } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { touchUser } from '@/database/touchUser'
import { holdPicture, publishPicture } from '@/domain/media/ownPicture'
import { serveLine } from '@/domain/events/waitingLine'
import type { Event as StoredEvent } from '@/payload-types'
import { nextValue } from '../nextValue'
import { deleteRegistrations, tellOfMove } from './hooks/notifyRegistrants'

/**
 * Refuses a capacity below the seats taken with 409. A seat taken at the same moment also writes the event, so one of
 * the two transactions is retried (docs/behaviour.md, 8.2).
 */
const keepSeats: CollectionBeforeChangeHook<StoredEvent> = ({ data, originalDoc, operation }) => {
  if (operation === 'create' || !originalDoc) return data
  const capacity = nextValue(data.capacity, originalDoc.capacity) ?? null
  const taken = originalDoc.seatsTaken ?? 0
  const isChanged = capacity !== (originalDoc.capacity ?? null)
  if (isChanged && capacity !== null && capacity < taken) {
    const text = placesTakenText(taken)
    throw conflict(text, { capacity: text })
  }
  return data
}

/**
 * An event becomes public only while its host is approved (else 409). The host is written, so that an approval that is
 * taken away at the same moment conflicts (domain/events/hideEvents.ts).
 */
const requireApprovedHost: CollectionBeforeChangeHook<StoredEvent> = async ({ data, originalDoc, req }) => {
  if (!data.isPublic || originalDoc?.isPublic) return data
  const host = idOf(nextValue(data.createdBy, originalDoc?.createdBy))
  if (!(await touchUser(req, host, { approved: true }))) throw conflict(EVENT_TEXTS.hostNotApproved)
  return data
}

/**
 * Only a picture of the host's (400). A public event shows it to everybody, so the file becomes public; a private one
 * keeps it for later.
 */
const showPicture: CollectionBeforeChangeHook<StoredEvent> = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  const [id, before] = [idOrNull(next.imageId), idOrNull(originalDoc?.imageId)]
  if (id && id !== before && !(await holdPicture(req, idOf(next.createdBy), id)))
    throw badField('imageId', EVENT_TEXTS.pictureUnknown)
  const isSame = id === before && Boolean(next.isPublic) === Boolean(originalDoc?.isPublic)
  return isSame ? data : { ...data, ...(await publishPicture(req, next.isPublic ? id : null)) }
}

/** Gives seats of a raised capacity, or those kept back shortly before its old date, to who waits. */
const serveWaiting: CollectionAfterChangeHook<StoredEvent> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') return
  const hasChanged = doc.capacity !== previousDoc.capacity || doc.eventDate !== previousDoc.eventDate
  if (hasChanged) await serveLine(req, doc.id)
}

/**
 * Creators' events (docs/behaviour.md, 5.10). `seatsTaken` counts the registrations that hold a seat; only their
 * hooks change it.
 */
export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    description: 'Every creator sees them in Events & Bookings, by date.',
    defaultColumns: ['title', 'eventDate', 'location', 'capacity', 'seatsTaken', 'createdBy'],
    listSearchableFields: ['title', 'location'],
  },
  access: {
    create: signedIn,
    read: signedIn,
    update: ownOrAdmin('createdBy'),
    delete: ownOrAdmin('createdBy'),
  },
  defaultSort: 'eventDate',
  disableDuplicate: true,
  hooks: {
    beforeChange: [keepSeats, requireApprovedHost, showPicture, setSlug('events')],
    afterChange: [tellOfMove, serveWaiting],
    afterDelete: [deleteRegistrations, unlinkTasks('eventId')],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 5_000 },
    {
      type: 'row',
      fields: [
        {
          name: 'eventDate',
          label: 'Date',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'location', type: 'text', maxLength: 200 },
        wholeNumber('capacity', 'Capacity', 'Empty is unlimited, 0 is none.'),
      ],
    },
    {
      name: 'timeZone',
      type: 'text',
      maxLength: 200,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value)) || 'A time zone like America/New_York',
      hooks: { beforeChange: [({ value }) => value || environment.timeZone] },
      admin: { description: 'Its time is shown in this zone. Empty is the one of the site.' },
    },
    {
      name: 'seatsTaken',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, description: 'Counted from the registrations.' },
    },
    {
      name: 'isPublic',
      label: 'Has a public page',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Anyone can read it there and ask for a place.' },
    },
    slugField('Address of its page', '/events/'),
    {
      name: 'imageId',
      label: 'Picture of its page',
      type: 'relationship',
      relationTo: 'creator-media',
      index: true,
      admin: { hidden: true },
    },
    ...publicPicture,
    formerSlugs,
    { name: 'lineJoinedAt', type: 'date', access: fixed, admin: { hidden: true } },
    { name: 'remindedFor', type: 'date', access: fixed, admin: { hidden: true } },
    owner('createdBy', 'Created by'),
    versionCount(),
  ],
}

import { Types } from 'mongoose'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { screenHref } from '@/contracts/screens'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { insertRecord } from '@/database/insertRecord'
import { type NotificationInput, notify } from '@/database/notify'
import { sessionOf } from '@/database/transaction'
import { seatHolders } from '@/domain/events/seats'
import { waits } from '@/domain/events/waitingLine'
import { environment } from '@/environment'
import { queueMail } from '@/database/queueMail'
import type { Event as StoredEvent, EventRegistration as StoredEventRegistration } from '@/payload-types'

/** Tells everybody who holds a seat that an event moved, on the dashboard and by mail (docs/behaviour.md, 5.23). */
export const tellOfMove: CollectionAfterChangeHook<StoredEvent> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !isMoved(doc, previousDoc) || isOver(doc)) return
  for (const registration of await seatHolders(req, doc.id)) {
    await queueMail(req, 'event-moved', registration.id)
    await tell(req, registration, {
      // Includes the time, so that a second move is told as well.
      dedupeKey: `event-moved:${doc.id}:${doc.updatedAt}`,
      title: `${doc.title} has moved`,
      body: 'It has another time or place. Your registration stands.',
    })
  }
}

/**
 * Deletes the registrations of a deleted event, in the same transaction (docs/behaviour.md, 8.3), and tells everybody
 * who held a seat, unless it was over. A public one leaves a note at its address.
 */
export const deleteRegistrations: CollectionAfterDeleteHook<StoredEvent> = async ({ doc, id, req }) => {
  const told = isOver(doc) ? [] : [...(await seatHolders(req, doc.id)), ...(await waitingFor(req, doc.id))]
  if (doc.isPublic && doc.slug && !isOver(doc)) await noteCancelled(req, doc, doc.slug)
  for (const collection of ['event-registrations', 'event-waits'] as const) {
    await req.payload.db.deleteMany({ collection, where: { eventId: { equals: id } }, req })
  }
  // Guests are erased by a job a day from now, once they have been told (jobs/forgetGuests.ts).
  await driverCollection(req, 'event-guests').updateMany(
    { eventId: new Types.ObjectId(String(id)) },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
  for (const person of told) {
    const when = `${doc.eventDate} ${doc.timeZone ?? environment.timeZone}`
    await queueMail(req, 'event-cancelled', `${idOf(person.userId ?? person.guestId)} ${when} ${doc.title}`)
    await tell(req, person, {
      dedupeKey: `event-cancelled:${id}`,
      title: `${doc.title} is cancelled`,
      body: 'The event will not take place.',
    })
  }
}

/** Leaves a note at the address of its page, which was shared and is in calendars. */
async function noteCancelled(
  req: PayloadRequest,
  { id, title, eventDate, timeZone, location }: StoredEvent,
  slug: string,
): Promise<void> {
  await insertRecord(req, 'cancelled-events', {
    title,
    eventId: id,
    slug,
    eventDate: new Date(eventDate),
    timeZone: timeZone || environment.timeZone,
    location: location ?? null,
  })
}

type Told = Pick<NotificationInput, 'dedupeKey' | 'title' | 'body'>

type Person = Pick<StoredEventRegistration, 'userId' | 'guestId'>

/** On the dashboard; a guest has only mails. */
async function tell(req: PayloadRequest, { userId }: Person, told: Told): Promise<void> {
  if (!userId) return
  await notify(req, {
    userId: idOf(userId),
    kind: 'event',
    href: `${screenHref('events')}?tab=mine`,
    hasOwnMail: true,
    ...told,
  })
}

/** Everybody on the waiting list, in one order. */
async function waitingFor(req: PayloadRequest, eventId: string): Promise<Person[]> {
  const found = await waits(req)
    .find({ eventId: new Types.ObjectId(eventId) }, { session: await sessionOf(req) })
    .sort({ userId: 1 })
    .toArray()
  return found.map(({ userId, guestId }) => ({
    userId: userId && String(userId),
    guestId: guestId && String(guestId),
  }))
}

function isMoved(event: StoredEvent, before: StoredEvent): boolean {
  return (
    Date.parse(event.eventDate) !== Date.parse(before.eventDate) ||
    (event.location ?? '') !== (before.location ?? '') ||
    (event.timeZone ?? '') !== (before.timeZone ?? '')
  )
}

function isOver({ eventDate }: StoredEvent): boolean {
  return Date.parse(eventDate) < Date.now()
}

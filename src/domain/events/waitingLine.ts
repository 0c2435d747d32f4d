import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { screenHref } from '@/contracts/screens'
import { EVENT_WAIT_TEXTS } from '@/contracts/eventWaits'
import { EVENT_TEXTS } from '@/contracts/events'
import { driverCollection, typedCollection } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { insertRecord } from '@/database/insertRecord'
import { notify } from '@/database/notify'
import { queueMail } from '@/database/queueMail'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'
import { SEATS_TAKEN, hasSeat, lineClosesFor } from './seats'

/** Who waits: a user or a guest. */
export type Waiter = { userId: string; guestId?: undefined } | { guestId: string; userId?: undefined }

type Wait = {
  _id: Types.ObjectId
  eventId: Types.ObjectId
  userId: Types.ObjectId | null
  guestId: Types.ObjectId | null
  createdAt: Date
}

/** The order in which a waiting list is served. */
const FIRST = { createdAt: 1, _id: 1 } as const

export function waits(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<Wait>(req, 'event-waits')
}

/**
 * Gives free seats to the first on the waiting list, each as a pending registration with a notification and a mail.
 * Call it within the transaction that freed them; does nothing in the last hours before the event (docs/behaviour.md,
 * 15.5).
 */
export async function serveLine(req: PayloadRequest, eventId: string): Promise<void> {
  const session = await sessionOf(req)
  const _id = new Types.ObjectId(eventId)
  while (await hasSeat(req, eventId, lineClosesFor())) {
    const next = await waits(req).findOneAndDelete({ eventId: _id }, { sort: FIRST, session })
    if (!next) return
    const userId = next.userId && String(next.userId)
    // An account that was closed meanwhile.
    if (userId && !(await touchUser(req, userId))) continue
    const who = { userId: next.userId, guestId: next.guestId }
    // Registered meanwhile.
    if (await driverCollection(req, 'event-registrations').findOne({ eventId: _id, ...who }, { session }))
      continue
    const { id } = await req.payload.create({
      collection: 'event-registrations',
      data: {
        eventId,
        userId,
        guestId: next.guestId && String(next.guestId),
        status: 'pending',
        registeredAt: new Date().toISOString(),
      },
      depth: 0,
      req,
      // For somebody else than the caller, who freed the seat.
      overrideAccess: true,
    })
    await queueMail(req, 'event-seat', id)
    if (userId) await tellOfSeat(req, { id, userId, eventId })
  }
}

type Served = { id: string; userId: string; eventId: string }

async function tellOfSeat(req: PayloadRequest, { id, userId, eventId }: Served): Promise<void> {
  const session = await sessionOf(req)
  const event = await driverCollection(req, 'events').findOne(
    { _id: new Types.ObjectId(eventId) },
    { session, projection: { title: 1 } },
  )
  await notify(req, {
    userId,
    kind: 'event',
    dedupeKey: `event-seat:${id}`,
    title: `${String(event?.title)}: a place is yours`,
    body: 'You were the next on the waiting list.',
    href: `${screenHref('events')}?tab=mine`,
    hasOwnMail: true,
  })
}

/**
 * Puts somebody at the end of a full event's waiting list, within a transaction, and returns their place. Writes the
 * event as well, so that a seat freed at the same moment conflicts. Throws 404 for an unknown event, 409 while it has
 * seats left, once it is over or about to begin, or for who waits already.
 */
export async function joinLine(req: PayloadRequest, eventId: string, { userId, guestId }: Waiter) {
  const session = await sessionOf(req)
  const _id = new Types.ObjectId(eventId)
  const events = driverCollection(req, 'events')
  const isFull = { capacity: { $ne: null }, $expr: { $gte: [SEATS_TAKEN, '$capacity'] } }
  const { matchedCount } = await events.updateOne(
    { _id, eventDate: { $gt: lineClosesFor() }, ...isFull },
    { $set: { lineJoinedAt: new Date() } },
    { session },
  )
  if (matchedCount === 0) {
    const event = await events.findOne({ _id }, { session, projection: { eventDate: 1 } })
    if (!event) throw notFound()
    if (event.eventDate <= new Date()) throw conflict(EVENT_TEXTS.over)
    throw conflict(event.eventDate <= lineClosesFor() ? EVENT_WAIT_TEXTS.closed : EVENT_WAIT_TEXTS.seatsLeft)
  }
  const who = {
    userId: userId ? new Types.ObjectId(userId) : null,
    guestId: guestId ? new Types.ObjectId(guestId) : null,
  }
  if (await waits(req).findOne({ eventId: _id, ...who }, { session }))
    throw conflict(EVENT_WAIT_TEXTS.already)
  return insertRecord(req, 'event-waits', { eventId: _id, ...who })
}

/** How many wait before this one. */
export async function countAhead(
  req: PayloadRequest,
  { _id, eventId, createdAt }: Pick<Wait, '_id' | 'eventId' | 'createdAt'>,
): Promise<number> {
  const isBefore = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }]
  return waits(req).countDocuments({ eventId, $or: isBefore }, { session: await sessionOf(req) })
}

/** How many wait for a place at an event. */
export async function countInLine(req: Pick<PayloadRequest, 'payload'>, eventId: string): Promise<number> {
  return waits(req).countDocuments({ eventId: new Types.ObjectId(eventId) })
}

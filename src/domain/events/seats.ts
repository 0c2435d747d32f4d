import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { HOUR_MS } from '@/contracts/core/time'
import { LINE_CLOSES_HOURS } from '@/contracts/eventWaits'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { EventRegistration as StoredEventRegistration } from '@/payload-types'

/** A missing count is 0; $inc would fail on null. */
export const SEATS_TAKEN = { $ifNull: ['$seatsTaken', 0] }

/** An event with a seat left. */
export const HAS_SEAT = { $or: [{ capacity: null }, { $expr: { $lt: [SEATS_TAKEN, '$capacity'] } }] }

/** The moment until which waiting lists of events that begin then or earlier are closed. */
export function lineClosesFor(now = Date.now()): Date {
  return new Date(now + LINE_CLOSES_HOURS * HOUR_MS)
}

/** Whether an event that begins after `start` has a seat left, read in the request's transaction. */
export async function hasSeat(req: PayloadRequest, eventId: string, start: Date): Promise<boolean> {
  const fitting = { _id: new Types.ObjectId(eventId), eventDate: { $gt: start }, ...HAS_SEAT }
  const session = await sessionOf(req)
  const found = await driverCollection(req, 'events').findOne(fitting, { session, projection: { _id: 1 } })
  return found !== null
}

/**
 * Who holds a seat and is told what becomes of the event; with `before`, only who registered earlier. In one order, so
 * that two transactions do not wait for each other's users.
 */
export async function seatHolders(
  req: PayloadRequest,
  eventId: string,
  before?: Date,
): Promise<StoredEventRegistration[]> {
  const { docs } = await req.payload.find({
    collection: 'event-registrations',
    where: {
      and: [
        { eventId: { equals: eventId } },
        { status: { not_equals: 'rejected' } },
        // An unconfirmed address may be anybody's.
        { heldUntil: { equals: null } },
        ...(before ? [{ registeredAt: { less_than: before.toISOString() } }] : []),
      ],
    },
    sort: 'userId',
    pagination: false,
    depth: 0,
    req,
    // Users read only their own; these are told of, not shown.
    overrideAccess: true,
  })
  return docs
}

import { Types } from 'mongoose'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { EVENT_TEXTS } from '@/contracts/events'
import { HAS_SEAT, SEATS_TAKEN } from '@/domain/events/seats'
import { serveLine, waits } from '@/domain/events/waitingLine'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'
import type { EventRegistration as StoredEventRegistration } from '@/payload-types'
import { nextValue } from '../../nextValue'

/**
 * Takes a seat for a new registration or one that is no longer rejected, and frees the seat of one that gets
 * rejected. A seat is one conditional update in the registration's transaction (docs/behaviour.md, 8.2).
 */
export const countSeats: CollectionBeforeChangeHook<StoredEventRegistration> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const held = operation === 'update' && holdsSeat(originalDoc?.status)
  const holds = holdsSeat(nextValue(data.status, originalDoc?.status))
  const eventId = idOf(nextValue(data.eventId, originalDoc?.eventId))
  if (holds && !held) await takeSeat(req, eventId, { isLate: operation === 'update' })
  if (held && !holds) await giveSeat(req, eventId)
  return data
}

/** Frees the seat of a deleted registration, for the first on the waiting list if there is one. */
export const freeSeat: CollectionAfterDeleteHook<StoredEventRegistration> = async ({ doc, req }) => {
  if (!holdsSeat(doc?.status)) return doc
  await giveSeat(req, idOf(doc.eventId))
  await serveLine(req, idOf(doc.eventId))
  return doc
}

/** Passes the seat of a declined registration on; takes who registered off the waiting list. */
export const passSeatOn: CollectionAfterChangeHook<StoredEventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const eventId = idOf(doc.eventId)
  if (operation === 'create' && doc.userId) {
    const mine = { eventId: new Types.ObjectId(eventId), userId: new Types.ObjectId(idOf(doc.userId)) }
    await waits(req).deleteMany(mine, { session: await sessionOf(req) })
  }
  if (operation === 'update' && holdsSeat(previousDoc.status) && !holdsSeat(doc.status)) {
    await serveLine(req, eventId)
  }
}

function holdsSeat(status: StoredEventRegistration['status'] | null | undefined): boolean {
  return status !== 'rejected'
}

/**
 * Throws 404 for an unknown event, 409 for a past or full one. `isLate` allows a past event, so that an admin can
 * correct its list.
 */
async function takeSeat(
  req: PayloadRequest,
  eventId: string,
  { isLate }: { isLate: boolean },
): Promise<void> {
  if (!isRecordId(eventId)) throw notFound()
  const session = await sessionOf(req)
  const _id = new Types.ObjectId(eventId)
  const taken = await driverCollection(req, 'events').updateOne(
    {
      _id,
      ...(!isLate && { eventDate: { $gt: new Date() } }),
      ...HAS_SEAT,
    },
    [{ $set: { seatsTaken: { $add: [SEATS_TAKEN, 1] } } }],
    { session },
  )
  if (taken.modifiedCount === 1) return
  const event = await driverCollection(req, 'events').findOne(
    { _id },
    { session, projection: { eventDate: 1 } },
  )
  if (!event) throw notFound()
  throw conflict(!isLate && event.eventDate <= new Date() ? EVENT_TEXTS.over : EVENT_TEXTS.full)
}

async function giveSeat(req: PayloadRequest, eventId: string): Promise<void> {
  const session = await sessionOf(req)
  const filter = { _id: new Types.ObjectId(eventId), seatsTaken: { $gt: 0 } }
  await driverCollection(req, 'events').updateOne(filter, { $inc: { seatsTaken: -1 } }, { session })
}

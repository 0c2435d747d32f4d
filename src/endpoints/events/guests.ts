import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { guestLinks } from '@/auth/linkKeys'
import { MINUTE_MS } from '@/contracts/core/time'
import { HELD_MINUTES, guestPath } from '@/contracts/eventGuests'
import { driverCollection, typedCollection } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { insertRecord } from '@/database/insertRecord'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'
import { hasSeat, lineClosesFor } from '@/domain/events/seats'
import { joinLine, waits } from '@/domain/events/waitingLine'
import type { EventRegistration as StoredEventRegistration } from '@/payload-types'

/** A guest as stored. */
export type Guest = {
  _id: Types.ObjectId
  eventId: Types.ObjectId
  name: string
  email: string
  confirmedAt: Date | null
  heldAt: Date | null
  createdAt: Date
}

export function guests(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<Guest>(req, 'event-guests')
}

/** The path of a guest's page; the key in it is the only access check. */
export function ticketPath(guestId: string): string {
  return guestPath({ guest: guestId, key: guestLinks.keyOf(guestId) })
}

/** The guest that a link opens. Throws the same 404 for a wrong key and for a guest who is erased. */
export async function guestOfLink(
  req: PayloadRequest,
  { guest: id, key }: { guest: string; key: string },
): Promise<Guest> {
  if (!isRecordId(id) || !guestLinks.isKeyOf(key, id)) throw notFound()
  const session = await sessionOf(req)
  const found = await guests(req).findOne({ _id: new Types.ObjectId(id) }, { session })
  if (!found) throw notFound()
  return found
}

type Asked = { eventId: string; name: string; email: string }

/** The guest with this address, made if there is none; until it is confirmed, the last name counts. */
export async function guestWithAddress(req: PayloadRequest, { eventId, name, email }: Asked): Promise<Guest> {
  const session = await sessionOf(req)
  const where = { eventId: new Types.ObjectId(eventId), email }
  const found = await guests(req).findOne(where, { session })
  if (!found) return insertRecord(req, 'event-guests', { ...where, name, confirmedAt: null, heldAt: null })
  if (found.confirmedAt || found.name === name) return found
  await guests(req).updateOne({ _id: found._id }, { $set: { name, updatedAt: new Date() } }, { session })
  return { ...found, name }
}

/** A guest's registration; null when they have none. */
export function registrationOfGuest(
  req: PayloadRequest,
  { _id }: Pick<Guest, '_id'>,
): Promise<StoredEventRegistration | null> {
  // Guests have no account; whoever asks has their link or makes their registration.
  return findFirst(req, 'event-registrations', { guestId: { equals: String(_id) } })
}

/** Holds a seat, if there is one, until the guest has confirmed their address; once for each guest. */
export async function holdSeat(req: PayloadRequest, guest: Guest): Promise<void> {
  if (guest.heldAt || guest.confirmedAt || !(await hasSeat(req, String(guest.eventId), new Date()))) return
  const now = new Date()
  await guests(req).updateOne(
    { _id: guest._id },
    { $set: { heldAt: now, updatedAt: now } },
    { session: await sessionOf(req) },
  )
  await register(req, guest, new Date(now.getTime() + HELD_MINUTES * MINUTE_MS))
}

/**
 * Confirms a guest's address within a transaction: a held seat becomes theirs, else a free one does, else they join the
 * waiting list. Repeating it changes nothing; so does a confirmation when neither is possible any more.
 */
export async function confirm(req: PayloadRequest, guest: Guest): Promise<void> {
  const eventId = String(guest.eventId)
  const registration = await registrationOfGuest(req, guest)
  if (registration && !registration.heldUntil) return
  const session = await sessionOf(req)
  if (await waits(req).findOne({ guestId: guest._id }, { session })) return
  if (registration) {
    await req.payload.update({
      collection: 'event-registrations',
      id: registration.id,
      data: { heldUntil: null },
      depth: 0,
      req,
      // The caller has the guest's link.
      overrideAccess: true,
    })
  } else if (await hasSeat(req, eventId, new Date())) {
    await register(req, guest, null)
  } else if (await isInTime(req, guest)) {
    await joinLine(req, eventId, { guestId: String(guest._id) })
  } else return
  const now = new Date()
  await guests(req).updateOne({ _id: guest._id }, { $set: { confirmedAt: now, updatedAt: now } }, { session })
}

/** Whether the event's waiting list is still open. */
async function isInTime(req: PayloadRequest, { eventId }: Guest): Promise<boolean> {
  const open = { _id: eventId, eventDate: { $gt: lineClosesFor() } }
  const session = await sessionOf(req)
  return (await driverCollection(req, 'events').findOne(open, { session, projection: { _id: 1 } })) !== null
}

async function register(req: PayloadRequest, guest: Guest, heldUntil: Date | null): Promise<void> {
  await req.payload.create({
    collection: 'event-registrations',
    data: {
      eventId: String(guest.eventId),
      userId: null,
      guestId: String(guest._id),
      status: 'pending',
      registeredAt: new Date().toISOString(),
      heldUntil: heldUntil?.toISOString() ?? null,
    },
    depth: 0,
    req,
    // Guests have no account.
    overrideAccess: true,
  })
}

/** Erases a guest with their place, within a transaction; the seat goes to the first on the waiting list. */
export async function eraseGuest(req: PayloadRequest, guest: Pick<Guest, '_id'>): Promise<void> {
  const session = await sessionOf(req)
  const registration = await registrationOfGuest(req, guest)
  if (registration) {
    const { id } = registration
    // The guest's own, or due to be erased.
    await req.payload.delete({ collection: 'event-registrations', id, depth: 0, req, overrideAccess: true })
  }
  await waits(req).deleteMany({ guestId: guest._id }, { session })
  await guests(req).deleteOne({ _id: guest._id }, { session })
}

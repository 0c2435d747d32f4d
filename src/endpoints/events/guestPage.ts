import type { PayloadRequest } from 'payload'
import type { GuestPage, GuestPlace } from '@/contracts/eventGuests'
import { countAhead, countInLine, waits } from '@/domain/events/waitingLine'
import { lineClosesFor } from '@/domain/events/seats'
import { presentEventPage } from './eventPage'
import { type Guest, registrationOfGuest } from './guests'

/** A guest's place and event, as the holder of their link sees them. */
export async function presentGuest(req: PayloadRequest, guest: Guest): Promise<GuestPage> {
  const { payload } = req
  const eventId = String(guest.eventId)
  const found = { collection: 'events', id: eventId, depth: 0, disableErrors: true, req } as const
  // Guests have no account; theirs is shown to them.
  const stored = await payload.findByID({ ...found, overrideAccess: true })
  const event = stored && (await presentEventPage(payload, stored))
  const start = event ? new Date(event.eventDate) : null
  return {
    name: guest.name,
    place: await placeOf(req, guest),
    event,
    isPublic: stored?.isPublic === true,
    isOver: start !== null && start <= new Date(),
    isFull: event?.seatsLeft === 0,
    isLineClosed: start !== null && start <= lineClosesFor(),
    waiting: await countInLine(req, eventId),
  }
}

async function placeOf(req: PayloadRequest, guest: Guest): Promise<GuestPlace> {
  const registration = await registrationOfGuest(req, guest)
  if (registration?.heldUntil) return { state: 'unconfirmed', heldUntil: registration.heldUntil }
  if (registration) return { state: registration.status, decidedAt: registration.decidedAt ?? null }
  const wait = await waits(req).findOne({ guestId: guest._id })
  if (!wait) return { state: 'unconfirmed', heldUntil: null }
  return { state: 'line', ahead: await countAhead(req, wait), since: wait.createdAt.toISOString() }
}

import type { PayloadRequest } from 'payload'
import type { EventRegistration as StoredEventRegistration, User as StoredUser } from '@/payload-types'
import { conflict, isDuplicate, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { isRecordId, ownRecord } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import { idOf } from '@/database/ids'
import * as contract from '@/contracts/events'
import { getEventFile } from './eventFile'
import { hostCalls } from './hostHandlers'
import { presentEvent, presentEventRegistration } from './present'
import { eventQueueKey } from './eventQueueKey'

/** GET /api/events: all events, by date. */
export const listEvents = handle(contract.listEvents, async ({ req }) => {
  const events = await readableRecords('events', { req, sort: ['eventDate'] })
  return events.map(presentEvent)
})

/** DELETE /api/events/{id}: only by its creator; deletes the registrations, too. */
export const deleteEvent = handle(contract.deleteEvent, async ({ params: { id }, req, user, payload }) => {
  await inTurn(eventQueueKey(id), () =>
    inTransaction(req, async () => {
      await ownRecord('events', id, { req, user, ownedBy: 'createdBy' })
      await payload.delete({ collection: 'events', id, depth: 0, req, overrideAccess: false })
    }),
  )
  return { message: contract.EVENT_TEXTS.deleted }
})

/** POST /api/event-registrations: takes the seat in the same transaction (collections/events). */
export const createEventRegistration = handle(
  contract.createEventRegistration,
  async ({ body: { eventId }, req, user }) => {
    if (!isRecordId(eventId)) throw notFound()
    return inTurn(eventQueueKey(eventId), async () => {
      await refuseSecond(req, user, eventId)
      return presentEventRegistration(await takeSeat(req, user, eventId))
    })
  },
)

/** DELETE /api/event-registrations/{id}: frees the seat, only once. */
export const deleteEventRegistration = handle(
  contract.deleteEventRegistration,
  async ({ params: { id }, req, user, payload }) => {
    const { eventId } = await ownRecord('event-registrations', id, { req, user })
    await inTurn(eventQueueKey(idOf(eventId)), () =>
      inTransaction(req, async () => {
        const { status } = await ownRecord('event-registrations', id, { req, user })
        if (status === 'rejected') throw notFound()
        await payload.delete({ collection: 'event-registrations', id, depth: 0, req, overrideAccess: false })
      }),
    )
    return { message: contract.EVENT_TEXTS.cancelled }
  },
)

/** Checked before the seat, so that a registered person is not told that the event is full. */
export async function refuseSecond(req: PayloadRequest, user: StoredUser, eventId: string): Promise<void> {
  const [first] = await readableRecords('event-registrations', {
    req,
    where: { and: [{ eventId: { equals: eventId } }, { userId: { equals: user.id } }] },
    limit: 1,
  })
  if (first?.status === 'rejected') throw conflict(contract.EVENT_TEXTS.registrationDeclined)
  if (first) throw conflict(contract.EVENT_TEXTS.alreadyRegistered)
}

async function takeSeat(
  req: PayloadRequest,
  user: StoredUser,
  eventId: string,
): Promise<StoredEventRegistration> {
  try {
    return await inTransaction(req, async () => {
      await requireRoom('event-registrations', { req, user })
      return req.payload.create({
        collection: 'event-registrations',
        data: { eventId, userId: user.id, status: 'pending', registeredAt: new Date().toISOString() },
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
  } catch (error) {
    if (isDuplicate(error)) throw conflict(contract.EVENT_TEXTS.alreadyRegistered)
    throw error
  }
}

/** POST /api/events: the caller is its creator. */
const ownEventCalls = ownHandlers({
  collection: 'events',
  ownedBy: 'createdBy',
  create: contract.createEvent,
  toStored: (body) => ({ ...body, seatsTaken: 0 }),
  present: presentEvent,
})

/** GET /api/event-registrations/my: declined ones too, because they rule out a second registration. */
const ownRegistrationCalls = ownHandlers({
  collection: 'event-registrations',
  list: contract.listMyEventRegistrations,
  present: presentEventRegistration,
})

/** The calls of events and registrations. */
export const eventCalls = [
  listEvents,
  ...ownEventCalls,
  deleteEvent,
  ...ownRegistrationCalls,
  createEventRegistration,
  deleteEventRegistration,
  ...hostCalls,
  getEventFile,
]

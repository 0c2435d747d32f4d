import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { PAGE_ROWS } from '@/contracts/core/page'
import { countRecords } from '@/database/boundedList'
import { recordsByIds } from '@/database/recordsByIds'
import { pageOfRecords } from '@/database/timePages'
import type { EventRegistration as StoredEventRegistration, User as StoredUser } from '@/payload-types'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId, ownRecord, ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import { updateVersion } from '@/database/versions'
import * as contract from '@/contracts/events'
import { handle } from '../core/handle'
import { presentEvent, presentHostRegistration, timeZoneOf } from './present'
import { eventQueueKey } from './eventQueueKey'

type Host = { req: PayloadRequest; user: StoredUser }

/** GET /api/events/details: event data that GET /api/events does not contain. */
export const listEventDetails = handle(contract.listEventDetails, async ({ req, user }) => {
  const [events, own, waiting] = await Promise.all([
    readableRecords('events', { req, sort: ['eventDate'] }),
    ownRecords('event-registrations', { req, user }),
    countWaiting(req),
  ])
  const decided = new Map(own.map(({ eventId, decidedAt }) => [idOf(eventId), decidedAt ?? null]))
  return events.map((event) => ({
    eventId: event.id,
    timeZone: timeZoneOf(event),
    isPublic: event.isPublic === true,
    slug: event.slug ?? null,
    version: event.version,
    waiting: waiting.get(event.id) ?? 0,
    decidedAt: decided.get(event.id) ?? null,
  }))
})

/** PATCH /api/events/{id}: only by its host; queues with the registrations for its seats. */
export const updateEvent = handle(
  contract.updateEvent,
  async ({ params: { id }, body: { version, ...data }, req, user }) => {
    const stored = await inTurn(eventQueueKey(id), () =>
      inTransaction(req, () =>
        updateVersion('events', id, { version, data }, { req, user, ownedBy: 'createdBy' }),
      ),
    )
    return presentEvent(stored)
  },
)

/** GET /api/events/{id}/host: only for its host. */
export const getHostedEvent = handle(
  contract.getHostedEvent,
  async ({ params: { id }, query: { cursor }, req, user }) => {
    const event = await ownRecord('events', id, { req, user, ownedBy: 'createdBy' })
    // Users read only their own registrations; ownRecord has checked that the caller is the event's host.
    const ofEvent = { eventId: new Types.ObjectId(id) }
    const order = { by: 'registeredAt', isEarliestFirst: true }
    const [page, total] = await Promise.all([
      pageOfRecords(req, 'event-registrations', {
        conditions: [ofEvent],
        ...order,
        cursor,
        size: PAGE_ROWS,
      }),
      countRecords(req, 'event-registrations', ofEvent),
    ])
    const ids = page.records.map(({ userId }) => idOf(userId))
    const users = await recordsByIds(req, 'users', ids, { username: 1, firstName: 1, lastName: 1 })
    const items = page.records.flatMap((each) => {
      const registrant = users.get(idOf(each.userId))
      return registrant ? [presentHostRegistration(each, registrant)] : []
    })
    return { items, total, cursor: page.cursor, timeZone: timeZoneOf(event) }
  },
)

/**
 * POST /api/event-registrations/{id}/decide: only by the event's host; repeating a decision changes nothing. Collection
 * hooks handle seat, date and mail (collections/events).
 */
export const decideEventRegistration = handle(
  contract.decideEventRegistration,
  async ({ params: { id }, body: { decision }, req, user, payload }) => {
    const { eventId } = await hostedRegistration(id, { req, user })
    const stored = await inTurn(eventQueueKey(idOf(eventId)), () =>
      inTransaction(req, async () => {
        const registration = await hostedRegistration(id, { req, user })
        if (registration.status === decision) return registration
        return payload.update({
          collection: 'event-registrations',
          id,
          data: { status: decision },
          depth: 1,
          req,
          // Collection access lets only admins change a status; the caller was checked to be the event's host.
          overrideAccess: true,
        })
      }),
    )
    if (typeof stored.userId === 'string') throw notFound()
    return presentHostRegistration(stored, stored.userId)
  },
)

/** A registration for one of the caller's events. Throws 404 for any other one. */
async function hostedRegistration(id: string, { req, user }: Host): Promise<StoredEventRegistration> {
  if (!isRecordId(id)) throw notFound()
  const found = { collection: 'event-registrations', id, depth: 1, disableErrors: true, req } as const
  // Users read only their own registrations; the event's host is checked below.
  const registration = await req.payload.findByID({ ...found, overrideAccess: true })
  if (!registration) throw notFound()
  await ownRecord('events', idOf(registration.eventId), { req, user, ownedBy: 'createdBy' })
  return registration
}

/** How many registrations of each event are pending. */
async function countWaiting({ payload }: PayloadRequest): Promise<Map<string, number>> {
  const registrations = payload.db.collections['event-registrations']
  if (!registrations) throw new Error('The registrations are not registered')
  const counts = await registrations.aggregate<{ _id: unknown; waiting: number }>([
    { $match: { status: 'pending' } },
    { $group: { _id: '$eventId', waiting: { $sum: 1 } } },
  ])
  return new Map(counts.map(({ _id, waiting }) => [String(_id), waiting]))
}

/** The calls of an event's host, and what everybody sees of the host's decisions. */
export const hostCalls = [listEventDetails, updateEvent, getHostedEvent, decideEventRegistration]

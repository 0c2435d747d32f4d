import { Readable } from 'node:stream'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { PAGE_ROWS } from '@/contracts/core/page'
import { countRecords } from '@/database/boundedList'
import { driverCollection } from '@/database/driverCollection'
import { csvResponse } from '@/database/csv'
import { recordsByIds } from '@/database/recordsByIds'
import { pageOfRecords } from '@/database/timePages'
import type {
  EventRegistration as StoredEventRegistration,
  EventWait as StoredEventWait,
} from '@/payload-types'
import { conflict, notFound } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { isRecordId, ownRecord, ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction, inTurn } from '@/database/transaction'
import { updateVersion } from '@/database/versions'
import * as door from '@/contracts/eventDoor'
import * as contract from '@/contracts/events'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { nameOf, presentEvent, presentHostRegistration, timeZoneOf } from './present'
import { eventQueueKey } from './eventQueueKey'

/** GET /api/events/details: event data that GET /api/events does not contain. */
export const listEventDetails = handle(contract.listEventDetails, async ({ req, user }) => {
  const [events, own, counts] = await Promise.all([
    readableRecords('events', { req, sort: ['eventDate'] }),
    ownRecords('event-registrations', { req, user }),
    countPending(req),
  ])
  const decided = new Map(own.map(({ eventId, decidedAt }) => [idOf(eventId), decidedAt ?? null]))
  return events.map((event) => ({
    eventId: event.id,
    timeZone: timeZoneOf(event),
    isPublic: event.isPublic === true,
    slug: event.slug ?? null,
    imageId: idOf(event.createdBy) === user.id ? idOrNull(event.imageId) : null,
    version: event.version,
    waiting: counts.get(event.id)?.waiting ?? 0,
    held: counts.get(event.id)?.held ?? 0,
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
    const ofEvent = { eventId: new Types.ObjectId(id), heldUntil: null }
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
    const [users, guests] = await Promise.all([
      recordsByIds(req, 'users', idsOf(page.records, 'userId'), { username: 1, firstName: 1, lastName: 1 }),
      recordsByIds(req, 'event-guests', idsOf(page.records, 'guestId'), { name: 1 }),
    ])
    const items = page.records.flatMap(({ userId, guestId, ...rest }) => {
      const person = { userId: users.get(idOf(userId)) ?? null, guestId: guests.get(idOf(guestId)) ?? null }
      return presentHostRegistration({ ...rest, ...person }) ?? []
    })
    return { items, total, cursor: page.cursor, timeZone: timeZoneOf(event) }
  },
)

function idsOf(records: StoredEventRegistration[], field: 'userId' | 'guestId'): string[] {
  return records.flatMap((each) => idOrNull(each[field]) ?? [])
}

/** GET /api/events/{id}/door: everybody at once, because the list is searched at the door. */
export const getDoorList = handle(door.getDoorList, async ({ params: { id }, req, user }) => {
  const { title, eventDate, ...event } = await ownRecord('events', id, { req, user, ownedBy: 'createdBy' })
  const [registrations, line] = await Promise.all([registrationsFor(req, id), waitingFor(req, id)])
  return {
    title,
    eventDate,
    timeZone: timeZoneOf(event),
    registrations: registrations.flatMap((each) => presentHostRegistration(each) ?? []),
    line: line.flatMap(({ id: waitId, createdAt: since, ...person }) => {
      const name = nameOf(person)
      return name === null ? [] : [{ id: waitId, name, isGuest: Boolean(person.guestId), since }]
    }),
  }
})

/** GET /api/events/{id}/csv: names and times, no addresses. */
export const getEventCsv = handle(door.getEventCsv, async ({ params: { id }, req, user }) => {
  await ownRecord('events', id, { req, user, ownedBy: 'createdBy' })
  const all = (await registrationsFor(req, id)).flatMap((each) => presentHostRegistration(each) ?? [])
  return csvResponse('registrations', CSV_COLUMNS, Readable.from(all), (each: contract.HostRegistration) => [
    {
      name: each.name,
      status: each.status,
      registered: each.registeredAt,
      decided: each.decidedAt,
      'checked in': each.checkedInAt,
    },
  ])
})

const CSV_COLUMNS = ['name', 'status', 'registered', 'decided', 'checked in'] as const

/** All registrations for an event, first come first, without those held for unconfirmed guests. */
async function registrationsFor(req: PayloadRequest, eventId: string): Promise<StoredEventRegistration[]> {
  const { docs } = await req.payload.find({
    collection: 'event-registrations',
    where: { and: [{ eventId: { equals: eventId } }, { heldUntil: { equals: null } }] },
    sort: ['registeredAt', 'id'],
    pagination: false,
    depth: 1,
    req,
    // Users read only their own registrations; the caller was checked to be the event's host.
    overrideAccess: true,
  })
  return docs
}

async function waitingFor(req: PayloadRequest, eventId: string): Promise<StoredEventWait[]> {
  const { docs } = await req.payload.find({
    collection: 'event-waits',
    where: { eventId: { equals: eventId } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 1,
    req,
    // As above.
    overrideAccess: true,
  })
  return docs
}

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
    return presented(stored)
  },
)

/** POST /api/event-registrations/{id}/check-in: by the event's host, around its time. */
export const checkIn = handle(door.checkIn, async ({ params: { id }, body: { on }, req, user, payload }) => {
  const stored = await inTransaction(req, async () => {
    const registration = await hostedRegistration(id, { req, user })
    const event = await ownRecord('events', idOf(registration.eventId), { req, user, ownedBy: 'createdBy' })
    const closed = door.checkInClosed(event.eventDate, Date.now())
    if (closed) throw conflict(closed)
    if (registration.status === 'rejected') throw conflict(door.CHECK_IN_TEXTS.declined)
    if (Boolean(registration.checkedInAt) === on) return registration
    return payload.update({
      collection: 'event-registrations',
      id,
      data: { checkedInAt: on ? new Date().toISOString() : null },
      depth: 1,
      req,
      // Only the site writes the field; the caller was checked to be the event's host.
      overrideAccess: true,
    })
  })
  return presented(stored)
})

/** Throws 404 for somebody who is gone meanwhile. */
function presented(stored: StoredEventRegistration): contract.HostRegistration {
  const registration = presentHostRegistration(stored)
  if (!registration) throw notFound()
  return registration
}

/** A registration for one of the caller's events. Throws 404 for any other one. */
async function hostedRegistration(id: string, { req, user }: Caller): Promise<StoredEventRegistration> {
  if (!isRecordId(id)) throw notFound()
  const found = { collection: 'event-registrations', id, depth: 1, disableErrors: true, req } as const
  // Users read only their own registrations; the event's host is checked below.
  const registration = await req.payload.findByID({ ...found, overrideAccess: true })
  // The place of a guest who has not confirmed yet is nothing to decide on.
  if (!registration || registration.heldUntil) throw notFound()
  await ownRecord('events', idOf(registration.eventId), { req, user, ownedBy: 'createdBy' })
  return registration
}

type Pending = { waiting: number; held: number }

/**
 * How many registrations of each event wait for its host, and how many places are held for guests who have not
 * confirmed yet. Those few are read and taken off, because all others are then counted in the index alone.
 */
async function countPending(req: PayloadRequest): Promise<Map<string, Pending>> {
  const pending = (more: object) =>
    driverCollection(req, 'event-registrations')
      .aggregate<{ _id: Types.ObjectId; count: number }>([
        { $match: { status: 'pending', ...more } },
        { $group: { _id: '$eventId', count: { $sum: 1 } } },
      ])
      .toArray()
  const [all, ofGuests] = await Promise.all([pending({}), pending({ heldUntil: { $type: 'date' } })])
  const heldOf = new Map(ofGuests.map(({ _id, count }) => [String(_id), count]))
  return new Map(
    all.map(({ _id, count }) => {
      const held = heldOf.get(String(_id)) ?? 0
      return [String(_id), { waiting: count - held, held }]
    }),
  )
}

/** The calls of an event's host, and what everybody sees of the host's decisions. */
export const hostCalls = [
  listEventDetails,
  updateEvent,
  getHostedEvent,
  getDoorList,
  getEventCsv,
  decideEventRegistration,
  checkIn,
]

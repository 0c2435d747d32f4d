import { Types } from 'mongoose'
import { type Where, createLocalReq } from 'payload'
import { EVENT_TEXTS } from '@/contracts/events'
import * as events from '@/contracts/events'
import * as contract from '@/contracts/eventWaits'
import { HOUR_MS } from '@/contracts/core/time'
import { eraseAccount } from '@/database/eraseAccount'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { inTransaction } from '@/database/transaction'
import { joinLine } from '@/domain/events/waitingLine'
import type { Event as StoredEvent, User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

describe('the waiting list of a full event', () => {
  let server: TestServer
  let host: StoredUser
  let crowd: StoredUser[]

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    host = await buildUser(server.payload)
    crowd = await Promise.all(Array.from({ length: 30 }, () => buildUser(server.payload)))
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const user = (index: number) => crowd[index] as StoredUser
  const join = (eventId: unknown, as: StoredUser | null) =>
    server.request(contract.createEventWait, { as, body: { eventId } })
  const mine = async (as: StoredUser): Promise<contract.EventWait[]> =>
    (await server.request(contract.listMyEventWaits, { as })).json()
  const register = async (eventId: string, as: StoredUser): Promise<string> => {
    const answer = await server.request(events.createEventRegistration, { as, body: { eventId } })
    return (await answer.json()).id
  }
  /** An event with one place, which user 0 has, and who waits for it. */
  const fullEvent = async (waiting: StoredUser[], more: Partial<StoredEvent> = {}) => {
    const event = await buildEvent(server.payload, host, { capacity: 1, ...more })
    const taken = await register(event.id, user(0))
    for (const each of waiting) expect((await join(event.id, each)).status).toBe(201)
    return { id: event.id, taken }
  }
  const holders = async (id: string): Promise<string[]> => {
    const where: Where = { and: [{ eventId: { equals: id } }, { status: { not_equals: 'rejected' } }] }
    const { docs } = await server.payload.find({
      collection: 'event-registrations',
      where,
      depth: 0,
      pagination: false,
    })
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id })
    expect(seatsTaken).toBe(docs.length)
    return docs.map(({ userId }) => idOf(userId))
  }

  it('answers 401 to a visitor, 400 to what is no event, 404 to an unknown one and to another’s place', async () => {
    const { id } = await fullEvent([user(1)])
    expect((await join(id, null)).status).toBe(401)
    for (const eventId of [undefined, null, 5, { $gt: '' }])
      expect((await join(eventId, user(2))).status).toBe(400)
    for (const eventId of ['abc', '0'.repeat(24)]) expect((await join(eventId, user(2))).status).toBe(404)
    const [wait] = await mine(user(1))
    const leave = (as: StoredUser | null) =>
      server.request(contract.deleteEventWait, { as, params: { id: wait?.id ?? '' } })
    expect([(await leave(null)).status, (await leave(user(2))).status]).toEqual([401, 404])
    expect((await leave(user(1))).status).toBe(200)
    expect((await leave(user(1))).status).toBe(404)
    expect(await mine(user(1))).toEqual([])
  })

  it('is 409 while seats are left, for who has one or waits, and shortly before', async () => {
    const open = await buildEvent(server.payload, host, { capacity: 2 })
    await register(open.id, user(0))
    const { id } = await fullEvent([user(1)])
    const soon = await buildEvent(server.payload, host, { capacity: 0, eventDate: inHours(1) })
    const over = await buildEvent(server.payload, host, { capacity: 0, eventDate: inHours(-1) })
    for (const [eventId, as, text] of [
      [open.id, user(1), contract.EVENT_WAIT_TEXTS.seatsLeft],
      [id, user(0), EVENT_TEXTS.alreadyRegistered],
      [id, user(1), contract.EVENT_WAIT_TEXTS.already],
      [soon.id, user(1), contract.EVENT_WAIT_TEXTS.closed],
      [over.id, user(1), EVENT_TEXTS.over],
    ] as const) {
      const answer = await join(eventId, as)
      expect([answer.status, await answer.json()]).toEqual([409, failureOf(text)])
    }
    const full = await server.request(events.createEventRegistration, { as: user(2), body: { eventId: id } })
    expect([full.status, await full.json()]).toEqual([409, failureOf(EVENT_TEXTS.full)])
  })

  it('gives a seat that is cancelled to the first, who is told, and moves up', async () => {
    const { id, taken } = await fullEvent([user(1), user(2)])
    expect((await mine(user(2))).find(({ eventId }) => eventId === id)?.ahead).toBe(1)
    await server.request(events.deleteEventRegistration, { as: user(0), params: { id: taken } })
    expect(await holders(id)).toEqual([user(1).id])
    expect((await mine(user(2))).find(({ eventId }) => eventId === id)?.ahead).toBe(0)
    const told = await driverCollection(server, 'notifications').findOne({
      userId: new Types.ObjectId(user(1).id),
      title: /a place is yours/,
    })
    expect(told).not.toBeNull()
    const queued = await driverCollection(server, 'payload-jobs').countDocuments({
      'input.kind': 'event-seat',
    })
    expect(queued).toBe(1)
  })

  it('passes over who waits although they have a seat, or no account any more', async () => {
    const { id, taken } = await fullEvent([user(8)])
    const stale = { eventId: new Types.ObjectId(id), guestId: null, createdAt: new Date(0) }
    const userId = new Types.ObjectId(user(7).id)
    await driverCollection(server, 'event-waits').insertMany([
      { ...stale, userId },
      { ...stale, userId: new Types.ObjectId() },
    ])
    const body = { version: 1, capacity: 2 }
    await driverCollection(server, 'event-registrations').updateOne(
      { _id: new Types.ObjectId(taken) },
      { $set: { userId } },
    )
    expect((await server.request(events.updateEvent, { as: host, params: { id }, body })).status).toBe(200)
    expect((await holders(id)).toSorted()).toEqual([user(7).id, user(8).id].toSorted())
  })

  it('gives on a seat that is declined, raised, or of an erased account', async () => {
    const { id, taken } = await fullEvent([user(3), user(4), user(5)])
    await server.request(events.decideEventRegistration, {
      as: host,
      params: { id: taken },
      body: { decision: 'rejected' },
    })
    expect(await holders(id)).toEqual([user(3).id])
    const raised = await server.request(events.updateEvent, {
      as: host,
      params: { id },
      body: { version: 1, capacity: 2 },
    })
    expect(raised.status).toBe(200)
    expect((await holders(id)).toSorted()).toEqual([user(3).id, user(4).id].toSorted())

    const leaver = await buildUser(server.payload)
    const gone = await buildEvent(server.payload, host, { capacity: 1 })
    await register(gone.id, leaver)
    await join(gone.id, user(6))
    await driverCollection(server, 'users').updateOne(
      { _id: new Types.ObjectId(leaver.id) },
      { $set: { erasingSince: new Date() } },
    )
    expect(await eraseAccount(server.payload, leaver.id)).toBe(true)
    expect(await holders(gone.id)).toEqual([user(6).id])
  })

  it('does not move in the last two hours; then the seat is for whoever registers', async () => {
    const { id, taken } = await fullEvent([user(1)])
    const start = new Date(inHours(1))
    await driverCollection(server, 'events').updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { eventDate: start } },
    )
    await server.request(events.deleteEventRegistration, { as: user(0), params: { id: taken } })
    expect(await holders(id)).toEqual([])
    await register(id, user(1))
    expect(await holders(id)).toEqual([user(1).id])
    expect((await mine(user(1))).filter(({ eventId }) => eventId === id)).toEqual([])
  })

  it('20 join while the seat is given back: nobody waits for a seat that is free', async () => {
    const { id, taken } = await fullEvent([])
    const [cancelled, ...joined] = await Promise.all([
      server.request(events.deleteEventRegistration, { as: user(0), params: { id: taken } }),
      ...crowd.slice(1, 21).map((each) => join(id, each)),
    ])
    expect(cancelled?.status).toBe(200)
    expect(countOf(joined, 201) + countOf(joined, 409)).toBe(20)
    const inLine = await server.payload.count({
      collection: 'event-waits',
      where: { eventId: { equals: id } },
    })
    expect((await holders(id)).length).toBe(inLine.totalDocs === 0 ? 0 : 1)
    expect(inLine.totalDocs).toBe(Math.max(0, countOf(joined, 201) - 1))
  })

  it('is joined by a write of the event, with which a seat that is freed elsewhere conflicts', async () => {
    const { id } = await fullEvent([])
    const req = await createLocalReq({}, server.payload)
    const elsewhere = await server.payload.db.connection.startSession()
    await inTransaction(req, async () => {
      await joinLine(req, id, { userId: user(1).id })
      elsewhere.startTransaction()
      const freed = driverCollection(server, 'events').updateOne(
        { _id: new Types.ObjectId(id) },
        { $inc: { seatsTaken: -1 } },
        { session: elsewhere },
      )
      await expect(freed).rejects.toMatchObject({ codeName: 'WriteConflict' })
      await elsewhere.abortTransaction()
    })
    await elsewhere.endSession()
  })

  it('each joins once, however often they press', async () => {
    const { id } = await fullEvent([])
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(id, user(7))))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 9])
  })
})

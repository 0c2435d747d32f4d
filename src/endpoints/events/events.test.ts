import { Types } from 'mongoose'
import type { User as StoredUser } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/room'
import { countOf, failureOf } from '../core/testing/answers'
import { describeOwned } from '../core/testing/describeOwned'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/events'
import { DAY_MS } from '@/contracts/core/time'

const UNKNOWN_ID = '000000000000000000000000'
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('events', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    server = await startServer()
    ;[admin, isla, mara] = await Promise.all([
      buildAdmin(server.payload),
      buildUser(server.payload),
      buildUser(server.payload),
    ])
  })
  afterAll(() => server.stop())

  const create = (body: unknown, as: StoredUser | null = isla) =>
    server.request(contract.createEvent, { as, body })
  const remove = (id: string) => server.request(contract.deleteEvent, { as: isla, params: { id } })
  const register = (eventId: unknown, as: StoredUser | null = isla) =>
    server.request(contract.createEventRegistration, { as, body: { eventId } })
  const cancel = (id: string, as: StoredUser | null = isla) =>
    server.request(contract.deleteEventRegistration, { as, params: { id } })
  const seatsOf = async (id: string) => {
    const { docs } = await server.payload.find({
      collection: 'event-registrations',
      where: { eventId: { equals: id } },
      pagination: false,
    })
    const { seatsTaken } = await server.payload.findByID({ collection: 'events', id })
    return { seatsTaken, registrations: docs.length }
  }

  describe('creating and listing', () => {
    it('answers 401 to a visitor on every call', async () => {
      const answers = await Promise.all([
        server.request(contract.listEvents),
        server.request(contract.listMyEventRegistrations),
        register(UNKNOWN_ID, null),
        cancel(UNKNOWN_ID, null),
      ])
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    })

    describeOwned(
      { create: contract.createEvent, remove: contract.deleteEvent },
      {
        server: () => server,
        collection: 'events',
        ownedBy: 'createdBy',
        create: {
          body: {
            title: '  Sunrise shoot ',
            description: '',
            eventDate: '2031-12-06',
            location: null,
            capacity: 12,
            seatsTaken: 9,
          },
          answer: {
            title: 'Sunrise shoot',
            description: null,
            eventDate: '2031-12-06T00:00:00.000Z',
            location: null,
            capacity: 12,
            seatsLeft: 12,
          },
          refused: [{ eventDate: inDays(1) }, contract.EVENT_TEXTS.missingFieldsHint, 'title'],
        },
        removed: 'Event deleted',
      },
    )

    it.each([
      [{ eventDate: inDays(1) }, contract.EVENT_TEXTS.missingFieldsHint, 'title'],
      [{ title: '  ', eventDate: inDays(1) }, contract.EVENT_TEXTS.missingFieldsHint, 'title'],
      [{ title: 'x', eventDate: 'tomorrow' }, contract.EVENT_TEXTS.missingFieldsHint, 'eventDate'],
      [{ title: 'x', eventDate: '2031-02-30' }, contract.EVENT_TEXTS.missingFieldsHint, 'eventDate'],
      [{ title: 'x', eventDate: '+275760-09-13' }, contract.EVENT_TEXTS.missingFieldsHint, 'eventDate'],
      [
        { title: 'x', eventDate: '9999-12-31T23:59:59.999-23:59' },
        contract.EVENT_TEXTS.missingFieldsHint,
        'eventDate',
      ],
      [
        { title: 'x', eventDate: '1970-01-01T00:00+23:59' },
        contract.EVENT_TEXTS.missingFieldsHint,
        'eventDate',
      ],
      [{ title: 'x', eventDate: inDays(1), capacity: -1 }, contract.EVENT_TEXTS.capacityInvalid, 'capacity'],
      [{ title: 'x', eventDate: inDays(1), capacity: 1.5 }, contract.EVENT_TEXTS.capacityInvalid, 'capacity'],
      [{ title: 'x', eventDate: inDays(1), capacity: '10' }, 'Invalid input', 'capacity'],
      [{ title: 'x'.repeat(201), eventDate: inDays(1) }, 'At most 200 characters', 'title'],
    ])('refuses %j', async (body, message, field) => {
      const answer = await create(body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(failureOf(message, field))
    })

    it('lists everybody’s events by date, unlimited ones with null seats', async () => {
      const last = await buildEvent(server.payload, mara, { eventDate: inDays(900), capacity: 0 })
      const first = await buildEvent(server.payload, mara, { eventDate: inDays(-900) })
      const events = await (await server.request(contract.listEvents, { as: isla })).json()
      expect(events[0]).toMatchObject({ id: first.id, capacity: null, seatsLeft: null })
      const dates = events.map(({ eventDate }: { eventDate: string }) => eventDate)
      expect(dates).toEqual([...dates].sort((one: string, other: string) => one.localeCompare(other)))
      expect(events.find(({ id }: { id: string }) => id === last.id)).toMatchObject({
        capacity: 0,
        seatsLeft: 0,
      })
    })

    it('refuses the 1,001st event of one person', async () => {
      const prolific = await buildUser(server.payload)
      const rows = server.payload.db.connection.collection('events')
      const row = {
        title: 'x',
        eventDate: new Date(),
        seatsTaken: 0,
        createdBy: new Types.ObjectId(prolific.id),
      }
      await rows.insertMany(Array.from({ length: OWN_RECORDS_MAX }, () => ({ ...row })))
      expect((await create({ title: 'x', eventDate: inDays(1) }, prolific)).status).toBe(409)
      await rows.deleteMany({ createdBy: row.createdBy })
      expect((await create({ title: 'x', eventDate: inDays(1) }, prolific)).status).toBe(201)
      await rows.insertMany(Array.from({ length: OWN_RECORDS_MAX - 3 }, () => ({ ...row })))
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => create({ title: 'x', eventDate: inDays(1) }, prolific)),
      )
      expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([2, 10])
    })
  })

  describe('deleting', () => {
    it.each(['abc', '123456789012', '[object Object]', '%00'])('answers 404 to the id %s', async (id) => {
      expect((await cancel(id)).status).toBe(404)
    })

    it('takes the registrations with it', async () => {
      const event = await buildEvent(server.payload, isla)
      expect((await register(event.id, mara)).status).toBe(201)
      expect((await remove(event.id)).status).toBe(200)
      const { totalDocs } = await server.payload.count({
        collection: 'event-registrations',
        where: { eventId: { equals: event.id } },
      })
      expect(totalDocs).toBe(0)
    })
  })

  describe('registering', () => {
    it('answers the record, takes a seat and lists it as one’s own', async () => {
      const event = await buildEvent(server.payload, isla, { capacity: 3 })
      const answer = await server.request(contract.createEventRegistration, {
        as: mara,
        body: { eventId: event.id, userId: isla.id, status: 'approved', registeredAt: inDays(-9) },
      })
      expect(answer.status).toBe(201)
      const registration = await answer.json()
      expect(registration).toEqual({
        id: expect.any(String),
        eventId: event.id,
        userId: mara.id,
        status: 'pending',
        registeredAt: expect.any(String),
      })
      expect(Date.now() - Date.parse(registration.registeredAt)).toBeLessThan(10_000)
      const mine = await (await server.request(contract.listMyEventRegistrations, { as: mara })).json()
      expect(mine[0]).toEqual(registration)
      const islas = await (await server.request(contract.listMyEventRegistrations, { as: isla })).json()
      expect(islas).toEqual([])
      expect(await seatsOf(event.id)).toEqual({ seatsTaken: 1, registrations: 1 })
    })

    it('tells why not: unknown, past, full, no seats at all, already registered', async () => {
      const past = await buildEvent(server.payload, isla, { eventDate: inDays(-1) })
      const none = await buildEvent(server.payload, isla, { capacity: 0 })
      const one = await buildEvent(server.payload, isla, { capacity: 1 })
      expect((await register(one.id, isla)).status).toBe(201)
      const refusals = [
        [await register(UNKNOWN_ID), 404, 'Not found'],
        [await register('abc'), 404, 'Not found'],
        [await register(past.id), 409, contract.EVENT_TEXTS.over],
        [await register(none.id), 409, contract.EVENT_TEXTS.full],
        [await register(one.id, mara), 409, contract.EVENT_TEXTS.full],
        [await register(one.id, isla), 409, contract.EVENT_TEXTS.alreadyRegistered],
      ] as const
      for (const [answer, status, text] of refusals) {
        expect(answer.status).toBe(status)
        expect(await answer.json()).toEqual(failureOf(text))
      }
      for (const eventId of [undefined, null, 5, { $gt: '' }, ['x']]) {
        expect((await register(eventId)).status).toBe(400)
      }
      expect(await seatsOf(one.id)).toEqual({ seatsTaken: 1, registrations: 1 })
    })

    it('frees the seat once when its owner cancels, however often at once', async () => {
      const event = await buildEvent(server.payload, isla, { capacity: 2 })
      await register(event.id, isla)
      const { id } = await (await register(event.id, mara)).json()
      expect((await cancel(id, isla)).status).toBe(404)
      const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id, mara)))
      expect([countOf(answers, 200), countOf(answers, 404)]).toEqual([1, 9])
      expect(await seatsOf(event.id)).toEqual({ seatsTaken: 1, registrations: 1 })
    })
  })

  describe('deciding in the console', () => {
    it('frees the seat of a rejected one, which cannot register again, and needs a seat to be approved', async () => {
      const event = await buildEvent(server.payload, isla, { capacity: 1 })
      const { id } = await (await register(event.id, mara)).json()
      const decide = (status: 'approved' | 'rejected') =>
        server.payload.update({
          collection: 'event-registrations',
          id,
          data: { status },
          user: admin,
          overrideAccess: false,
        })
      await decide('approved')
      expect(await seatsOf(event.id)).toMatchObject({ seatsTaken: 1 })
      await decide('rejected')
      await decide('rejected')
      expect(await seatsOf(event.id)).toMatchObject({ seatsTaken: 0 })
      expect(await (await register(event.id, mara)).json()).toMatchObject({
        error: contract.EVENT_TEXTS.registrationDeclined,
      })
      expect((await cancel(id, mara)).status).toBe(404)
      const mine = await (await server.request(contract.listMyEventRegistrations, { as: mara })).json()
      expect(mine.find((each: { id: string }) => each.id === id)).toMatchObject({ status: 'rejected' })
      expect((await register(event.id, isla)).status).toBe(201)
      await expect(decide('approved')).rejects.toThrow(contract.EVENT_TEXTS.full)
      expect(await seatsOf(event.id)).toMatchObject({ seatsTaken: 1, registrations: 2 })
      await server.payload.delete({
        collection: 'event-registrations',
        id,
        user: admin,
        overrideAccess: false,
      })
      expect(await seatsOf(event.id)).toMatchObject({ seatsTaken: 1, registrations: 1 })
    })

    it('keeps the count when an admin edits the event with an old form', async () => {
      const event = await buildEvent(server.payload, isla, { capacity: 5 })
      await register(event.id, mara)
      await server.payload.update({
        collection: 'events',
        id: event.id,
        data: { ...event, title: 'Moved', seatsTaken: 0 },
        user: admin,
        overrideAccess: false,
      })
      expect(await seatsOf(event.id)).toMatchObject({ seatsTaken: 1 })
    })
  })
})

import { Types } from 'mongoose'
import type { User as StoredUser } from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/events'
import { DAY_MS } from '@/contracts/core/time'

const UNKNOWN_ID = '000000000000000000000000'
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('the host of an event', () => {
  let server: TestServer
  let mailServer: MailServer
  let admin: StoredUser
  let host: StoredUser
  let mara: StoredUser
  let crowd: StoredUser[]

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.TZ = 'America/New_York'
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
    admin = await buildAdmin(server.payload)
    host = await buildUser(server.payload)
    mara = await buildUser(server.payload, { firstName: 'Mara', lastName: 'Reyes' })
    crowd = await Promise.all(Array.from({ length: 50 }, () => buildUser(server.payload)))
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['RATE_LIMITS', 'SMTP_URL', 'TZ']) delete process.env[name]
  })

  const versionOf = async (id: string) => (await detailsOf(id))?.version
  /** With the version as it is now, unless the body has one. */
  const update = async (id: string, body: object, as: StoredUser | null = host) =>
    server.request(contract.updateEvent, {
      as,
      params: { id },
      body: { version: (await versionOf(id)) ?? 1, ...body },
    })
  const hosted = (id: string, as: StoredUser | null = host) =>
    server.request(contract.getHostedEvent, { as, params: { id } })
  const decide = (id: string, decision: unknown, as: StoredUser | null = host) =>
    server.request(contract.decideEventRegistration, { as, params: { id }, body: { decision } })
  const register = async (eventId: string, as: StoredUser): Promise<string> => {
    const answer = await server.request(contract.createEventRegistration, { as, body: { eventId } })
    return (await answer.json()).id
  }
  const detailsOf = async (eventId: string, as = mara): Promise<contract.EventDetails | undefined> => {
    const answer = await server.request(contract.listEventDetails, { as })
    return (await answer.json()).find((each: contract.EventDetails) => each.eventId === eventId)
  }
  const seatsTaken = async (id: string) =>
    (await server.payload.findByID({ collection: 'events', id })).seatsTaken
  const holding = async (id: string) => {
    const where = { eventId: { equals: id }, status: { not_equals: 'rejected' } }
    return (await server.payload.count({ collection: 'event-registrations', where })).totalDocs
  }

  it('is asked for a log-in, and is nobody else, admins included', async () => {
    const { id } = await buildEvent(server.payload, host)
    const registration = await register(id, mara)
    const calls = (as: StoredUser | null, of = id, about = registration) =>
      Promise.all([update(of, { title: 'x' }, as), hosted(of, as), decide(about, 'approved', as)])
    expect(countOf(await calls(null), 401)).toBe(3)
    expect((await server.request(contract.listEventDetails)).status).toBe(401)
    for (const as of [mara, admin]) {
      for (const answer of await calls(as)) {
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual(failureOf('Not found'))
      }
    }
    for (const unknown of [UNKNOWN_ID, 'abc', '%00']) {
      expect(countOf(await calls(host, unknown, unknown), 404)).toBe(3)
    }
    expect((await detailsOf(id))?.waiting).toBe(1)
  })

  describe('changes the event', () => {
    it('in the fields that are given, and nothing else', async () => {
      const eventDate = inDays(3)
      const event = await buildEvent(server.payload, host, { title: 'Shoot', location: 'Pier', capacity: 4 })
      const before = { title: 'Shoot', description: null, location: 'Pier', capacity: 4, seatsLeft: 4 }
      const forged = { createdBy: mara.id, seatsTaken: 3, id: UNKNOWN_ID }
      const moved = await update(event.id, { eventDate, ...forged })
      expect(moved.status).toBe(200)
      expect(await moved.json()).toEqual({ id: event.id, createdBy: host.id, eventDate, ...before })
      const cleared = await update(event.id, { location: null, capacity: '', description: ' New ' })
      expect(await cleared.json()).toMatchObject({
        title: 'Shoot',
        description: 'New',
        location: null,
        capacity: null,
        seatsLeft: null,
      })
      expect((await update(event.id, { eventDate: inDays(-9) })).status).toBe(200)
    })

    it.each([
      [{ title: ' ' }, contract.EVENT_TEXTS.missingFieldsHint, 'title'],
      [{ title: null }, contract.EVENT_TEXTS.missingFieldsHint, 'title'],
      [{ eventDate: '2030-02-31' }, contract.EVENT_TEXTS.missingFieldsHint, 'eventDate'],
      [{ capacity: -1 }, contract.EVENT_TEXTS.capacityInvalid, 'capacity'],
      [{ timeZone: 'St. Pete' }, contract.EVENT_TEXTS.timeZoneUnknown, 'timeZone'],
      [{ timeZone: '+05:00' }, contract.EVENT_TEXTS.timeZoneUnknown, 'timeZone'],
    ])('but not to %j', async (body, text, field) => {
      const { id } = await buildEvent(server.payload, host)
      const answer = await update(id, body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(failureOf(text, field))
    })

    it('from the version that was read, once', async () => {
      const { id } = await buildEvent(server.payload, host, { title: 'Shoot', location: 'Pier' })
      expect(await versionOf(id)).toBe(1)
      const answers = await Promise.all(['Early', 'Late'].map((title) => update(id, { version: 1, title })))
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 1])
      const late = await update(id, { version: 1, location: 'Quay' })
      expect(late.status).toBe(409)
      expect(await late.json()).toEqual(failureOf(CHANGED_ELSEWHERE))
      const { location, version } = await server.payload.findByID({ collection: 'events', id })
      expect({ location, version }).toEqual({ location: 'Pier', version: 2 })
      expect(
        (await server.request(contract.updateEvent, { as: host, params: { id }, body: {} })).status,
      ).toBe(400)
    })

    it('also when it was stored before events had versions', async () => {
      const { id } = await buildEvent(server.payload, host)
      await driverCollection(server, 'events').updateOne(
        { _id: new Types.ObjectId(id) },
        { $unset: { version: true } },
      )
      expect(await versionOf(id)).toBe(1)
      expect((await update(id, { version: 1, title: 'Shoot' })).status).toBe(200)
      expect(await versionOf(id)).toBe(2)
    })

    it('never to fewer places than are taken, in the console neither', async () => {
      const { id } = await buildEvent(server.payload, host, { capacity: 5 })
      await register(id, mara)
      await register(id, crowd[0] ?? mara)
      for (const capacity of [0, 1]) {
        const answer = await update(id, { capacity })
        expect(answer.status).toBe(409)
        expect(await answer.json()).toEqual(failureOf('2 places are taken already', 'capacity'))
        const change = {
          collection: 'events',
          id,
          data: { capacity },
          user: admin,
          overrideAccess: false,
        } as const
        await expect(server.payload.update(change)).rejects.toThrow('2 places are taken already')
      }
      expect(await (await update(id, { capacity: 2 })).json()).toMatchObject({ capacity: 2, seatsLeft: 0 })
      expect((await update(id, { title: 'Still two' })).status).toBe(200)
      expect((await update(id, { capacity: null })).status).toBe(200)
      expect(await seatsTaken(id)).toBe(2)
    })

    it('while people register: no seat is lost, and none is beyond the capacity', async () => {
      const { id } = await buildEvent(server.payload, host, { capacity: 40 })
      const registrations = crowd.slice(0, 30).map((each) => register(id, each))
      const changes = [20, 12, 8, 3].map((capacity) => update(id, { capacity }))
      await Promise.all([...registrations, ...changes])
      const { capacity, seatsTaken: taken } = await server.payload.findByID({ collection: 'events', id })
      expect(taken).toBe(await holding(id))
      expect(taken).toBeLessThanOrEqual(capacity ?? 0)
    })
  })

  it('gives it a time zone, which is the site’s until then', async () => {
    const create = (timeZone?: unknown) => {
      const body = { title: 'Zoned', eventDate: inDays(5), ...(timeZone !== undefined && { timeZone }) }
      return server.request(contract.createEvent, { as: host, body })
    }
    for (const nothing of [undefined, null, '']) {
      const { id } = await (await create(nothing)).json()
      expect((await detailsOf(id))?.timeZone).toBe('America/New_York')
    }
    const { id } = await (await create('Asia/Kathmandu')).json()
    expect((await detailsOf(id))?.timeZone).toBe('Asia/Kathmandu')
    expect(await (await hosted(id)).json()).toEqual({
      timeZone: 'Asia/Kathmandu',
      items: [],
      total: 0,
      cursor: null,
    })
    await update(id, { title: 'Same zone' })
    expect((await detailsOf(id))?.timeZone).toBe('Asia/Kathmandu')
    await update(id, { timeZone: null })
    expect((await detailsOf(id))?.timeZone).toBe('America/New_York')
    expect((await create('Mars/Base')).status).toBe(400)
  })

  describe('decides', () => {
    it('who comes: sees names and no address, frees a seat and takes it again, and dates it', async () => {
      const { id } = await buildEvent(server.payload, host, { capacity: 1 })
      const registration = await register(id, mara)
      const row = {
        id: registration,
        name: 'Mara Reyes',
        registeredAt: MOMENT,
        isGuest: false,
        checkedInAt: null,
      }
      expect(await (await hosted(id)).json()).toMatchObject({
        items: [{ ...row, status: 'pending', decidedAt: null }],
        total: 1,
      })
      expect(await detailsOf(id)).toMatchObject({ waiting: 1, decidedAt: null })
      const approved = await decide(registration, 'approved')
      expect(approved.status).toBe(200)
      expect(await approved.json()).toEqual({ ...row, status: 'approved', decidedAt: MOMENT })
      expect(await detailsOf(id)).toMatchObject({ waiting: 0, decidedAt: MOMENT })
      expect((await detailsOf(id, host))?.decidedAt).toBeNull()

      await decide(registration, 'rejected')
      expect(await seatsTaken(id)).toBe(0)
      await decide(registration, 'approved')
      expect(await seatsTaken(id)).toBe(1)
      await decide(registration, 'rejected')
      await register(id, crowd[0] ?? host)
      const full = await decide(registration, 'approved')
      expect(full.status).toBe(409)
      expect(await full.json()).toEqual(failureOf(contract.EVENT_TEXTS.full))
      expect(await seatsTaken(id)).toBe(1)
    })

    it('page by page, first come first', async () => {
      const { id } = await buildEvent(server.payload, host)
      await server.payload.db.collections['event-registrations']?.collection.insertMany(
        Array.from({ length: 60 }, (_, index) => ({
          eventId: new Types.ObjectId(id),
          // Nobody registers twice: most of these people are gone, and are not shown.
          userId: new Types.ObjectId(index === 55 ? mara.id : undefined),
          status: 'approved',
          registeredAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
        })),
      )
      const first = await (await hosted(id)).json()
      expect(first).toMatchObject({ items: [], total: 60 })
      const next = await server.request(contract.getHostedEvent, {
        as: host,
        params: { id },
        query: { cursor: first.cursor },
      })
      expect(await next.json()).toMatchObject({ items: [{ name: 'Mara Reyes' }], total: 60, cursor: null })
    })

    it.each([null, false, '', 'pending', undefined, { $ne: 'x' }])('nothing by %j', async (decision) => {
      const { id } = await buildEvent(server.payload, host)
      const registration = await register(id, mara)
      expect((await decide(registration, decision)).status).toBe(400)
      expect((await detailsOf(id))?.waiting).toBe(1)
    })

    it('50 times at once, back and forth: every seat is counted', async () => {
      const { id } = await buildEvent(server.payload, host, { capacity: 25 })
      const ids = await Promise.all(crowd.slice(0, 25).map((each) => register(id, each)))
      const answers = await Promise.all(
        [...ids, ...ids].map((each, index) => decide(each, index % 3 === 0 ? 'approved' : 'rejected')),
      )
      expect(countOf(answers, 200) + countOf(answers, 409)).toBe(50)
      expect(await seatsTaken(id)).toBe(await holding(id))
      expect((await detailsOf(id))?.waiting).toBe(0)
      const late = crowd.slice(25)
      await Promise.all([
        ...late.map((each) => register(id, each)),
        ...ids.map((each) => decide(each, 'approved')),
      ])
      expect(await seatsTaken(id)).toBe(await holding(id))
      expect(await seatsTaken(id)).toBe(25)
    })

    it('and the person is told once, when there is an address', async () => {
      const { id } = await buildEvent(server.payload, host, {
        title: 'Sunrise shoot',
        eventDate: '2031-12-12T11:40:00.000Z',
      })
      const silent = await buildUser(server.payload, { email: null })
      const registrations = [await register(id, mara), await register(id, silent)]
      await server.payload.db.collections['payload-jobs']?.collection.deleteMany({})
      mailServer.mails.length = 0
      for (const each of registrations) {
        await decide(each, 'approved')
        await decide(each, 'approved')
      }
      await server.payload.jobs.run({ silent: true })
      expect(mailServer.mails.map(({ to }) => to)).toEqual([[`<${mara.email}>`]])
      expect(mailServer.mails[0]?.text).toContain('You are in: Sunrise shoot, Dec 12, 2031, 6:40')
      await decide(registrations[0] ?? '', 'rejected')
      await server.payload.jobs.run({ silent: true })
      expect(mailServer.mails[1]?.text).toContain('The host declined your registration for Sunrise shoot')
    })
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import { Types } from 'mongoose'
import { createLocalReq } from 'payload'
import { logout } from '@/contracts/account/identity'
import * as contract from '@/contracts/notifications'
import { driverCollection } from '@/database/driverCollection'
import { ringInbox } from '@/database/inboxes'
import { notify } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'
import { openHub } from './inboxHub'

/** The parts of a stream one after another, each with its text. */
type Reading = { next: () => Promise<string>; rest: () => Promise<string>; leave: () => Promise<void> }

describe('the inbox', () => {
  let server: TestServer
  let creator: StoredUser
  const readings: Reading[] = []

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterEach(() => Promise.all(readings.splice(0).map(({ leave }) => leave())))
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const inbox = async (as: StoredUser): Promise<contract.Inbox> =>
    (await server.request(contract.getInbox, { as })).json()
  async function tell(user: StoredUser, dedupeKey: string): Promise<void> {
    const req = await createLocalReq({ user }, server.payload)
    const input = { kind: 'order', dedupeKey, title: 'Sold', body: 'One', href: '/dashboard' } as const
    await inTransaction(req, () => notify(req, { userId: user.id, ...input }))
  }
  const ring = async (user: StoredUser) => ringInbox(await createLocalReq({}, server.payload), user.id)
  /** The cursor moves after the commit, so a little later than its cause. */
  async function cursorAfter(user: StoredUser, before: number): Promise<number> {
    for (;;) {
      const { cursor } = await inbox(user)
      if (cursor !== before) return cursor
      await pause(5)
    }
  }

  function follow(stream: ReadableStream<Uint8Array> | null): Reading {
    if (!stream) throw new Error('There is no stream')
    const reader = stream.getReader()
    const next = async () => Buffer.from((await reader.read()).value ?? []).toString()
    const reading = {
      next,
      rest: async () => {
        let text = ''
        for (let part = await next(); part !== ''; part = await next()) text += part
        return text
      },
      leave: () => reader.cancel(),
    }
    readings.push(reading)
    return reading
  }
  const ask = (as: StoredUser, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.request(contract.streamInbox, { as, query, headers, isRead: true })
  async function open(...how: Parameters<typeof ask>): Promise<Reading> {
    const reading = follow((await ask(...how)).body)
    expect(await reading.next()).toMatch(/^retry: [2-6]\d{3}\n\n$/)
    return reading
  }
  const news = (cursor: number) => `event: inbox\nid: ${cursor}\ndata: {"cursor":${cursor}}\n\n`

  it('counts what is unread, and its cursor moves with every change', async () => {
    const [other] = [await buildUser(server.payload)]
    expect(await inbox(creator)).toEqual({ cursor: 0, unreadMessages: 0, unreadNotifications: 0 })
    await tell(creator, 'a')
    const first = await cursorAfter(creator, 0)
    expect(await inbox(creator)).toEqual({ cursor: first, unreadMessages: 0, unreadNotifications: 1 })
    await server.request(contract.readNotifications, { as: creator, body: { all: true } })
    const second = await inbox(creator)
    expect(second).toEqual({ cursor: first + 1, unreadMessages: 0, unreadNotifications: 0 })
    // Nothing was left to read.
    await server.request(contract.readNotifications, { as: creator, body: { all: true } })
    expect(await inbox(creator)).toEqual(second)
    expect((await inbox(other)).cursor).toBe(0)
  })

  it('is told of a cause once, which then leaves the user’s own document alone', async () => {
    const rowOf = () =>
      server.payload.db.collections.users?.collection.findOne({ _id: new Types.ObjectId(creator.id) })
    await tell(creator, 'once')
    const before = await rowOf()
    await Promise.all(Array.from({ length: 20 }, () => tell(creator, 'once')))
    expect(await rowOf()).toEqual(before)
  })

  it('goes with the account, and is one per user however many ring at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ring(creator)))
    const rows = driverCollection(server, 'inboxes')
    const mine = { userId: new Types.ObjectId(creator.id) }
    expect(await rows.countDocuments(mine)).toBe(1)
    expect((await inbox(creator)).cursor).toBe(20)
    await eraseUser(server.payload, creator.id)
    expect(await rows.countDocuments(mine)).toBe(0)
  })

  describe('as a stream', () => {
    it('tells of what is new within two seconds, and at once of what the page has missed', async () => {
      const answer = await ask(creator, { cursor: '0' })
      expect(answer.headers.get('content-type')).toBe('text/event-stream')
      expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
      expect(answer.headers.get('x-accel-buffering')).toBe('no')
      const stream = follow(answer.body)
      await stream.next()
      const since = performance.now()
      await tell(creator, 'new')
      expect(await stream.next()).toBe(news(1))
      expect(performance.now() - since).toBeLessThan(2_000)
      expect(await (await open(creator, { cursor: '0' })).next()).toBe(news(1))
      expect(await (await open(creator, { cursor: '1' }, { 'last-event-id': '7' })).next()).toBe(news(1))
    })

    it('tells nobody else, and nothing again', async () => {
      const other = await buildUser(server.payload)
      const [mine, theirs] = [await open(creator, { cursor: '0' }), await open(other, { cursor: '0' })]
      await ring(creator)
      expect(await mine.next()).toBe(news(1))
      await ring(other)
      expect(await theirs.next()).toBe(news(1))
      await ring(creator)
      expect(await mine.next()).toBe(news(2))
    })

    it('is open four times for one person; the fifth ends the oldest with a last word', async () => {
      const streams: Reading[] = []
      for (let number = 1; number <= 5; number += 1) streams.push(await open(creator, { cursor: '0' }))
      expect(await streams[0]?.rest()).toBe('event: bye\ndata: {}\n\n')
      await ring(creator)
      for (const stream of streams.slice(1)) expect(await stream.next()).toBe(news(1))
    })

    it('is refused beyond a thousand, until one of them leaves', async () => {
      const hub = openHub(server.payload)
      const wish = { sessionId: '0', cursor: 0, known: 0 }
      const streams = Array.from({ length: 1_000 }, (_, index) =>
        hub.listen({ ...wish, userId: String(index) }),
      )
      expect(() => hub.listen({ ...wish, userId: 'one more' })).toThrow(
        contract.NOTIFICATION_TEXTS.streamsFull,
      )
      await streams[500]?.cancel()
      const last = hub.listen({ ...wish, userId: 'one more' })
      await Promise.all([last, ...streams].map((each) => each.cancel()))
    })

    it('says something now and then, ends with its session, and never extends that', async () => {
      const hub = openHub(server.payload, { ask: 10, comment: 30, sessionCheck: 60 })
      const cookie = await cookieOf(server.payload, creator)
      const sessions = server.payload.db.collections.sessions?.collection
      const mine = { user: new Types.ObjectId(creator.id) }
      const lastSeenAt = new Date(Date.now() - 24 * 60 * 60 * 1000)
      await sessions?.updateMany(mine, { $set: { lastSeenAt } })
      const row = await sessions?.findOne(mine)
      const stream = follow(
        hub.listen({ userId: creator.id, sessionId: String(row?._id), cursor: 0, known: 0 }),
      )
      await stream.next()
      for (let number = 1; number <= 4; number += 1) expect(await stream.next()).toBe(':\n\n')
      for (const path of ['/api/inbox', '/api/stream']) {
        const answer = await server.fetch(path, { headers: { cookie } })
        expect(answer.status).toBe(200)
        expect(answer.headers.getSetCookie()).toEqual([])
        await answer.body?.cancel()
      }
      expect(await sessions?.findOne(mine)).toEqual(row)
      await server.fetch('/api/logout', { method: logout.method.toUpperCase(), headers: { cookie } })
      expect(await stream.rest()).toMatch(/^(:\n\n)*$/)
    })

    it('asks once a round for all who listen, and for nobody while nobody does', async () => {
      const hub = openHub(server.payload, { ask: 5, comment: 25_000, sessionCheck: 60_000 })
      const asked = async () => {
        const indexes = driverCollection(server, 'inboxes').aggregate<{
          name: string
          accesses: { ops: number }
        }>([{ $indexStats: {} }])
        return Number((await indexes.toArray()).find(({ name }) => name === 'userId_1')?.accesses.ops)
      }
      const wish = { userId: creator.id, sessionId: '0', cursor: 0, known: 0 }
      const stream = hub.listen(wish)
      const before = await asked()
      while ((await asked()) < before + 3);
      await stream.cancel()
      let same = 0
      for (let last = 0; same < 50; same += 1) {
        const count = await asked()
        if (count !== last) same = 0
        last = count
      }
    })

    it('refuses a cursor that is none', async () => {
      for (const cursor of ['-1', 'x', '']) expect((await ask(creator, { cursor })).status).toBe(400)
    })
  })
})

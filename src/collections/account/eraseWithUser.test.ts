import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import {
  type CollectionSlug,
  type Payload,
  commitTransaction,
  createLocalReq,
  initTransaction,
} from 'payload'
import sharp from 'sharp'
import { type Call, callUrl } from '@/contracts/core/call'
import * as events from '@/contracts/events'
import * as ideas from '@/contracts/ideas'
import { recordingForm } from '@/endpoints/core/testing/dashboardFactories'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

const createIdea = { call: ideas.createIdea, body: { type: 'text', title: 'A walk' } }
const createEvent = {
  call: events.createEvent,
  body: { title: 'Walk', eventDate: '2030-01-01T10:00:00.000Z' },
}

type Other = 'picture' | 'recording' | 'settings' | 'workspace' | 'tick'

describe('deleting a person in the console', () => {
  let server: TestServer
  let payload: Payload
  let admin: StoredUser
  let picture: Buffer<ArrayBuffer>

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    picture = Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'coral' } })
        .webp()
        .toBuffer(),
    )
    server = await startServer()
    payload = server.payload
    admin = await buildAdmin(payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  it('erases what belongs to them and nothing of others', async () => {
    const [leaving, staying] = [await buildUser(payload), await buildUser(payload)]
    for (const { id } of [leaving, staying]) await makeRecordsOf(id)
    const event = await payload.find({ collection: 'events', where: { createdBy: { equals: leaving.id } } })
    await payload.create({
      collection: 'event-registrations',
      data: {
        eventId: String(event.docs[0]?.id),
        userId: staying.id,
        status: 'pending',
        registeredAt: '2026-01-01T00:00:00.000Z',
      },
    })
    await payload.delete({ collection: 'users', id: leaving.id, user: admin, overrideAccess: false })
    expect(await ownersOf('feedback', 'userId')).toEqual([staying.id])
    expect(await ownersOf('products', 'userId')).toEqual([staying.id])
    expect(await ownersOf('events', 'createdBy')).toEqual([staying.id])
    expect(await ownersOf('event-registrations', 'userId')).toEqual([])
  })

  it('leaves nothing behind of a person who writes at the same moment', async () => {
    for (const made of [createIdea, createEvent]) {
      const leaving = await buildUser(payload)
      const cookie = await cookieOf(payload, leaving)
      const answers = Promise.all(Array.from({ length: 60 }, () => send(made.call, cookie, made.body)))
      await until(async () => (await countOwned(leaving.id)) > 3)
      const removal = await server.fetch(`/cms-api/users/${leaving.id}`, {
        method: 'DELETE',
        headers: { cookie: await cookieOf(payload, admin) },
      })
      const statuses = new Set((await answers).map(({ status }) => status))
      expect({ path: made.call.path, removal: removal.status }).toEqual({
        path: made.call.path,
        removal: 200,
      })
      expect([...statuses].filter((status) => ![201, 401].includes(status))).toEqual([])
      expect({ path: made.call.path, left: await countOwned(leaving.id) }).toEqual({
        path: made.call.path,
        left: 0,
      })
    }
  })

  it('erases, too, what is not yet committed while they are deleted', async () => {
    const leaving = await buildUser(payload)
    const cookie = await cookieOf(payload, admin)
    const writing = await createLocalReq({ user: leaving }, payload)
    await initTransaction(writing)
    const data = { title: 'A walk', type: 'text' as const, status: 'idea' as const, userId: leaving.id }
    await payload.create({ collection: 'vision-board', data, req: writing, overrideAccess: false })
    const abortedBefore = await abortedTransactions()
    let isAnswered = false
    const removal = server
      .fetch(`/cms-api/users/${leaving.id}`, { method: 'DELETE', headers: { cookie } })
      .finally(() => (isAnswered = true))
    // The deletion either misses the uncommitted record, or conflicts with the transaction that creates it.
    await until(async () => isAnswered || (await abortedTransactions()) > abortedBefore)
    await commitTransaction(writing)
    expect((await removal).status).toBe(200)
    expect(await countOwned(leaving.id)).toBe(0)
  })

  it('makes nothing in the name of a person who is gone', async () => {
    const gone = await buildUser(payload)
    await payload.delete({ collection: 'users', id: gone.id })
    const data = { userId: gone.id, title: 'Hat', price: 100, currency: 'USD', inventoryQuantity: 1 }
    const made = payload.create({ collection: 'products', data, user: admin, overrideAccess: false })
    await expect(made).rejects.toMatchObject({ status: 400 })
    expect(await countOwned(gone.id)).toBe(0)
  })

  it('leaves nothing else behind of a person who makes it at the same moment', async () => {
    for (const kind of ['picture', 'recording', 'settings', 'workspace', 'tick'] as const) {
      const leaving = await buildUser(payload)
      const cookie = await cookieOf(payload, leaving)
      const [removal] = await Promise.all([
        server.fetch(`/cms-api/users/${leaving.id}`, {
          method: 'DELETE',
          headers: { cookie: await cookieOf(payload, admin) },
        }),
        ...Array.from({ length: 12 }, () => makeOther(kind, cookie)),
      ])
      expect({ kind, removal: removal.status, left: await countOwned(leaving.id) }).toEqual({
        kind,
        removal: 200,
        left: 0,
      })
    }
  })

  async function makeOther(kind: Other, cookie: string): Promise<Response> {
    if (kind === 'workspace') return sendJson('POST', '/api/workspace/start-empty', cookie, { set: 'chat' })
    const tick = { list: 'setup', item: 'link-the-shop', on: true }
    if (kind === 'tick') return sendJson('PATCH', '/api/platform-profiles/tiktok', cookie, { tick })
    if (kind === 'settings') return server.fetch('/api/dashboard-settings', { headers: { cookie } })
    if (kind === 'recording') {
      return server.fetch('/api/voice-notes', { method: 'POST', headers: { cookie }, body: recordingForm() })
    }
    const form = new FormData()
    form.set('file', new File([picture], 'me.webp', { type: 'image/webp' }))
    return server.fetch('/api/account/picture', { method: 'POST', headers: { cookie }, body: form })
  }

  const send = (call: Call, cookie: string, body: unknown) => sendJson('POST', callUrl(call), cookie, body)

  function sendJson(method: string, path: string, cookie: string, body: unknown): Promise<Response> {
    return server.fetch(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async function abortedTransactions(): Promise<number> {
    const status = await payload.db.connection.db?.admin().command({ serverStatus: 1 })
    return Number(status?.transactions.totalAborted)
  }

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    if (!(await isTrue())) await until(isTrue)
  }

  /** Counts the records of all collections that a user owns. */
  async function countOwned(id: string): Promise<number> {
    const _id = new Types.ObjectId(id)
    const filter = { $or: [{ userId: _id }, { createdBy: _id }, { user: _id }] }
    const counts = Object.values(payload.db.collections).map((each) => each.collection.countDocuments(filter))
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }

  async function makeRecordsOf(userId: string) {
    await payload.create({
      collection: 'feedback',
      data: {
        userId,
        subject: 'A word',
        message: 'More shade.',
        category: 'general',
        status: 'new',
        submittedAt: '2026-01-01T00:00:00.000Z',
      },
    })
    await payload.create({
      collection: 'products',
      data: { userId, title: 'Hat', price: 100, currency: 'USD', inventoryQuantity: 1 },
    })
    await payload.create({
      collection: 'events',
      data: { createdBy: userId, title: 'Walk', eventDate: '2030-01-01T10:00:00.000Z', seatsTaken: 0 },
    })
  }

  async function ownersOf(collection: CollectionSlug, field: string): Promise<unknown[]> {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
    return docs.map((doc) => (doc as unknown as Record<string, unknown>)[field])
  }
})

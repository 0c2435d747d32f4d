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
import { OWNED_DATA } from '@/database/ownedData'
import { runEraseAccounts } from '@/jobs/eraseAccounts'
import { closeAccount } from './closeAccount'
import { eraseAccount } from '@/database/eraseAccount'
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
    await remove(leaving.id)
    await runEraseAccounts(payload)
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
      const removal = await remove(leaving.id)
      const statuses = new Set((await answers).map(({ status }) => status))
      expect({ path: made.call.path, removal: removal.status }).toEqual({
        path: made.call.path,
        removal: 200,
      })
      expect([...statuses].filter((status) => ![201, 401].includes(status))).toEqual([])
      await runEraseAccounts(payload)
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
    await runEraseAccounts(payload)
    expect(await countOwned(leaving.id)).toBe(0)
  })

  it('closes the account at once and continues where a stopped run was', async () => {
    const leaving = await buildUser(payload)
    const cookie = await cookieOf(payload, leaving)
    await fill(leaving.id, 450)
    await closeAccount(await createLocalReq({}, payload), leaving.id)
    const refused = await send(createIdea.call, cookie, createIdea.body)
    expect(refused.status).toBe(401)
    const approving = server.fetch(`/api/users/${leaving.id}/approve`, {
      method: 'POST',
      headers: { cookie: await cookieOf(payload, admin) },
    })
    expect((await approving).status).toBe(409)
    const before = OWNED_DATA.findIndex(({ collection }) => collection === 'notifications')
    // Stops at the second batch of notifications, and then at the next.
    for (const [checks, left] of [
      [before, 250],
      [before, 50],
    ] as const) {
      expect(await eraseAccount(payload, leaving.id, overAfter(checks))).toBe(false)
      expect(await countOwned(leaving.id)).toBe(left)
    }
    await runEraseAccounts(payload)
    expect(await countOwned(leaving.id)).toBe(0)
    expect(await payload.count({ collection: 'users', where: { id: { equals: leaving.id } } })).toEqual({
      totalDocs: 0,
    })
  })

  it('lets one run at a time erase, and says so while it takes longer than an answer may', async () => {
    const leaving = await buildUser(payload)
    await fill(leaving.id, 1)
    await closeAccount(await createLocalReq({}, payload), leaving.id)
    await takeTurnOfAnother(leaving.id)
    const removal = await remove(leaving.id)
    expect(await removal.json()).toMatchObject({ message: expect.stringContaining('is closed') })
    expect(await countOwned(leaving.id)).toBe(1)
    const listed = await server.fetch('/api/users', { headers: { cookie: await cookieOf(payload, admin) } })
    expect(JSON.stringify(await listed.json())).not.toContain(leaving.id)
  })

  it('refuses to delete a user who still owns something, and the last admin', async () => {
    const owning = await buildUser(payload)
    await fill(owning.id, 1)
    await expect(payload.delete({ collection: 'users', id: owning.id })).rejects.toMatchObject({
      status: 409,
    })
    expect((await remove(admin.id)).status).toBe(409)
    expect((await remove('6b080b0b8240d934ae8eb0b9')).status).toBe(404)
    const visitor = await server.fetch(`/cms-api/users/${owning.id}`, { method: 'DELETE' })
    expect(visitor.status).toBe(401)
  })

  it('erases the rows ticked in the list', async () => {
    const [first, second] = [await buildUser(payload), await buildUser(payload)]
    await fill(first.id, 3)
    const both = `/users?where[id][in]=${first.id},${second.id}` as const
    const removal = await server.askConsole(admin, 'DELETE', both)
    expect(removal.status).toBe(200)
    await runEraseAccounts(payload)
    expect(await countOwned(first.id)).toBe(0)
    const left = await payload.count({ collection: 'users', where: { id: { in: [first.id, second.id] } } })
    expect(left.totalDocs).toBe(0)
  })

  it('makes nothing in the name of a person who is gone', async () => {
    const gone = await buildUser(payload)
    await remove(gone.id)
    await runEraseAccounts(payload)
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
        remove(leaving.id),
        ...Array.from({ length: 12 }, () => makeOther(kind, cookie)),
      ])
      await runEraseAccounts(payload)
      expect({ kind, removal: removal.status, left: await countOwned(leaving.id) }).toEqual({
        kind,
        removal: 200,
        left: 0,
      })
    }
  })

  function remove(id: string): Promise<Response> {
    return server.askConsole(admin, 'DELETE', `/users/${id}`)
  }

  async function fill(userId: string, count: number): Promise<void> {
    const now = new Date()
    const notes = Array.from({ length: count }, (_, number) => ({
      userId: new Types.ObjectId(userId),
      kind: 'feedback',
      title: 'A word',
      dedupeKey: `note-${number}`,
      createdAt: now,
      updatedAt: now,
    }))
    await payload.db.collections.notifications?.collection.insertMany(notes)
  }

  /** Whether the time is over: after so many entries of the list, and one batch. */
  function overAfter(entries: number): () => boolean {
    const kept = OWNED_DATA.slice(0, entries).filter(({ atErasure }) => atErasure === 'keep').length
    let checks = 0
    return () => (checks += 1) > entries - kept + 1
  }

  async function takeTurnOfAnother(id: string): Promise<void> {
    const turn = { $set: { erasingRun: 'another', erasingUntil: new Date(Date.now() + 60_000) } }
    await payload.db.collections.users?.collection.updateOne({ _id: new Types.ObjectId(id) }, turn)
  }

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
      data: {
        createdBy: userId,
        title: 'Walk',
        eventDate: '2030-01-01T10:00:00.000Z',
        seatsTaken: 0,
        version: 1,
      },
    })
  }

  async function ownersOf(collection: CollectionSlug, field: string): Promise<unknown[]> {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
    return docs.map((doc) => (doc as unknown as Record<string, unknown>)[field])
  }
})

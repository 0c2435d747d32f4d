import { Types } from 'mongoose'
import { createLocalReq } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { createBrandDealApplication } from '@/contracts/deals'
import { createEventRegistration, decideEventRegistration } from '@/contracts/events'
import * as feedback from '@/contracts/feedback'
import * as contract from '@/contracts/notifications'
import { driverCollection } from '@/database/driverCollection'
import { type NotificationInput, notify } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { buildEvent } from '../core/testing/factories/events'
import { type TestServer, startServer } from '../core/testing/server'

describe('notifications', () => {
  let server: TestServer
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const list = async (as: StoredUser, cursor?: string): Promise<contract.NotificationList> =>
    (await server.request(contract.listNotifications, { as, ...(cursor && { query: { cursor } }) })).json()
  const read = (as: StoredUser, body: unknown) => server.request(contract.readNotifications, { as, body })
  const made = async (as: StoredUser, call: Parameters<TestServer['request']>[0], body: unknown) =>
    (await (await server.request(call, { as, body })).json()) as { id: string }

  async function tell(
    user: StoredUser,
    dedupeKey: string,
    fields: Partial<NotificationInput> = {},
  ): Promise<void> {
    const req = await createLocalReq({ user }, server.payload)
    const notice = { kind: 'reminder', title: 'Post it now', body: 'TikTok', href: '/dashboard' } as const
    await inTransaction(req, () => notify(req, { userId: user.id, dedupeKey, ...notice, ...fields }))
  }

  it('are none for somebody new', async () => {
    const creator = await buildUser(server.payload)
    expect(await list(creator)).toEqual({ items: [], unread: 0, cursor: null })
  })

  it('tell an applicant of every state of the application, whoever sets it', async () => {
    const creator = await buildUser(server.payload)
    const deal = await buildBrandDeal(server.payload, { companyName: 'Palmera', campaignTitle: 'Winter' })
    const body = { brandDealId: deal.id, applicationMessage: 'Take me.' }
    const { id } = await made(creator, createBrandDealApplication, body)
    expect((await list(creator)).items).toEqual([])
    for (const status of ['approved', 'rejected', 'approved', 'content-review'] as const) {
      const data = { status }
      const options = { collection: 'brand-deal-applications', id, data, overrideAccess: false } as const
      await server.payload.update({ ...options, user: { ...admin, collection: 'users' } })
    }
    const { items, unread } = await list(creator)
    // The first partnership unlocks an achievement, which has a notification of its own.
    const ofTheDeal = items.filter(({ kind }) => kind === 'deal')
    expect(ofTheDeal.map(({ title }) => title)).toEqual([
      'Palmera: content review',
      'Palmera approved you',
      'Palmera declined your application',
      'Palmera approved you',
    ])
    expect(items[0]).toEqual({
      id: ID,
      kind: 'deal',
      title: 'Palmera: content review',
      body: 'Winter',
      href: '/dashboard/connect',
      readAt: null,
      createdAt: MOMENT,
    })
    expect(unread).toBe(5)
  })

  it('tell who registered what the host decided', async () => {
    const [host, guest] = [await buildUser(server.payload), await buildUser(server.payload)]
    const event = await buildEvent(server.payload, host, { title: 'Reef walk' })
    const { id } = await made(guest, createEventRegistration, { eventId: event.id })
    const decide = (decision: string) =>
      server.request(decideEventRegistration, { as: host, params: { id }, body: { decision } })
    expect((await decide('approved')).status).toBe(200)
    expect((await decide('rejected')).status).toBe(200)
    const { items } = await list(guest)
    expect(items.map(({ title, body, href }) => [title, body, href])).toEqual([
      ['Reef walk: declined', 'The host declined your registration.', '/dashboard/events?tab=mine'],
      ['Reef walk is confirmed', 'The host approved your registration.', '/dashboard/events?tab=mine'],
    ])
    expect((await list(host)).items.map(({ title }) => title)).toEqual(['Reef walk: a registration waits'])
  })

  it('tell the sender of feedback that it is answered', async () => {
    const creator = await buildUser(server.payload)
    const body = { category: 'general', subject: 'More shade', message: 'Please.' }
    const { id } = await made(creator, feedback.createFeedback, body)
    const known = await (await server.request(feedback.listFeedbackAnswers, { as: creator })).json()
    const answer = { answer: 'It is coming.', status: 'resolved', updatedAt: known[0].updatedAt }
    const options = { as: admin, params: { id }, body: answer }
    expect((await server.request(feedback.answerFeedback, options)).status).toBe(200)
    const { items } = await list(creator)
    expect(items).toMatchObject([
      { kind: 'message', title: 'Your feedback is answered', body: 'More shade', href: '/dashboard/reports' },
    ])
  })

  it('are told once per cause, however many tell it at once', async () => {
    const [creator, other] = [await buildUser(server.payload), await buildUser(server.payload)]
    await Promise.all(Array.from({ length: 20 }, () => tell(creator, 'reminder:1')))
    await tell(other, 'reminder:1')
    await tell(creator, 'reminder:1', { title: 'Another text' })
    expect((await list(creator)).items.map(({ title }) => title)).toEqual(['Post it now'])
    expect((await list(other)).unread).toBe(1)
  })

  it('are kept for 90 days, after which the database removes them', async () => {
    const creator = await buildUser(server.payload)
    await tell(creator, 'reminder:1')
    const rows = driverCollection(server, 'notifications')
    const row = await rows.findOne({ userId: new Types.ObjectId(creator.id) })
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(90 * DAY_MS)
    const removing = { key: { expiresAt: 1 }, expireAfterSeconds: 0 }
    expect(await rows.indexes()).toContainEqual(expect.objectContaining(removing))
  })

  it('are not told when their cause is not stored, nor to an account that is gone', async () => {
    const creator = await buildUser(server.payload)
    const req = await createLocalReq({ user: creator }, server.payload)
    const work = inTransaction(req, async () => {
      const notice = { kind: 'deal', dedupeKey: 'x', title: 'T', body: 'B', href: '/' } as const
      await notify(req, { userId: creator.id, ...notice })
      throw new Error('Not stored')
    })
    await expect(work).rejects.toThrow('Not stored')
    expect((await list(creator)).items).toEqual([])
    await tell(creator, 'y')
    const count = async () => (await server.payload.count({ collection: 'notifications' })).totalDocs
    const before = await count()
    await eraseUser(server.payload, creator.id)
    expect(await count()).toBe(before - 1)
    await tell(creator, 'z')
    expect(await count()).toBe(before - 1)
  })

  it('come 30 at once, the latest first, to the end', async () => {
    const creator = await buildUser(server.payload)
    for (let number = 1; number <= 65; number += 1) await tell(creator, `n${number}`, { title: `${number}` })
    const seen: string[] = []
    let cursor: string | null | undefined
    const sizes: number[] = []
    do {
      const page = await list(creator, cursor ?? undefined)
      expect(page.unread).toBe(65)
      sizes.push(page.items.length)
      seen.push(...page.items.map(({ title }) => title))
      cursor = page.cursor
    } while (cursor)
    expect(sizes).toEqual([30, 30, 5])
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `${65 - index}`))
  })

  it('are read by name or all at once, and nobody else’s', async () => {
    const [creator, other] = [await buildUser(server.payload), await buildUser(server.payload)]
    for (const key of ['a', 'b', 'c']) await tell(creator, key, { title: key })
    await tell(other, 'a')
    const [ofOther] = (await list(other)).items
    const ids = [(await list(creator)).items[1]?.id, ofOther?.id, 'no id']
    const answer = await read(creator, { ids })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ unread: 2 })
    expect((await list(creator)).items.map(({ readAt }) => readAt !== null)).toEqual([false, true, false])
    expect((await list(other)).unread).toBe(1)
    const { readAt } = (await list(creator)).items[1] ?? {}
    expect(await (await read(creator, { all: true })).json()).toEqual({ unread: 0 })
    expect((await list(creator)).items[1]?.readAt).toBe(readAt)
    expect((await list(other)).unread).toBe(1)
  })

  it('refuse what names none, and an unknown cursor', async () => {
    const creator = await buildUser(server.payload)
    for (const body of [{}, { ids: undefined }]) {
      const answer = await read(creator, body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(failureOf(contract.NOTIFICATION_TEXTS.noneNamed))
    }
    for (const body of [{ all: false }, { ids: 'all' }, { ids: [1] }]) {
      expect((await read(creator, body)).status).toBe(400)
    }
    for (const search of ['cursor=yesterday', 'page=2']) {
      const answer = await server.request(contract.listNotifications, { as: creator, search })
      expect(answer.status).toBe(400)
    }
  })
})

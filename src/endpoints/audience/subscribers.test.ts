import { Types } from 'mongoose'
import { type Numbers, readNumbers } from '@/contracts/audience/numbers'
import { leaveList } from '@/contracts/audience/newsletter'
import { createEmailSignup } from '@/contracts/audience/signup'
import * as contract from '@/contracts/audience/subscribers'
import { TAG_TEXTS } from '@/contracts/audience/tags'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { dayAfter, siteDayAt } from '@/domain/audience/siteDays'
import { subscribers } from '@/domain/audience/subscribers'
import { dayRows } from '@/domain/audience/visits'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { queuedMails } from '../orders/testing/queuedMails'
import { buildSubscriber, knownSubscriber, subscriberAt } from './testing/subscribers'

describe('the list of subscribers', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    creator = await buildUser(server.payload)
  })
  beforeEach(async () => {
    await subscribers(server).deleteMany({})
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const summary = async (as: StoredUser) =>
    (await server.request(contract.summarizeSubscribers, { as })).json()
  const list = async (query: Record<string, string> = {}) =>
    (await server.request(contract.listSubscribers, { as: admin, query })).json()
  const emailsOf = async (query: Record<string, string>) =>
    ((await list(query)).items as contract.Subscriber[]).map(({ email }) => email)
  const signUp = async (email: string) => {
    await server.request(createEmailSignup, { body: { email } })
    return knownSubscriber(server.payload, email)
  }

  it('counts nobody who has not confirmed, so a fresh site says 0', async () => {
    const zeros = { total: 0, active: 0, left: 0, bounced: 0, newThisMonth: 0 }
    const monthStart = expect.stringMatching(/^\d{4}-\d\d-01$/)
    const week = { week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), confirmed: 0, gone: 0 }
    const growth = Array.from({ length: 13 }, () => week)
    await signUp('waits@example.com')
    expect(await summary(creator)).toEqual({
      ...zeros,
      monthStart,
      growth,
      letters: 0,
      openRate: null,
      pending: null,
    })
    expect(await summary(admin)).toEqual({
      ...zeros,
      monthStart,
      growth,
      letters: 0,
      openRate: null,
      pending: 1,
    })
  })

  it('counts who confirmed, who left and who is new this month', async () => {
    await buildSubscriber(server, 'new@example.com')
    await buildSubscriber(server, 'old@example.com')
    const { key } = await buildSubscriber(server, 'left@example.com')
    await server.request(leaveList, { params: { key } })
    const confirmedAt = new Date(Date.now() - 40 * DAY_MS)
    await subscribers(server).updateOne({ email: 'old@example.com' }, { $set: { confirmedAt } })
    const { growth, ...numbers } = await summary(admin)
    const weeks = growth as contract.SubscriberSummary['growth']
    expect(weeks.at(-1)).toMatchObject({ confirmed: 2, gone: 1 })
    expect(weeks.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(3)
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week).toSorted())
    expect(numbers).toMatchObject({
      total: 3,
      active: 2,
      left: 1,
      bounced: 0,
      newThisMonth: 2,
      pending: 0,
    })
  })

  it('is listed to admins alone, the latest first, by state, topic and the start of an address', async () => {
    for (const as of [null, creator])
      expect((await server.request(contract.listSubscribers, { as })).status).toBe(as ? 403 : 401)
    const { _id } = await buildSubscriber(server, 'ana.b@example.com', ['news'])
    await signUp('bea@example.com')
    expect(await list()).toEqual({
      items: [
        expect.objectContaining({ email: 'bea@example.com', status: 'pending', topics: ['launch'] }),
        {
          id: String(_id),
          email: 'ana.b@example.com',
          firstName: null,
          status: 'active',
          topics: ['news'],
          source: 'landing',
          tags: [],
          signedUpAt: expect.any(String),
          confirmedAt: expect.any(String),
          leftAt: null,
          leftReason: null,
          canBeAsked: false,
        },
      ],
      total: 2,
      cursor: null,
    })
    expect(await emailsOf({ status: 'pending' })).toEqual(['bea@example.com'])
    expect(await emailsOf({ topic: 'launch' })).toEqual(['bea@example.com'])
    expect(await emailsOf({ topic: 'news' })).toEqual(['ana.b@example.com'])
    expect(await emailsOf({ q: 'ANA.' })).toEqual(['ana.b@example.com'])
    // No pattern: the dot is a dot.
    expect(await emailsOf({ q: 'ana.*' })).toEqual([])
    const wrong = { as: admin, query: { status: 'gone' } }
    expect((await server.request(contract.listSubscribers, wrong)).status).toBe(400)
  })

  it('is read page by page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      _id: new Types.ObjectId(),
      email: `p${index}@example.com`,
      signedUpAt: new Date(index * 1000),
      status: 'active',
      topics: ['news'],
      askedTopics: [],
      key: `key ${index}`,
      source: 'landing',
      consents: [],
    }))
    await driverCollection(server, 'email-signups').insertMany(rows)
    const first = await list()
    const second = await list({ cursor: first.cursor })
    expect([first.items.length, first.total, second.items.length, second.cursor]).toEqual([50, 60, 10, null])
  })

  it('is exported to admins with the words of each consent, by state, and audited', async () => {
    for (const as of [null, creator])
      expect((await server.request(contract.exportSubscribers, { as })).status).toBe(as ? 403 : 401)
    await buildSubscriber(server, '+plus@example.com', ['news'])
    await signUp('waits@example.com')
    const file = await server.request(contract.exportSubscribers, { as: admin })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="email-signups-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [header, waits, plus] = (await file.text()).split('\r\n')
    expect(header?.replace('\uFEFF', '')).toBe(
      'email,firstName,status,topics,tags,source,signedUpAt,confirmedAt,leftAt,consentWording',
    )
    expect(waits).toMatch(/^waits@example\.com,,pending,launch,,landing,/)
    expect(plus).toMatch(/^'\+plus@example\.com,,active,news,,landing,.*,News$/)
    const query = { status: 'pending' }
    const some = await server.request(contract.exportSubscribers, { as: admin, query })
    expect((await some.text()).trim().split('\r\n')).toHaveLength(2)
    const entries = driverCollection(server, 'audit-entries')
    const audited = { subjectId: admin.id, action: 'export', targetKind: 'email-signups' }
    expect(await entries.countDocuments(audited)).toBe(2)
  })

  it('has tags, which admins alone set, filter by and export', async () => {
    const { _id } = await buildSubscriber(server, 'ana@example.com')
    await buildSubscriber(server, 'bea@example.com')
    const change = (tags: unknown, as: StoredUser | null = admin) =>
      server.request(contract.changeSubscriber, { as, params: { id: String(_id) }, body: { tags } })
    for (const [as, status] of [
      [null, 401],
      [creator, 403],
    ] as const) {
      expect((await change(['vip'], as)).status).toBe(status)
      expect((await server.request(contract.listTags, { as })).status).toBe(status)
    }
    const many = Array.from({ length: 11 }, (_, index) => `t${index}`)
    for (const bad of ['vip', ['VIP'], [''], ['a'.repeat(31)], ['a b'], [null], many])
      expect((await change(bad)).status).toBe(400)
    const tagged = await change(['vip', 'summer', 'vip'])
    expect([tagged.status, (await tagged.json()).tags]).toEqual([200, ['vip', 'summer']])
    expect(await emailsOf({ tag: 'vip' })).toEqual(['ana@example.com'])
    expect(await emailsOf({ tag: 'vi' })).toEqual([])
    expect(await (await server.request(contract.listTags, { as: admin })).json()).toEqual(['summer', 'vip'])
    const query = { tag: 'vip' }
    const file = await (await server.request(contract.exportSubscribers, { as: admin, query })).text()
    expect(file.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(',"vip, summer",')])
    await change([])
    expect(await emailsOf({ tag: 'vip' })).toEqual([])
    expect((await list({ tag: 'no tag' })).message).toBe(TAG_TEXTS.invalid)
  })

  it('loses people through an admin, and never gains any', async () => {
    const { _id } = await buildSubscriber(server, 'ana@example.com')
    const params = { id: String(_id) }
    const set = (status: unknown, as: StoredUser | null = admin) =>
      server.request(contract.changeSubscriber, { as, params, body: { status } })
    expect([(await set('unsubscribed', null)).status, (await set('unsubscribed', creator)).status]).toEqual([
      401, 403,
    ])
    expect((await set('gone')).status).toBe(400)
    const left = await set('unsubscribed')
    expect([left.status, (await left.json()).status]).toEqual([200, 'unsubscribed'])
    for (const status of ['active', 'pending', 'unsubscribed']) {
      const refused = await set(status)
      expect([refused.status, await refused.json()]).toEqual([409, failureOf('Only they can do that.')])
    }
    expect((await (await set('complained')).json()).status).toBe('complained')
    const unknown = { as: admin, params: { id: '0'.repeat(24) }, body: { status: 'unsubscribed' } }
    expect((await server.request(contract.changeSubscriber, unknown)).status).toBe(404)
  })

  it('lets an admin mend a name, and take topics away that somebody has, but give none', async () => {
    const { _id } = await buildSubscriber(server, 'ana@example.com')
    const params = { id: String(_id) }
    const set = async (body: object) => {
      const answer = await server.request(contract.changeSubscriber, { as: admin, params, body })
      return [answer.status, await answer.json()]
    }
    const onlyThey = [409, failureOf(contract.SUBSCRIBER_TEXTS.onlyThey)]
    expect(await set({ firstName: ' Ana ' })).toMatchObject([200, { firstName: 'Ana' }])
    expect(await set({ topics: ['launch', 'news'] })).toMatchObject([200, { topics: ['launch', 'news'] }])
    const { consents } = await knownSubscriber(server.payload, 'ana@example.com')
    expect(await set({ topics: ['news'] })).toMatchObject([200, { firstName: 'Ana', topics: ['news'] }])
    const after = await knownSubscriber(server.payload, 'ana@example.com')
    expect(after.consents.slice(consents.length)).toEqual([
      expect.objectContaining({ what: 'topics', topics: ['news'], way: 'admin' }),
    ])
    // All or nothing: the name stays when the topic is theirs to choose.
    expect(await set({ topics: ['launch', 'news'], firstName: 'Bea' })).toEqual(onlyThey)
    for (const bad of [{ topics: [] }, { topics: ['parties'] }, { firstName: 'x'.repeat(41) }])
      expect((await set(bad))[0]).toBe(400)
    expect(await set({ firstName: null })).toMatchObject([200, { firstName: null, topics: ['news'] }])
    await set({ status: 'unsubscribed' })
    expect(await set({ topics: ['news'] })).toEqual(onlyThey)
    const waiting = await signUp('bea@example.com')
    const body = { topics: ['launch'] }
    const unconfirmed = { as: admin, params: { id: String(waiting._id) }, body }
    expect((await server.request(contract.changeSubscriber, unconfirmed)).status).toBe(409)
  })

  it('forgets a person whom an admin erases, and keeps the mark', async () => {
    const { _id } = await buildSubscriber(server, 'ana@example.com')
    const params = { id: String(_id) }
    expect((await server.request(contract.eraseSubscriber, { as: creator, params })).status).toBe(403)
    const erased = await server.request(contract.eraseSubscriber, { as: admin, params })
    expect([erased.status, await erased.json()]).toEqual([200, { message: 'Address erased' }])
    expect(await subscriberAt(server.payload, 'ana@example.com')).toBeNull()
    expect((await server.request(contract.eraseSubscriber, { as: admin, params })).status).toBe(404)
    expect(await driverCollection(server, 'suppressions').countDocuments({ reason: 'erased' })).toBe(1)
  })

  it('keeps the days on which an erased person came and went, for what it says of its growth', async () => {
    await dayRows(server).deleteMany({})
    await buildSubscriber(server, 'new@example.com')
    const { _id } = await buildSubscriber(server, 'old@example.com')
    const confirmedAt = new Date(Date.now() - 40 * DAY_MS)
    await subscribers(server).updateOne({ _id }, { $set: { confirmedAt } })
    await server.request(contract.eraseSubscriber, { as: admin, params: { id: String(_id) } })
    const { growth } = await summary(admin)
    const weeks = growth as contract.SubscriberSummary['growth']
    expect(weeks.at(-1)).toMatchObject({ confirmed: 1, gone: 1 })
    expect(weeks.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(2)
    const { day } = siteDayAt(Date.now())
    const ofDays = async (from: string) => {
      const answer = await server.request(readNumbers, { as: admin, query: { from, to: day } })
      return ((await answer.json()) as Numbers).followerGrowth
    }
    expect([await ofDays(day), await ofDays(dayAfter(day, -41))]).toEqual([0, 1])
    expect(JSON.stringify(await dayRows(server).find().toArray())).not.toContain('old')
  })

  it('asks somebody again twice, and not within a day', async () => {
    const { _id } = await signUp('ana@example.com')
    await queuedMails(server.payload)
    const params = { id: String(_id) }
    const ask = () => server.request(contract.askAgain, { as: admin, params })
    const rest = () =>
      subscribers(server).updateOne({ _id }, { $set: { askedAt: new Date(Date.now() - 2 * DAY_MS) } })
    expect((await server.request(contract.askAgain, { as: creator, params })).status).toBe(403)
    expect((await ask()).status).toBe(409)
    for (const time of [1, 2]) {
      await rest()
      const answer = await ask()
      expect([answer.status, (await answer.json()).canBeAsked]).toEqual([200, false])
      expect(await queuedMails(server.payload)).toEqual([['subscription-confirm', String(_id)]])
      expect((await knownSubscriber(server.payload, 'ana@example.com')).timesAsked).toBe(time)
    }
    await rest()
    const refused = await ask()
    expect([refused.status, await refused.json()]).toEqual([
      409,
      failureOf(contract.SUBSCRIBER_TEXTS.askedAlready),
    ])
  })

  it('asks all who wait at once, each once however often it is pressed', async () => {
    for (const name of ['a', 'b']) await signUp(`${name}@example.com`)
    await buildSubscriber(server, 'c@example.com')
    await subscribers(server).updateMany({ status: 'pending' }, { $set: { askedAt: null } })
    await queuedMails(server.payload)
    expect((await server.request(contract.askAllAgain, { as: creator })).status).toBe(403)
    const answers = await Promise.all([1, 2].map(() => server.request(contract.askAllAgain, { as: admin })))
    const asked = await Promise.all(answers.map(async (answer) => (await answer.json()).asked as number))
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(2)
    expect(await queuedMails(server.payload)).toHaveLength(2)
  })
})

import { Types } from 'mongoose'
import { UPLOAD_FIELD } from '@/contracts/core/call'
import {
  IMPORT_TEXTS,
  type ImportResult,
  importSubscribers,
  undoImport,
} from '@/contracts/audience/importSubscribers'
import { leaveList } from '@/contracts/audience/newsletter'
import { createEmailSignup } from '@/contracts/audience/signup'
import { eraseSubscriber, exportSubscribers } from '@/contracts/audience/subscribers'
import { HOUR_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { deliveries, deliveryId } from '@/domain/audience/letters/deliveries'
import { subscribers } from '@/domain/audience/subscribers'
import type { User as StoredUser } from '@/payload-types'
import { ID, failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { queuedMails } from '../../orders/testing/queuedMails'
import { buildSubscriber, knownSubscriber, subscriberAt } from '../testing/subscribers'

const consent = 'They ticked a box in my old shop in 2025.'
const nobody = { added: 0, left: 0, pending: 0, known: 0, suppressed: 0, invalid: 0 }
const dry = { ...nobody, problems: [], notRead: [], importId: null }

describe('an import of subscribers', () => {
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
    await driverCollection(server, 'suppressions').deleteMany({})
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const formOf = (csv: string | Uint8Array) => {
    const form = new FormData()
    form.set(UPLOAD_FIELD, new Blob([csv as BlobPart]), 'people.csv')
    return form
  }
  const send = (
    csv: string | Uint8Array,
    query: Record<string, string> = {},
    as: StoredUser | null = admin,
  ) => server.request(importSubscribers, { as, query, body: formOf(csv) })
  const read = async (csv: string): Promise<ImportResult> => (await send(csv)).json()
  const apply = async (csv: string, query: Record<string, string> = {}): Promise<ImportResult> =>
    (await send(csv, { apply: 'true', consent, ...query })).json()
  const undo = (id: string, as: StoredUser | null = admin) =>
    server.request(undoImport, { as, params: { id } })
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).message]
  const count = (filter: object = {}) => subscribers(server).countDocuments(filter)

  it('is for admins alone', async () => {
    for (const [as, status] of [
      [null, 401],
      [creator, 403],
    ] as const) {
      expect((await send('email\na@example.com\n', { apply: 'true', consent }, as)).status).toBe(status)
      expect((await undo('0'.repeat(24), as)).status).toBe(status)
    }
    expect(await count()).toBe(0)
  })

  it('refuses what is no list, and says why', async () => {
    const rows = Array.from({ length: 50_001 }, (_, index) => `p${index}@example.com`)
    const refused: [string | Uint8Array, string][] = [
      ['', IMPORT_TEXTS.missing],
      ['\n', IMPORT_TEXTS.noEmail],
      ['name,mail\nAna,a@example.com\n', IMPORT_TEXTS.noEmail],
      [new Uint8Array([0x65, 0xff, 0x0a]), IMPORT_TEXTS.notUtf8],
      ['email\na@example.com\n"b"x@example.com\n', IMPORT_TEXTS.brokenLine(3)],
      [`email\n${rows.join('\n')}`, IMPORT_TEXTS.tooManyRows],
    ]
    for (const [csv, why] of refused) expect(await refusal(await send(csv))).toEqual([400, why])
    const large = await send(`email\n${'x'.repeat(5 * 1024 * 1024)}`)
    expect(await refusal(large)).toEqual([413, IMPORT_TEXTS.tooLarge])
    for (const given of [[], [['consent', 'They agreed.']]]) {
      const query = Object.fromEntries([['apply', 'true'], ...given]) as Record<string, string>
      const answer = await send('email\na@example.com\n', query)
      const failure = failureOf(IMPORT_TEXTS.howTheyAgreed, 'consent')
      expect([answer.status, await answer.json()]).toEqual([400, failure])
    }
    expect(await count()).toBe(0)
  })

  it('says first what it would do, with the line of each problem, and stores nothing', async () => {
    const csv = [
      '\uFEFFEmail Address;First name;Note',
      'Ana@Example.com;Ana;"two\nlines"',
      'nobody;Bea;',
      `cat@example.com;${'C'.repeat(41)};`,
      ';;',
      'ana@example.com;Ana;',
    ].join('\r\n')
    expect(await read(csv)).toEqual({
      ...dry,
      added: 2,
      invalid: 2,
      problems: [
        { line: 4, field: 'email', email: 'nobody', why: 'Please enter a valid email address.' },
        { line: 5, field: 'name', email: 'cat@example.com', why: IMPORT_TEXTS.longName },
        { line: 7, field: 'email', email: 'ana@example.com', why: IMPORT_TEXTS.twice },
      ],
      notRead: ['Note'],
    })
    expect(await count()).toBe(0)
  })

  it('adds people who agreed, in the words of the admin, audited and without a mail', async () => {
    const answer = await send("email,firstName\n'+ana@example.com,Ana\nbea@example.com,\n", {
      apply: 'true',
      consent,
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ...dry, added: 2, importId: ID }])
    const { consents, confirmedAt, ...ana } = await knownSubscriber(server.payload, '+ana@example.com')
    expect(ana).toMatchObject({ firstName: 'Ana', status: 'active', topics: ['news'], source: 'import' })
    expect(confirmedAt).toBeInstanceOf(Date)
    expect(consents).toEqual([
      expect.objectContaining({ what: 'imported', topics: ['news'], wording: consent, way: 'admin' }),
    ])
    expect(await queuedMails(server.payload)).toEqual([])
    const audited = { subjectId: admin.id, action: 'import', targetKind: 'email-signups' }
    expect(await driverCollection(server, 'audit-entries').countDocuments(audited)).toBe(1)
  })

  it('reads a name under each of its headings, and says which columns it does not read', async () => {
    for (const heading of ['name', 'First Name', 'first_name', 'FIRSTNAME']) {
      await subscribers(server).deleteMany({})
      const { notRead } = await apply(`email,company,${heading},\nana@example.com,Shells,Ana,\n`)
      expect([heading, notRead]).toEqual([heading, ['company']])
      expect((await knownSubscriber(server.payload, 'ana@example.com')).firstName).toBe('Ana')
    }
    expect((await apply('Name,email,first name\nBea Lima,bea@example.com,Bea\n')).notRead).toEqual(['Name'])
    expect((await knownSubscriber(server.payload, 'bea@example.com')).firstName).toBe('Bea')
  })

  it('tags who is new, with the tags of the file and of the admin, and leaves known people alone', async () => {
    await buildSubscriber(server, 'known@example.com')
    const csv = ['email,tags', 'ana@example.com,"VIP Customer; b2b, vip customer"', 'known@example.com,b2b']
    await apply(csv.join('\n'), { tags: 'old-shop,b2b' })
    const tagsOf = async (email: string) => (await knownSubscriber(server.payload, email)).tags ?? []
    expect(await tagsOf('ana@example.com')).toEqual(['vip-customer', 'b2b', 'old-shop'])
    expect(await tagsOf('known@example.com')).toEqual([])
    for (const tags of ['Old shop', ',', 'a'.repeat(31), Array.from({ length: 11 }, () => 'a').join(',')])
      expect((await send('email\nb@example.com\n', { apply: 'true', consent, tags })).status).toBe(400)
    const file = await (await server.request(exportSubscribers, { as: admin })).text()
    await subscribers(server).deleteMany({ email: 'ana@example.com' })
    await apply(file)
    expect(await tagsOf('ana@example.com')).toEqual(['vip-customer', 'b2b', 'old-shop'])
  })

  it('keeps the status and topics of a file, and of two statuses the one with fewer letters', async () => {
    const csv = [
      'email,status,topics',
      'on@example.com,Active,launch',
      'off@example.com,unsubscribed,',
      'back@example.com,bounced,news',
      'angry@example.com,complained,news',
      'waits@example.com,pending,news',
      'odd@example.com,vip,',
      'twice@example.com,active,',
      'twice@example.com,unsubscribed,',
    ].join('\n')
    expect(await apply(csv, { topic: 'launch' })).toMatchObject({ added: 1, left: 4, pending: 1, invalid: 2 })
    const stored = await subscribers(server).find().sort({ _id: 1 }).toArray()
    expect(stored.map(({ status, topics, askedTopics }) => [status, ...topics, ...askedTopics])).toEqual([
      ['active', 'launch'],
      ['unsubscribed', 'launch'],
      ['bounced', 'news'],
      ['complained', 'news'],
      ['pending', 'news'],
      ['unsubscribed', 'launch'],
    ])
  })

  it('changes nothing when it is the export', async () => {
    await buildSubscriber(server, '+plus@example.com', ['news'])
    const { key } = await buildSubscriber(server, 'left@example.com')
    await server.request(leaveList, { params: { key } })
    await server.request(createEmailSignup, { body: { email: 'waits@example.com' } })
    const before = await subscribers(server).find().toArray()
    const file = await (await server.request(exportSubscribers, { as: admin })).text()
    const notRead = ['source', 'signedUpAt', 'confirmedAt', 'leftAt', 'consentWording']
    expect(await apply(file)).toEqual({ ...dry, known: 3, notRead })
    expect(await subscribers(server).find().toArray()).toEqual(before)
    // Somewhere else, everybody is what they were.
    await subscribers(server).deleteMany({})
    expect(await apply(file)).toMatchObject({ added: 1, left: 1, pending: 1, invalid: 0 })
    expect((await subscriberAt(server.payload, '+plus@example.com'))?.status).toBe('active')
  })

  it('brings nobody back who was erased', async () => {
    const { _id } = await buildSubscriber(server, 'gone@example.com')
    await server.request(eraseSubscriber, { as: admin, params: { id: String(_id) } })
    expect(await apply('email\ngone@example.com\n')).toEqual({ ...dry, suppressed: 1 })
    expect(await count()).toBe(0)
  })

  it('can be undone for a day, but for people with a letter and those who did something', async () => {
    const { importId } = await apply('email\na@example.com\nb@example.com\nc@example.com\n')
    const id = String(importId)
    const written = await knownSubscriber(server.payload, 'a@example.com')
    const campaign = new Types.ObjectId()
    await deliveries(server).insertOne({
      _id: deliveryId(campaign, written._id),
      campaign,
      subscriber: written._id,
      email: written.email,
      state: 'sent',
      attempts: 1,
      nextAt: new Date(),
      claim: null,
      claimedAt: null,
      settledAt: new Date(),
      response: null,
    })
    const { key } = await knownSubscriber(server.payload, 'b@example.com')
    await server.request(leaveList, { params: { key } })
    expect((await undo('0'.repeat(24))).status).toBe(404)
    expect((await undo('nothing')).status).toBe(404)
    const undone = await undo(id)
    expect([undone.status, await undone.json()]).toEqual([200, { removed: 1, kept: 2 }])
    expect(await subscriberAt(server.payload, 'c@example.com')).toBeNull()
    // An undone import leaves no mark.
    expect(await apply('email\nc@example.com\n')).toMatchObject({ added: 1, suppressed: 0 })
    const old = Types.ObjectId.createFromTime((Date.now() - 25 * HOUR_MS) / 1_000).toHexString()
    await subscribers(server).updateMany({}, { $set: { importId: old } })
    expect(await refusal(await undo(old))).toEqual([409, IMPORT_TEXTS.tooLate])
    expect(await count()).toBe(3)
  })

  it('runs alone, and a sign-up at the same moment stays as it is', async () => {
    const csv = `email\n${Array.from({ length: 3_000 }, (_, index) => `p${index}@example.com`).join('\n')}`
    const signUp = server.request(createEmailSignup, { body: { email: 'p2999@example.com' } })
    const answers = await Promise.all([1, 2].map(() => send(csv, { apply: 'true', consent })))
    await signUp
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await refusal(refused))).toEqual([409, IMPORT_TEXTS.isRunning])
    expect(await count()).toBe(3_000)
    expect((await apply(csv)).known).toBe(3_000)
  })
})

import { createLocalReq } from 'payload'
import { confirmLinks } from '@/auth/linkKeys'
import * as contract from '@/contracts/audience/newsletter'
import { createEmailSignup } from '@/contracts/audience/signup'
import type { Call } from '@/contracts/core/call'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { subscribers } from '@/domain/audience/subscribers'
import { warnOfLostSuppressions } from '@/domain/audience/suppressions'
import { runForgetSignups } from '@/jobs/forgetSignups'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import { failureOf } from '../core/testing/answers'
import { type TestServer, startServer } from '../core/testing/server'
import { queuedMails } from '../orders/testing/queuedMails'
import { openConfirmPage } from './openSubscription'
import { buildSubscriber, knownSubscriber, subscriberAt } from './testing/subscribers'

const EMAIL = 'marisol@example.com'
const WRONG_KEY = 'x'.repeat(43)

describe('the links of the list', () => {
  let mailServer: MailServer
  let server: TestServer

  beforeAll(async () => {
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    mailServer.mails.length = 0
    await subscribers(server).deleteMany({})
    await driverCollection(server, 'suppressions').deleteMany({})
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['SMTP_URL', 'RATE_LIMITS']) delete process.env[name]
  })

  const signUp = (email = EMAIL) => server.request(createEmailSignup, { body: { email } })
  const stored = (email = EMAIL) => knownSubscriber(server.payload, email)
  const runMails = () => server.payload.jobs.run({ silent: true, limit: 50, queue: 'bulk' })
  const linkOf = async (email = EMAIL) => {
    const subscriber = String((await stored(email))._id)
    return { subscriber, key: confirmLinks.keyOf(subscriber) }
  }
  /** Sends a native form, as a page without a referrer does. */
  const press = async (call: Call, params: Record<string, string>, fields: Record<string, string> = {}) => {
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    const answer = await server.request(call, { params, headers, body: new URLSearchParams(fields) })
    return { status: answer.status, to: answer.headers.get('location') }
  }
  const confirm = async (fields: Record<string, string>, link?: { subscriber: string; key: string }) =>
    press(contract.confirmSubscription, link ?? (await linkOf()), fields)

  it('are sent in one mail, which has the words that were read and no name', async () => {
    await server.payload.updateGlobal({
      slug: 'landing',
      data: { signUp: { text: 'Be the first', privacyHint: 'One e-mail when it opens.' } },
      draft: true,
    })
    await signUp()
    await runMails()
    const [mail, ...more] = mailServer.mails
    expect(more).toEqual([])
    expect(mail?.to).toContain(`<${EMAIL}>`)
    expect(mail?.source).toContain('Subject: Please confirm your address')
    const { status, topics, askedTopics, consents } = await stored()
    expect([status, topics, askedTopics]).toEqual(['pending', [], ['launch']])
    expect(consents).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        what: 'asked',
        topics: ['launch'],
        wording: expect.stringMatching(/\S/),
        way: 'page',
      },
    ])
  })

  it('are sent to whoever asks for news on the page, which says the same to everybody', async () => {
    await buildSubscriber(server, 'nia@example.com', ['launch'])
    await queuedMails(server.payload)
    const ask = (email: string) =>
      server.request(contract.subscribe, { body: new URLSearchParams({ email }) })
    for (const email of [EMAIL, 'Nia@Example.com']) {
      const answer = await ask(email)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe?done=true'])
    }
    expect(await stored()).toMatchObject({ status: 'pending', askedTopics: ['news'], source: 'subscribe' })
    expect(await stored('nia@example.com')).toMatchObject({
      status: 'active',
      topics: ['launch'],
      askedTopics: ['news'],
      source: 'landing',
    })
    await runMails()
    expect(mailServer.mails.flatMap(({ to }) => to).sort()).toEqual([`<${EMAIL}>`, '<nia@example.com>'])
    for (const wrong of ['', 'nia', 'Nia <nia@example.com>'])
      expect((await ask(wrong)).headers.get('location')).toBe('/subscribe?problem=email')
  })

  it('change nothing when they are opened', async () => {
    await signUp()
    const before = await stored()
    expect(await openConfirmPage(server.payload, await linkOf())).toEqual({
      maskedEmail: 'm…l@example.com',
      asked: ['launch'],
      topics: [],
      key: null,
    })
    const opened = await server.request(contract.openLeavePage, { params: { key: before.key } })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/leave/${before.key}`])
    await server.request(contract.copyPreferences, { params: { key: before.key } })
    expect(await stored()).toEqual(before)
  })

  it('put a person on the list with the topics that they ticked, and a second press changes nothing', async () => {
    await signUp()
    const { subscriber, key } = await linkOf()
    const page = `/confirm/${subscriber}/${key}`
    expect(await confirm({})).toEqual({ status: 303, to: `${page}?chosen=none` })
    expect((await stored()).status).toBe('pending')
    expect(await confirm({ launch: 'on', news: 'on' })).toEqual({ status: 303, to: `${page}?done=true` })
    const active = await stored()
    expect(active).toMatchObject({ status: 'active', topics: ['launch', 'news'], askedTopics: [] })
    expect(active.consents.map(({ what, wording }) => [what, wording])).toEqual([
      ['asked', expect.any(String)],
      ['confirmed', 'One e-mail when it opens; News'],
    ])
    await confirm({ launch: 'on', news: 'on' })
    const { updatedAt: _, ...again } = { updatedAt: null, ...(await stored()) }
    const { updatedAt: __, ...before } = { updatedAt: null, ...active }
    expect(again).toEqual(before)
  })

  it('of a confirm mail end after a week, with another key, and once somebody has left', async () => {
    await signUp()
    const { subscriber } = await linkOf()
    const gone = async (link: { subscriber: string; key: string }) => {
      const page = `/confirm/${link.subscriber}/${link.key}`
      expect(await confirm({ news: 'on' }, link)).toEqual({ status: 303, to: page })
      expect(await openConfirmPage(server.payload, link)).toBeNull()
    }
    await gone({ subscriber, key: WRONG_KEY })
    await gone({ subscriber: 'nobody', key: WRONG_KEY })
    const old = { askedAt: new Date(Date.now() - 7 * DAY_MS) }
    await subscribers(server).updateOne({ email: EMAIL }, { $set: old })
    await gone(await linkOf())
    await buildSubscriber(server, 'nia@example.com')
    const { key } = await stored('nia@example.com')
    await press(contract.leaveList, { key })
    await gone(await linkOf('nia@example.com'))
    expect((await stored('nia@example.com')).status).toBe('unsubscribed')
  })

  it('take a person off when a mail program asks, with any body or none, whatever the key', async () => {
    const { key } = await buildSubscriber(server, EMAIL)
    const ask = (which: string, body?: unknown, headers = {}) =>
      server.request(contract.leaveList, { params: { key: which }, body, headers })
    const answers = [
      await ask(WRONG_KEY),
      await ask('nobody', 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await ask(key, new FormData(), { origin: 'https://mail.example' }),
      await ask(key),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ message: 'You are off the list. No mail follows.' })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const { status, leftAt, consents } = await stored()
    expect([status, leftAt]).toEqual(['unsubscribed', expect.any(Date)])
    expect(consents.slice(2).map(({ what, way }) => [what, way])).toEqual([['left', 'one-click']])
  })

  it('take a reason, and lead back only through another confirm mail', async () => {
    const { key } = await buildSubscriber(server, EMAIL, ['news'])
    const leave = await server.request(contract.leaveList, { params: { key }, query: { from: 'page' } })
    expect([leave.status, leave.headers.get('location')]).toEqual([303, `/leave/${key}?done=true`])
    const reason = 'Too many letters'
    expect(await press(contract.tellWhyLeft, { key }, { reason })).toEqual({
      status: 303,
      to: `/leave/${key}?done=told`,
    })
    const refused = await press(contract.tellWhyLeft, { key }, { reason: 'You know' })
    expect(refused.status).toBe(400)
    expect(await stored()).toMatchObject({ status: 'unsubscribed', leftReason: reason })
    await queuedMails(server.payload)
    expect((await press(contract.returnToList, { key })).to).toBe(`/leave/${key}?done=asked`)
    const { _id, status, askedTopics } = await stored()
    expect([status, askedTopics]).toEqual(['unsubscribed', ['news']])
    expect(await queuedMails(server.payload)).toEqual([['subscription-confirm', String(_id)]])
    await confirm({ news: 'on' })
    expect(await stored()).toMatchObject({ status: 'active', leftAt: null, leftReason: null })
  })

  it('tick only what was asked for who has left before', async () => {
    const { key } = await buildSubscriber(server, EMAIL, ['news'])
    await press(contract.leaveList, { key })
    await signUp()
    expect(await openConfirmPage(server.payload, await linkOf())).toMatchObject({
      asked: ['launch'],
      topics: [],
    })
  })

  it('change topics and name; without a topic the person leaves', async () => {
    const { key } = await buildSubscriber(server, EMAIL)
    const choose = (fields: Record<string, string>, of = key) =>
      press(contract.changePreferences, { key: of }, fields)
    expect(await choose({ news: 'on', firstName: ' Marisol ' })).toEqual({
      status: 303,
      to: `/preferences/${key}?saved=true`,
    })
    expect(await stored()).toMatchObject({ topics: ['news'], firstName: 'Marisol', status: 'active' })
    await choose({ news: 'on' })
    const { firstName, consents } = await stored()
    expect([firstName, consents.length]).toEqual([null, 3])
    expect((await choose({ news: 'yes' })).status).toBe(400)
    expect((await choose({ news: 'on', firstName: 'x'.repeat(41) })).status).toBe(400)
    expect((await choose({ launch: 'on' }, WRONG_KEY)).status).toBe(303)
    await choose({})
    expect((await stored()).status).toBe('unsubscribed')
    // Only the page of a new confirm mail leads back.
    await choose({ news: 'on' })
    expect((await stored()).status).toBe('unsubscribed')
  })

  it('keep who waits for a confirmation where they are when they save their name', async () => {
    await signUp()
    await press(contract.changePreferences, { key: (await stored()).key }, { firstName: 'Marisol' })
    expect(await stored()).toMatchObject({ status: 'pending', firstName: 'Marisol', askedTopics: ['launch'] })
  })

  it('give a copy of all that is kept, and 404 for a key that is nobody’s', async () => {
    const { key } = await buildSubscriber(server, EMAIL, ['launch'])
    const copy = await server.request(contract.copyPreferences, { params: { key } })
    expect(copy.headers.get('content-disposition')).toBe('attachment; filename="what-is-kept.json"')
    const consent = { at: expect.any(String), topics: ['launch'], way: 'page' }
    expect(await copy.json()).toEqual({
      email: EMAIL,
      firstName: null,
      status: 'active',
      topics: ['launch'],
      askedTopics: [],
      askedAt: expect.any(String),
      source: 'landing',
      tags: [],
      cameThrough: [],
      boughtAt: null,
      signedUpAt: expect.any(String),
      confirmedAt: expect.any(String),
      leftAt: null,
      leftReason: null,
      consents: [
        { ...consent, what: 'asked', wording: expect.any(String) },
        { ...consent, what: 'confirmed', wording: 'One e-mail when it opens' },
      ],
    })
    const unknown = await server.request(contract.copyPreferences, { params: { key: WRONG_KEY } })
    expect([unknown.status, await unknown.json()]).toEqual([404, failureOf('Not found')])
  })

  it('erase a person for good, whose own sign-up still works', async () => {
    const { key } = await buildSubscriber(server, EMAIL)
    expect((await press(contract.eraseSubscription, { key })).to).toBe(`/preferences/${key}?erased=true`)
    expect(await subscriberAt(server.payload, EMAIL)).toBeNull()
    const [kept] = await driverCollection(server, 'suppressions').find().toArray()
    expect(kept).toMatchObject({ reason: 'erased' })
    expect(JSON.stringify(kept)).not.toContain('marisol')
    await buildSubscriber(server, EMAIL)
    expect((await stored()).status).toBe('active')
  })

  it('are never sent again to who complained, also after the address was erased', async () => {
    const { _id } = await buildSubscriber(server, EMAIL)
    await runMails()
    await subscribers(server).updateOne({ _id }, { $set: { status: 'complained' } })
    const answer = await signUp()
    expect(await answer.json()).toEqual({ message: "You'll be notified when we launch." })
    expect((await confirm({ news: 'on' })).to).not.toContain('done')
    await server.payload.delete({ collection: 'email-signups', id: String(_id) })
    await signUp()
    mailServer.mails.length = 0
    await runMails()
    expect(mailServer.mails).toEqual([])
  })

  it('ask nobody who is on the list already, however often somebody signs them up', async () => {
    await buildSubscriber(server, EMAIL)
    await runMails()
    mailServer.mails.length = 0
    for (const _ of [1, 2, 3]) await signUp()
    await runMails()
    expect(mailServer.mails).toEqual([])
    expect((await stored()).consents).toHaveLength(3)
  })

  it('are sent to one mailbox once in ten minutes', async () => {
    delete process.env.RATE_LIMITS
    try {
      for (const _ of [1, 2, 3]) expect((await signUp('soon@example.com')).status).toBe(201)
      await runMails()
      expect(mailServer.mails).toHaveLength(1)
      const limits = await server.payload.db.connection.collection('rate-limits').find().toArray()
      expect(JSON.stringify(limits)).toContain('confirm-mail')
      expect(JSON.stringify(limits)).not.toContain('soon@')
    } finally {
      process.env.RATE_LIMITS = 'off'
    }
  })

  it('are forgotten with their address after two weeks, but never of who was not asked', async () => {
    await signUp()
    await signUp('old@example.com')
    await buildSubscriber(server, 'nia@example.com')
    await subscribers(server).updateOne({ email: 'old@example.com' }, { $set: { askedAt: null } })
    expect(await runForgetSignups(server, new Date(Date.now() + 13 * DAY_MS))).toBe(0)
    expect(await runForgetSignups(server, new Date(Date.now() + 15 * DAY_MS))).toBe(1)
    expect(await subscriberAt(server.payload, EMAIL)).toBeNull()
    expect(await subscribers(server).countDocuments()).toBe(2)
  })

  it('bring a welcome letter once, after the first confirmation, when one is written and switched on', async () => {
    const write = (data: { isOn: boolean; subject?: string; text?: string }) =>
      server.payload.updateGlobal({ slug: 'welcome-letter', data })
    const welcomes = async () => (await queuedMails(server.payload)).filter(([kind]) => /welcome/.test(kind))
    await buildSubscriber(server, EMAIL)
    await server.payload.jobs.run({ silent: true, limit: 50, queue: 'bulk' })
    expect(mailServer.mails.some(({ source }) => source.includes('Subject: Hello'))).toBe(false)
    await expect(write({ isOn: true, subject: '', text: '' })).rejects.toThrow()
    await write({ isOn: true, subject: 'Hello', text: 'Glad you are here.\n\nThe first one comes soon.' })
    const { key } = await buildSubscriber(server, 'nia@example.com')
    mailServer.mails.length = 0
    await runMails()
    const mail = mailServer.mails.find(({ source }) => source.includes('Subject: Hello'))
    expect(mail?.to).toEqual(['<nia@example.com>'])
    expect(mail?.text).toContain('The first one comes soon.')
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.source.replaceAll(/\r\n\s+/g, '')).toContain(`/api/newsletter/leave/${key}>`)
    await press(contract.leaveList, { key })
    await press(contract.returnToList, { key })
    await confirm({ news: 'on' }, await linkOf('nia@example.com'))
    expect((await stored('nia@example.com')).status).toBe('active')
    expect(await welcomes()).toEqual([])
    // Whoever has left before it is sent gets none.
    const late = await buildSubscriber(server, 'late@example.com')
    await press(contract.leaveList, { key: late.key })
    mailServer.mails.length = 0
    await runMails()
    expect(mailServer.mails.some(({ source }) => source.includes('Subject: Hello'))).toBe(false)
    await write({ isOn: false })
  })

  it('leave marks that another SECRETS_KEY does not recognise, and a start says so', async () => {
    const { key } = await buildSubscriber(server, EMAIL)
    await press(contract.eraseSubscription, { key })
    const warned: unknown[] = []
    const { payload } = await createLocalReq({}, server.payload)
    const { warn } = payload.logger
    payload.logger.warn = (line: unknown) => void warned.push(line)
    await warnOfLostSuppressions(payload)
    expect(warned).toEqual([])
    const { SECRETS_KEY } = process.env
    process.env.SECRETS_KEY = 'quite another secret, of 32 letters'
    await warnOfLostSuppressions(payload)
    process.env.SECRETS_KEY = SECRETS_KEY
    payload.logger.warn = warn
    expect(warned).toEqual([expect.stringContaining('1 erased or complained')])
  })
})

import { parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { Types } from 'mongoose'
import { type PayloadRequest, createLocalReq } from 'payload'
import * as contract from '@/contracts/audience/letterSending'
import { LETTER_TEXTS, type Letter, createLetter, deleteLetter } from '@/contracts/audience/letters'
import { leaveList } from '@/contracts/audience/newsletter'
import { listNotifications } from '@/contracts/notifications'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { countDeliveries, deliveries, settleDelivery } from '@/domain/audience/letters/deliveries'
import { letters } from '@/domain/audience/letters/letters'
import { refreshCounts } from '@/domain/audience/letters/progress'
import { subscribers } from '@/domain/audience/subscribers'
import { suppress } from '@/domain/audience/suppressions'
import { MOMENT, failureOf } from '@/endpoints/core/testing/answers'
import { buildAdmin } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type LetterSink, smtpError, startLetterSink } from '@/mail/testing/letterSink'
import type { User as StoredUser } from '@/payload-types'
import { runSendLetters } from './sendLetters'
import { stopLetters } from './workOnLetter'
import { buildLetter, buildReaders, makeDue, seen, settleSite, sumOf } from './testing/letters'

describe('sending letters', () => {
  let sink: LetterSink
  let server: TestServer
  let admin: StoredUser
  let req: PayloadRequest

  beforeAll(async () => {
    sink = await startLetterSink()
    Object.assign(process.env, { RATE_LIMITS: 'off', SMTP_URL: sink.url, MAIL_RATE: '1000' })
    server = await startServer()
    admin = await buildAdmin(server.payload)
    req = await createLocalReq({}, server.payload)
    await settleSite(server.payload)
  })
  beforeEach(async () => {
    const kinds = ['campaigns', 'deliveries', 'email-signups', 'letter-pace', 'suppressions'] as const
    for (const kind of kinds) await driverCollection(server, kind).deleteMany({})
    sink.mails.length = 0
    for (const part of ['login', 'from', 'to', 'data'] as const) delete sink.answers[part]
  })
  afterAll(async () => {
    await server.stop()
    await sink.stop()
    for (const name of ['RATE_LIMITS', 'SMTP_URL', 'MAIL_RATE', 'MAIL_DAILY']) delete process.env[name]
  })

  const run = (lastsMs = 20_000) => runSendLetters(req, { lastsMs })
  const now = (id: string) => seen(server, admin, id)
  const tell = (
    call: typeof contract.pauseLetter | typeof contract.cancelLetter | typeof contract.resumeLetter,
    id: string,
  ) => server.request(call, { as: admin, params: { id }, body: {} })

  it('reaches everybody once, with the links and headers of each', async () => {
    await buildReaders(server.payload, 120)
    const { id } = await buildLetter(server, admin)
    await run()
    const done = await now(id)
    expect(done).toMatchObject({ status: 'sent', total: 120, note: null, counts: { sent: 120, waiting: 0 } })
    expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(120)
    expect(sink.mails).toHaveLength(120)
    const person = await subscribers(server).findOne({ email: sink.mails[0]?.to ?? '' })
    const source = (sink.mails[0]?.source ?? '').replace(/\r\n[ \t]+/g, ' ')
    expect(source).toContain('From: Isla Verano <no-reply@localhost>')
    expect(source).toContain(`Message-ID: <${id}.${String(person?._id)}@localhost>`)
    expect(source).toContain(
      `List-Unsubscribe: <http://localhost:3000/api/newsletter/leave/${person?.key}?c=${id}>`,
    )
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(source).toMatch(/^List-Id: <letters\.localhost>\r$/im)
    expect(source).toMatch(/^Precedence: bulk\r$/im)
    // The shop has no support address.
    expect(source).toContain(`Reply-To: ${admin.email}`)
    await run()
    expect(sink.mails).toHaveLength(120)
  })

  it('is shared by two runners at once without a second copy, at most as fast as MAIL_RATE', async () => {
    await buildReaders(server.payload, 60)
    const { id } = await buildLetter(server, admin)
    process.env.MAIL_RATE = '100'
    const start = performance.now()
    await Promise.all([run(), run()])
    expect(performance.now() - start).toBeGreaterThan(450)
    process.env.MAIL_RATE = '1000'
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 60 } })
    expect(sink.mails.map(({ to }) => to).toSorted()).toEqual(
      [...new Set(sink.mails.map(({ to }) => to))].toSorted(),
    )
    expect(sink.mails).toHaveLength(60)
  })

  it('is shared by two runners that seldom want the same delivery', async () => {
    await buildReaders(server.payload, 100)
    const { id } = await buildLetter(server, admin)
    await run(0)
    const written = async (): Promise<number> => {
      const stats = { $collStats: { latencyStats: {} } }
      const [{ latencyStats } = { latencyStats: null }] = await deliveries(server)
        .aggregate([stats])
        .toArray()
      return Number(latencyStats.writes.ops)
    }
    const before = await written()
    await Promise.all([run(), run()])
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 100 } })
    // A claim and an answer for each; if both read the same list in the same order, each claims in vain as often.
    expect((await written()) - before).toBeLessThan(265)
  })

  it('asks the number of people, the checks and the state before', async () => {
    await buildReaders(server.payload, 3)
    const draft = (await (
      await server.request(createLetter, { as: admin, body: { subject: 'Hello', body: 'Words' } })
    ).json()) as Letter
    const send = async (body: object) => {
      const answer = await server.request(contract.sendLetter, {
        as: admin,
        params: { id: draft.id },
        body: { version: 1, expected: 3, ...body },
      })
      return [answer.status, await answer.json()]
    }
    expect(await send({ expected: 5 })).toEqual([409, failureOf('The list changed: 3 people now.')])
    expect(await send({ version: 2 })).toEqual([409, failureOf(LETTER_TEXTS.changed)])
    expect(await send({ sendAt: '2020-01-01T09:00' })).toEqual([
      400,
      failureOf(LETTER_TEXTS.soonest, 'sendAt'),
    ])
    expect((await send({ sendAt: '2026-13-45T09:00' }))[0]).toBe(400)
    await server.payload.updateGlobal({
      slug: 'site-settings',
      data: { postalAddress: '', _status: 'published' },
    })
    expect(await send({})).toEqual([409, failureOf('There is no postal address.')])
    await settleSite(server.payload)
    expect(await send({})).toMatchObject([200, { status: 'scheduled' }])
    expect((await send({ version: 2 }))[0]).toBe(409)
    // Within its minute nothing is sent, and it can be taken back.
    await run()
    expect(await (await tell(contract.cancelLetter, draft.id)).json()).toMatchObject({
      status: 'draft',
      sendAt: null,
    })
    expect(sink.mails).toEqual([])
  })

  it('sends one launch letter, and another one only if nobody got the first', async () => {
    await buildReaders(server.payload, 2, ['launch'])
    const first = await buildLetter(server, admin, { topic: 'launch', isDue: false })
    await expect(buildLetter(server, admin, { topic: 'launch' })).rejects.toThrow(LETTER_TEXTS.launchOnce)
    await tell(contract.cancelLetter, first.id)
    await buildLetter(server, admin, { topic: 'launch' })
    await run()
    expect(sink.mails).toHaveLength(2)
    await expect(buildLetter(server, admin, { topic: 'launch' })).rejects.toThrow(LETTER_TEXTS.launchOnce)
  })

  it('skips who left, complained or was erased after the people were fixed', async () => {
    await buildReaders(server.payload, 5)
    const { id } = await buildLetter(server, admin)
    await run(0)
    expect(await now(id)).toMatchObject({ status: 'sending', total: 5, counts: { waiting: 5 } })
    const { key } = (await subscribers(server).findOne({ email: 'p0@example.com' })) ?? { key: '' }
    await server.request(leaveList, { params: { key }, query: { c: id } })
    await suppress(req, 'p1@example.com', 'complained')
    await subscribers(server).updateOne({ email: 'p2@example.com' }, { $set: { topics: ['launch'] } })
    const { docs } = await server.payload.find({
      collection: 'email-signups',
      where: { email: { equals: 'p3@example.com' } },
    })
    await server.payload.delete({ collection: 'email-signups', id: docs[0]?.id ?? '' })
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', left: 1, counts: { sent: 1, skipped: 4 } })
    expect(sink.mails.map(({ to }) => to)).toEqual(['p4@example.com'])
    expect(await deliveries(server).countDocuments({ email: 'p3@example.com' })).toBe(0)
  })

  it('fixes the same people again when it was cut off', async () => {
    await buildReaders(server.payload, 4)
    const { id } = await buildLetter(server, admin)
    await run(0)
    await deliveries(server).deleteMany({ email: { $in: ['p1@example.com', 'p2@example.com'] } })
    await deliveries(server).updateOne({ email: 'p0@example.com' }, { $set: { state: 'sent' } })
    await letters(server).updateMany({}, { $set: { frozenAt: null, total: null } })
    await run()
    expect(sink.mails.map(({ to }) => to).toSorted()).toEqual([
      'p1@example.com',
      'p2@example.com',
      'p3@example.com',
    ])
    expect(await now(id)).toMatchObject({ status: 'sent', total: 4, counts: { sent: 4 } })
  })

  it('tells refusals of a mailbox from those of a letter, and tries again what is refused for now', async () => {
    await buildReaders(server.payload, 4)
    const { id } = await buildLetter(server, admin)
    sink.answers.to = (address) =>
      ({
        'p0@example.com': smtpError(550, '5.1.1 No such user'),
        'p1@example.com': smtpError(550, '5.7.1 Not welcome'),
        'p2@example.com': smtpError(451, '4.7.1 Greylisted'),
      })[address]
    await run()
    expect(await now(id)).toMatchObject({ status: 'sending', counts: { refused: 2, waiting: 1, sent: 1 } })
    const statusOf = async (email: string) => (await subscribers(server).findOne({ email }))?.status
    expect(await statusOf('p0@example.com')).toBe('bounced')
    expect(await statusOf('p1@example.com')).toBe('active')
    delete sink.answers.to
    await run()
    expect(sink.mails).toHaveLength(1)
    await deliveries(server).updateMany({ state: 'waiting' }, { $set: { nextAt: new Date() } })
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { refused: 2, sent: 2 } })
    const answer = await server.request(contract.listDeliveries, {
      as: admin,
      params: { id },
      query: { state: 'refused' },
    })
    const { items } = (await answer.json()) as { items: contract.Delivery[] }
    expect(items).toEqual([
      {
        id: expect.stringContaining(`${id}:`),
        email: 'p0@example.com',
        state: 'refused',
        attempts: 1,
        nextAt: null,
        settledAt: MOMENT,
        response: '550 5.1.1 No such user',
      },
      expect.objectContaining({ email: 'p1@example.com', response: '550 5.7.1 Not welcome' }),
    ])
  })

  it('stores no address in the words of a server, and none of its words about an erased person', async () => {
    await buildReaders(server.payload, 2)
    await buildLetter(server, admin)
    sink.answers.to = (address) => smtpError(550, `5.1.1 <${address}>: "${address}" is unknown`)
    await run()
    const said = async () => (await deliveries(server).find().toArray()).map(({ response }) => response)
    expect(await said()).toEqual(Array(2).fill('550 5.1.1 <…>: "…" is unknown'))
    await server.payload.delete({
      collection: 'email-signups',
      where: { email: { equals: 'p0@example.com' } },
    })
    expect(await said()).toEqual([null, '550 5.1.1 <…>: "…" is unknown'])
  })

  it('gives up after eight tries', async () => {
    await buildReaders(server.payload, 1)
    const { id } = await buildLetter(server, admin)
    sink.answers.data = () => smtpError(452, '4.2.2 Mailbox full')
    for (let tries = 1; tries <= 8; tries += 1) {
      await run()
      await deliveries(server).updateMany({ state: 'waiting' }, { $set: { nextAt: new Date() } })
    }
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { failed: 1 } })
    const [row] = await deliveries(server).find().toArray()
    expect(row).toMatchObject({ attempts: 8, response: '452 4.2.2 Mailbox full' })
  })

  it('never sends again by itself what may have arrived, until an admin decides', async () => {
    await buildReaders(server.payload, 6)
    const { id } = await buildLetter(server, admin)
    sink.answers.data = ({ to }) => (['p0@example.com', 'p1@example.com'].includes(to) ? 'drop' : undefined)
    await run()
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 4, uncertain: 2 } })
    expect(sink.mails).toHaveLength(6)
    delete sink.answers.data
    const decide = async (body: object) =>
      (await server.request(contract.decideUncertain, { as: admin, params: { id }, body })).json()
    const [first] = await deliveries(server).find({ state: 'uncertain' }).toArray()
    expect(await decide({ action: 'leave', ids: [first?._id] })).toMatchObject({
      counts: { sent: 5, uncertain: 1 },
    })
    expect(await decide({ action: 'again' })).toMatchObject({ status: 'sending', counts: { waiting: 1 } })
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 6 } })
    const ids = sink.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect([ids.length, new Set(ids).size]).toEqual([7, 6])
  })

  it('does not know about letters of a process that ended, and leaves those alone that are being sent', async () => {
    await buildReaders(server.payload, 2)
    const { id } = await buildLetter(server, admin)
    await run(0)
    const ago = (ms: number) => ({
      $set: { state: 'sending' as const, claim: 'gone', claimedAt: new Date(Date.now() - ms) },
    })
    await deliveries(server).updateOne({ email: 'p0@example.com' }, ago(121_000))
    await deliveries(server).updateOne({ email: 'p1@example.com' }, ago(60_000))
    await run()
    expect(await now(id)).toMatchObject({ status: 'sending', counts: { uncertain: 1, sending: 1 } })
    expect(sink.mails).toEqual([])
  })

  it('goes on after its end when an answer comes late, and says so', async () => {
    await buildReaders(server.payload, 3)
    const { id } = await buildLetter(server, admin)
    await run(0)
    // Two are being sent by a process that was stopped; another one ends the letter.
    const gone = { state: 'sending' as const, claim: 'stopped', claimedAt: new Date(Date.now() - 121_000) }
    const [one, two] = await deliveries(server).find({}).sort({ _id: 1 }).limit(2).toArray()
    if (!one || !two) throw new Error('Nobody gets the letter')
    await deliveries(server).updateMany({ _id: { $in: [one._id, two._id] } }, { $set: gone })
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 1, uncertain: 2 } })
    const settle = (_id: string, state: 'sent' | 'waiting') =>
      settleDelivery(server, { _id, claim: 'stopped' }, { state, response: null, nextAt: new Date() })
    await settle(one._id, 'sent')
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 2, uncertain: 1 } })
    await settle(two._id, 'waiting')
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 3, uncertain: 0 } })
    expect(sink.mails.map(({ to }) => to)).toContain(two.email)
  })

  it('keeps its counts when its deliveries are no longer kept', async () => {
    await buildReaders(server.payload, 3)
    const { id } = await buildLetter(server, admin)
    await run()
    await deliveries(server).updateOne({}, { $set: { state: 'uncertain' } })
    await refreshCounts(server, new Types.ObjectId(id))
    await run()
    const counts = { sent: 2, uncertain: 1 }
    expect(await now(id)).toMatchObject({ status: 'sent', counts })
    const startedAt = new Date(Date.now() - 397 * DAY_MS)
    await letters(server).updateOne({ _id: new Types.ObjectId(id) }, { $set: { startedAt } })
    await deliveries(server).deleteMany({})
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', counts })
  })

  it.each([
    ['login', smtpError(535, '5.7.8 Bad credentials'), 'refuses the user or the password'],
    ['from', smtpError(550, '5.7.1 Sender not allowed'), 'refuses the sender'],
  ] as const)(
    'pauses by itself when the server refuses the %s, and loses nobody',
    async (part, error, note) => {
      process.env.SMTP_URL = sink.url.replace('smtp://', 'smtp://isla:secret@')
      await buildReaders(server.payload, 3)
      const { id } = await buildLetter(server, admin)
      sink.answers[part] = error
      await run()
      const paused = await now(id)
      expect(paused).toMatchObject({ status: 'paused', counts: { waiting: 3 } })
      expect(paused.note).toContain(note)
      const { items } = await (await server.request(listNotifications, { as: admin })).json()
      expect(items[0]).toMatchObject({ title: 'A letter has stopped', body: expect.stringContaining(note) })
      delete sink.answers[part]
      await run()
      expect(sink.mails).toEqual([])
      expect((await tell(contract.resumeLetter, id)).status).toBe(200)
      await run()
      expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 3 } })
      process.env.SMTP_URL = sink.url
    },
  )

  it('pauses by itself when more than a tenth of the last 200 is refused for the letter’s sake', async () => {
    await buildReaders(server.payload, 60)
    const { id } = await buildLetter(server, admin)
    const isSpam = smtpError(554, '5.7.1 <p0@example.com> Looks like spam')
    sink.answers.data = () => (sink.mails.length < 2 ? undefined : isSpam)
    await run()
    const paused = await now(id)
    expect(paused).toMatchObject({ status: 'paused', total: 60 })
    expect(paused.note).toContain('5.7.1 <…> Looks like spam')
    expect(paused.counts.refused).toBeGreaterThan(20)
    expect(paused.counts.refused).toBeLessThan(30)
    expect(sumOf(paused)).toBe(60)
  })

  it.each([1, 3, 12])(
    'pauses by itself when the server takes no copy of the first ones of %i, who can get it again',
    async (number) => {
      await buildReaders(server.payload, number, ['launch'])
      const { id } = await buildLetter(server, admin, { topic: 'launch' })
      sink.answers.to = () => smtpError(554, '5.7.1 Relay access denied')
      await run()
      const paused = await now(id)
      expect(paused).toMatchObject({ status: 'paused', refusedForIt: paused.counts.refused })
      expect(paused.note).toContain('554 5.7.1 Relay access denied')
      expect(paused.counts.refused).toBeGreaterThanOrEqual(Math.min(5, number))
      expect(paused.counts.refused).toBeLessThan(10)
      delete sink.answers.to
      const body = { action: 'refused' }
      const again = await server.request(contract.decideUncertain, { as: admin, params: { id }, body })
      expect(await again.json()).toMatchObject({
        status: 'paused',
        refusedForIt: 0,
        counts: { waiting: number },
      })
      await tell(contract.resumeLetter, id)
      await run()
      expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: number, refused: 0 } })
    },
  )

  it('sends what was refused for its sake again after its end, and nothing of a mailbox that is gone', async () => {
    await buildReaders(server.payload, 3)
    const { id } = await buildLetter(server, admin)
    sink.answers.to = (address) =>
      ({
        'p0@example.com': smtpError(550, '5.1.1 No such user'),
        'p1@example.com': smtpError(554, '5.7.1 Relay access denied'),
      })[address]
    await run()
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', refusedForIt: 1, counts: { refused: 2, sent: 1 } })
    delete sink.answers.to
    const body = { action: 'refused' }
    await server.request(contract.decideUncertain, { as: admin, params: { id }, body })
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', refusedForIt: 0, counts: { refused: 1, sent: 2 } })
  })

  it('stops for MAIL_DAILY, and goes on the next day', async () => {
    process.env.MAIL_DAILY = '2'
    await buildReaders(server.payload, 5)
    const { id } = await buildLetter(server, admin)
    await run()
    await run()
    const halted = await now(id)
    expect(halted).toMatchObject({ status: 'sending', counts: { sent: 2, waiting: 3 } })
    expect(halted.note).toContain('It goes on tomorrow')
    await driverCollection(server, 'letter-pace').deleteMany({ count: { $exists: true } })
    delete process.env.MAIL_DAILY
    await run()
    expect(await now(id)).toMatchObject({ status: 'sent', note: null, counts: { sent: 5 } })
  })

  it('ends for good when it is cancelled, and adds up', async () => {
    await buildReaders(server.payload, 4)
    const { id } = await buildLetter(server, admin)
    await run(0)
    expect(await (await tell(contract.pauseLetter, id)).json()).toMatchObject({ status: 'paused' })
    await run()
    expect(sink.mails).toEqual([])
    const ended = await (await tell(contract.cancelLetter, id)).json()
    expect(ended).toMatchObject({ status: 'cancelled', total: 4, counts: { skipped: 4 } })
    for (const call of [contract.pauseLetter, contract.resumeLetter, contract.cancelLetter])
      expect((await tell(call, id)).status).toBe(409)
    await run()
    expect(sink.mails).toEqual([])
    expect((await server.request(deleteLetter, { as: admin, params: { id } })).status).toBe(409)
    expect(await deliveries(server).countDocuments({})).toBe(4)
  })

  it('lets a second letter wait for the first, and misses none because of that', async () => {
    await buildReaders(server.payload, 2)
    const first = await buildLetter(server, admin, { subject: 'First' })
    await run(0)
    const second = await buildLetter(server, admin, { subject: 'Second' })
    await run(0)
    expect(await now(second.id)).toMatchObject({ status: 'scheduled', waitsFor: 'First' })
    await makeDue(server.payload, second.id, 7 * 60)
    await run()
    expect(await now(first.id)).toMatchObject({ status: 'sent' })
    await run()
    expect(await now(second.id)).toMatchObject({ status: 'sent', waitsFor: null })
    expect(sink.mails).toHaveLength(4)
  })

  it('does not begin a letter that is more than six hours late', async () => {
    await buildReaders(server.payload, 1)
    const { id } = await buildLetter(server, admin)
    await makeDue(server.payload, id, 6 * 60 + 1)
    await run()
    expect(await now(id)).toMatchObject({ status: 'missed', total: null })
    const { items } = await (await server.request(listNotifications, { as: admin })).json()
    expect(items[0]).toMatchObject({ kind: 'letter', title: 'A letter was not sent' })
    expect(sink.mails).toEqual([])
    const { version, audience } = await now(id)
    // The dialog that sends it after all says to how many.
    expect(audience?.people).toBe(1)
    const body = { version, expected: 1 }
    const again = await server.request(contract.sendLetter, { as: admin, params: { id }, body })
    expect(await again.json()).toMatchObject({ status: 'scheduled' })
  })

  it('counts every person once at any moment', async () => {
    await buildReaders(server.payload, 80)
    const { id } = await buildLetter(server, admin)
    await run(0)
    process.env.MAIL_RATE = '100'
    let isDone = false
    const running = run().finally(() => (isDone = true))
    while (!isDone) {
      const counts = await countDeliveries(server, new Types.ObjectId(id))
      expect(sumOf({ counts })).toBe(80)
      expect(counts.sent).toBeLessThanOrEqual(sink.mails.length)
    }
    await running
    process.env.MAIL_RATE = '1000'
    expect(await now(id)).toMatchObject({ status: 'sent', counts: { sent: 80 } })
  })

  it('is planned in the site’s time zone, also in the hour that clocks leave out or show twice', async () => {
    const former = process.env.TZ
    process.env.TZ = 'Asia/Kolkata'
    await buildReaders(server.payload, 1)
    const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)
    const { id } = await buildLetter(server, admin, { sendAt: `${day}T09:00`, isDue: false })
    expect(await now(id)).toMatchObject({ sendAt: `${day}T03:30:00.000Z`, zone: 'Asia/Kolkata' })
    const twice = oddTime((shown) => shown.length === 2)
    process.env.TZ = twice.zone
    const late = await buildLetter(server, admin, { sendAt: twice.typed, isDue: false })
    expect((await now(late.id)).sendAt).toBe(twice.shown[0])
    const leftOut = oddTime((shown) => shown.length === 0)
    process.env.TZ = leftOut.zone
    await expect(buildLetter(server, admin, { sendAt: leftOut.typed, isDue: false })).rejects.toThrow(
      LETTER_TEXTS.leftOut,
    )
    if (former === undefined) delete process.env.TZ
    else process.env.TZ = former
  })

  // The last one: a process that stops stays stopped.
  it('takes nothing new when the process stops, and ends what it is sending', async () => {
    await buildReaders(server.payload, 20)
    const { id } = await buildLetter(server, admin)
    let stopping: Promise<void> | undefined
    sink.answers.data = () => void (stopping ??= stopLetters())
    await run()
    await stopping
    const { counts, status } = await now(id)
    expect(status).toBe('sending')
    expect(counts).toMatchObject({ sending: 0, uncertain: 0, sent: sink.mails.length })
    expect(sink.mails.length).toBeLessThanOrEqual(2)
    expect(counts.waiting).toBe(20 - sink.mails.length)
  })
})

/** A time of the next year that clocks of some zone leave out or show twice, and the instants at which they show it. */
function oddTime(isWanted: (shown: string[]) => boolean) {
  for (const zone of ['America/New_York', 'Australia/Sydney'])
    for (let days = 2; days < 364; days += 1)
      for (const hour of ['01:30', '02:30']) {
        const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
        const typed = `${day}T${hour}`
        const wanted = parseDateTime(typed)
        const both = (['earlier', 'later'] as const)
          .map((which) => toZoned(wanted, zone, which))
          .filter((zoned) => toCalendarDateTime(zoned).compare(wanted) === 0)
        const shown = [...new Set(both.map((zoned) => zoned.toDate().toISOString()))]
        if (isWanted(shown)) return { zone, typed, shown }
      }
  throw new Error('There is no such time')
}

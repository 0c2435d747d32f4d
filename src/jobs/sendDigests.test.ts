import { setTimeout as pause } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import { updateNotificationSettings } from '@/contracts/notificationSettings'
import { DAY_MS } from '@/contracts/core/time'
import type { NotificationKind } from '@/contracts/notifications'
import { driverCollection } from '@/database/driverCollection'
import { notify } from '@/database/notify'
import { BULK_QUEUE, queueMail } from '@/database/queueMail'
import { inTransaction } from '@/database/transaction'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { User as StoredUser } from '@/payload-types'
import { runSendDigests } from './sendDigests'
import { startJobProcess } from './testing/startJobProcess'

describe('mails about notifications', () => {
  let mailServer: MailServer
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.SITE_URL = 'https://isla.example'
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
  })
  beforeEach(async () => {
    mailServer.mails.length = 0
    for (const slug of ['payload-jobs', 'notifications'] as const)
      await driverCollection(server, slug).deleteMany({})
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['RATE_LIMITS', 'SITE_URL', 'SMTP_URL']) delete process.env[name]
  })

  const request = () => createLocalReq({}, server.payload)
  const digests = async (now: string) => runSendDigests(await request(), new Date(now))
  const send = (queue: string) => server.payload.jobs.run({ silent: true, queue, limit: 2_000 })
  const choose = async (as: StoredUser, body: object) =>
    expect((await server.request(updateNotificationSettings, { as, body })).status).toBe(200)

  /** Notifies as of a moment. */
  async function tell(
    user: StoredUser,
    title: string,
    at: string,
    kind: NotificationKind = 'deal',
  ): Promise<void> {
    const req = await request()
    const given = {
      userId: user.id,
      kind,
      dedupeKey: title,
      title,
      body: 'Winter',
      href: '/dashboard/connect',
    }
    await inTransaction(req, () => notify(req, given))
    await driverCollection(server, 'notifications').updateOne(
      { dedupeKey: title },
      { $set: { createdAt: new Date(at) } },
    )
  }
  it('leave out what a mail of its own has told', async () => {
    const creator = await buildUser(server.payload)
    await choose(creator, { timeZone: 'UTC', mails: { event: 'now' } })
    const req = await request()
    const told = {
      userId: creator.id,
      kind: 'event',
      title: 'Reef walk',
      body: 'Moved',
      href: '/dashboard/events',
    } as const
    await inTransaction(req, () => notify(req, { ...told, dedupeKey: 'moved', hasOwnMail: true }))
    expect(await driverCollection(server, 'payload-jobs').countDocuments({})).toBe(0)
    expect(await digests(new Date(Date.now() + 2 * DAY_MS).toISOString())).toBe(0)
    await inTransaction(req, () => notify(req, { ...told, dedupeKey: 'news' }))
    expect(await driverCollection(server, 'payload-jobs').countDocuments({})).toBe(1)
  })

  const sent = () => mailServer.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])

  it('come as one digest per local day, with what was unread at its hour', async () => {
    const creator = await buildUser(server.payload)
    await choose(creator, { timeZone: 'Asia/Kolkata' })
    await tell(creator, 'Palmera approved you', '2026-11-20T02:00:00Z')
    await tell(creator, 'Reef walk is confirmed', '2026-11-20T02:10:00Z', 'event')
    expect(await digests('2026-11-20T02:29:00Z')).toBe(0)
    expect(await digests('2026-11-20T02:30:00Z')).toBe(1)
    await tell(creator, 'Too late for today', '2026-11-20T02:31:00Z')
    expect(await digests('2026-11-20T02:45:00Z')).toBe(0)
    expect(await digests('2026-11-20T23:00:00Z')).toBe(0)
    await send(BULK_QUEUE)
    expect(sent()).toEqual(['2 things you have not read at Isla Verano'])
    const { text } = mailServer.mails[0] ?? { text: '' }
    expect(text).toContain('Friday, November 20')
    expect(text).toContain(
      'Event, Nov 20, 7:40 AM\nReef walk is confirmed\nWinter\nhttps://isla.example/dashboard/connect',
    )
    expect(text).toContain(
      'One mail a day at 8:00 AM India Standard Time, and only when something is unread.',
    )
    expect(text).toContain('Auto-Submitted: auto-generated')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await digests('2026-11-21T02:30:00Z')).toBe(1)
    expect(await digests('2026-11-22T02:30:00Z')).toBe(0)
  })

  it('come on the days that clocks change, once', async () => {
    const creator = await buildUser(server.payload)
    await choose(creator, { timeZone: 'America/New_York', digestHour: 2 })
    await tell(creator, 'In spring', '2026-03-08T06:30:00Z')
    expect(await digests('2026-03-08T06:59:00Z')).toBe(0)
    expect(await digests('2026-03-08T07:00:00Z')).toBe(1)
    await choose(creator, { digestHour: 1 })
    await tell(creator, 'In autumn', '2026-11-01T04:30:00Z')
    expect(await digests('2026-11-01T05:00:00Z')).toBe(1)
    await tell(creator, 'In the hour between', '2026-11-01T05:30:00Z')
    expect(await digests('2026-11-01T06:00:00Z')).toBe(0)
  })

  it('come once, also with two processes, and not when all is read, or was months ago', async () => {
    const [creator, reader, late] = await Promise.all([1, 2, 3].map(() => buildUser(server.payload)))
    if (!creator || !reader || !late) throw new Error('Nobody is there')
    await tell(creator, 'A deal', '2026-11-20T01:00:00Z')
    await tell(reader, 'Read', '2026-11-20T01:00:00Z')
    await tell(late, 'Old', '2026-09-20T01:00:00Z')
    await driverCollection(server, 'notifications').updateOne(
      { dedupeKey: 'Read' },
      { $set: { readAt: new Date() } },
    )
    const runs = await Promise.all(Array.from({ length: 4 }, () => digests('2026-11-20T09:00:00Z')))
    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
    expect(await driverCollection(server, 'payload-jobs').countDocuments({})).toBe(1)
  })

  it('come once where two processes queue them at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(server.payload)))
    await Promise.all(people.map((each) => tell(each, `To ${each.id}`, '2026-11-20T01:00:00Z')))
    const both = await Promise.all([startJobProcess(), startJobProcess()])
    for (const { run } of both) run('2026-11-20T09:00:00Z')
    const counts = await Promise.all(both.map(({ queued }) => queued()))
    expect(Number(counts[0]) + Number(counts[1])).toBe(20)
    const jobs = await driverCollection(server, 'payload-jobs').find({}).toArray()
    const about = jobs.map(({ input }) => (input as { about: string }).about.split(' ')[0] ?? '')
    expect(about.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  })

  it('hold nothing that was read before the mail was sent, and no kind that is off', async () => {
    const creator = await buildUser(server.payload)
    await choose(creator, { mails: { event: 'off' } })
    await tell(creator, 'A deal', '2026-11-20T01:00:00Z')
    await tell(creator, 'An event', '2026-11-20T01:00:00Z', 'event')
    expect(await digests('2026-11-20T09:00:00Z')).toBe(1)
    await driverCollection(server, 'notifications').updateOne(
      { dedupeKey: 'A deal' },
      { $set: { readAt: new Date() } },
    )
    await send(BULK_QUEUE)
    expect(sent()).toEqual([])
  })

  it('come at once for kinds set to now, and for security, and not again with the digest', async () => {
    const creator = await buildUser(server.payload, { firstName: 'Mara' })
    await choose(creator, { mails: { deal: 'now' } })
    for (const title of ['Palmera approved you', 'Palmera approved you'])
      await tell(creator, title, '2026-11-20T01:00:00Z')
    await tell(creator, 'New log-in', '2026-11-20T01:00:00Z', 'security')
    await send(BULK_QUEUE)
    expect(new Set(sent())).toEqual(new Set(['New log-in', 'Palmera approved you']))
    expect(sent()).toHaveLength(2)
    const deal = mailServer.mails.find(({ text }) => text.includes('Palmera'))
    const security = mailServer.mails.find(({ text }) => text.includes('New log-in'))
    expect(deal?.text).toMatch(
      /List-Unsubscribe:\s+<https:\/\/isla\.example\/api\/notification-settings\/stop\//,
    )
    expect(security?.text).not.toContain('List-Unsubscribe')
    expect(await digests('2026-11-20T09:00:00Z')).toBe(0)
  })

  it('are not queued when their cause is not stored', async () => {
    const creator = await buildUser(server.payload)
    await choose(creator, { mails: { deal: 'now' } })
    const req = await request()
    const work = inTransaction(req, async () => {
      const given = {
        userId: creator.id,
        kind: 'deal',
        dedupeKey: 'x',
        title: 'T',
        body: 'B',
        href: '/',
      } as const
      await notify(req, given)
      throw new Error('Not stored')
    })
    await expect(work).rejects.toThrow('Not stored')
    expect(await driverCollection(server, 'payload-jobs').countDocuments({})).toBe(0)
  })

  it('never hold up a reset link, even two hundred of them, and go once with two processes', async () => {
    const runners = server.config.jobs.autoRun
    const others = typeof runners === 'function' ? await runners(server.payload) : (runners ?? [])
    // Payload's runners share a lease, so none of them takes the bulk lane.
    expect(others.map(({ queue = 'default', allQueues = false }) => [queue, allQueues])).toEqual([
      ['default', false],
      ['dashboard', false],
    ])
    const creator = await buildUser(server.payload)
    await choose(creator, { mails: { deal: 'now' } })
    for (let n = 0; n < 200; n += 1) await tell(creator, `Deal ${n}`, '2026-11-20T01:00:00Z')
    const both = await Promise.all([1, 2].map(() => startJobProcess({ RUN_JOBS: 'on' })))
    try {
      for (const { run } of both) run('jobs')
      await until(() => sent().length > 0)
      const before = sent().length
      await queueMail(await request(), 'reset-link', creator.username)
      await until(() => sent().includes('Set a new Isla Verano password'))
      // At most four of the other lane each second.
      expect(sent().length - before).toBeLessThan(16)
      await until(() => sent().length > 60)
      expect(new Set(sent()).size).toBe(sent().length)
    } finally {
      await Promise.all(both.map(({ end }) => end()))
    }
  })
})

/** Waits for it, but not for ever: what is then expected says what is missing. */
async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 60_000
  while (!isSo() && Date.now() < giveUpAt) await pause(20)
}

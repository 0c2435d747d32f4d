import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hello } from '@/contracts/audience/hello'
import { readNumbers } from '@/contracts/audience/numbers'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import { forgetCounting, isCounting } from '@/domain/audience/counting'
import { describeVisit } from '@/domain/audience/describeVisit'
import { readLeftOut } from '@/domain/audience/readDays'
import { siteDayAt } from '@/domain/audience/siteDays'
import { visitBuffer } from '@/domain/audience/visitBuffer'
import { visitorsOf } from '@/domain/audience/visitors'
import { dayRows, salts, visits } from '@/domain/audience/visits'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { collectLog } from '../core/testing/written'
import { AGENTS, sayHello, startCounting, store } from './testing/hellos'
import { payloadCommand } from '../../../scripts/lib/payloadCommand.mjs'

const NOTHING = { robots: 0, automation: 0, team: 0, optedOut: 0, malformed: 0, limited: 0, dropped: 0 }

describe('hello', () => {
  let server: TestServer
  const today = siteDayAt(Date.now()).day
  const leftOut = () => readLeftOut(server.payload, { from: today, to: today })

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    await store(server)
    for (const collection of [visits(server), dayRows(server)]) await collection.deleteMany({})
  })
  afterEach(() => {
    process.env.RATE_LIMITS = 'off'
    delete process.env.COUNT_AUTOMATION
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  it('stores nothing on a fresh site, whose numbers are zeros', async () => {
    expect(await sayHello(server, { k: 'view', p: '/' })).toBe(204)
    await store(server)
    expect(await visits(server).countDocuments()).toBe(0)
    const as = await buildUser(server.payload)
    const answer = await server.request(readNumbers, { as, query: { from: today, to: today } })
    expect(await answer.json()).toMatchObject({
      isCounting: false,
      countingSince: null,
      totals: { visits: 0, views: 0, engaged: 0, visitors: 0, seconds: null, goals: 0 },
      engagementRate: null,
      followerGrowth: null,
      leftOut: NOTHING,
    })
  })

  it('makes one visit of what a page tells, with nothing of the person in the database or the log', async () => {
    await startCounting(server)
    const log = collectLog(server.payload)
    const from = { address: '203.0.113.77' }
    await sayHello(
      server,
      {
        k: 'view',
        p: '/',
        r: 'l.instagram.com',
        z: 'Europe/Rome',
        w: 390,
        id: 'a'.repeat(22),
        q: { c: 'Summer Drop', m: 'me@example.com' },
      },
      from,
    )
    // A retry of the same view.
    await sayHello(server, { k: 'view', p: '/', id: 'a'.repeat(22) }, from)
    await sayHello(server, { k: 'leave', p: '/', s: 12.4 }, from)
    await store(server)
    await sayHello(server, { k: 'view', p: '/order/IV-1/secret-key', w: 390 }, from)
    await sayHello(server, { k: 'view', p: '/shop/linen-blazer' }, from)
    await sayHello(server, { k: 'cart', p: '/shop/linen-blazer' }, from)
    await sayHello(server, { k: 'click', p: '/', n: 'Instagram' }, from)
    await store(server)
    log.stop()
    const [visit, ...more] = await visits(server).find().toArray()
    expect(more).toEqual([])
    expect(visit).toMatchObject({
      day: today,
      views: 3,
      seconds: 12,
      pages: ['/', '(other)', '/shop/linen-blazer'],
      entry: '/',
      exit: '/shop/linen-blazer',
      source: 'instagram',
      medium: 'social',
      campaign: 'summer drop',
      referrer: 'l.instagram.com',
      place: 'IT',
      device: 'phone',
      browser: 'Safari',
      system: 'iOS',
      goals: [{ k: 'cart' }, { k: 'click:Instagram' }],
    })
    const all = (await server.payload.db.connection.db?.collections()) ?? []
    const written = JSON.stringify([log.lines, await Promise.all(all.map((each) => each.find().toArray()))])
    for (const person of ['203.0.113.77', 'iPhone OS', 'me@example.com', 'secret-key'])
      expect(written).not.toContain(person)
  })

  it.each(['(Not counted)', '(other)|'])(
    'takes no %s as a source, for rows of the numbers are called so',
    async (s) => {
      await sayHello(server, { k: 'view', p: '/', q: { s, c: s } }, { address: '203.0.113.78' })
      await store(server)
      expect(await visits(server).findOne()).toMatchObject({ source: 'direct', campaign: null })
    },
  )

  it('knows a person for a day, and under one key, and crosses midnight with them', async () => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9', 'user-agent': AGENTS.phone })
    const other = new Headers({ 'x-forwarded-for': '203.0.113.10', 'user-agent': AGENTS.phone })
    const who = async (at: number, given = headers) =>
      (await visitorsOf({ payload: server.payload, headers: given }, at)).map((each) => each.toString('hex'))
    const noon = siteDayAt(Date.now()).start + 12 * HOUR_MS
    const [first, ...none] = await who(noon)
    expect([first?.length, none]).toEqual([16, []])
    expect(await who(noon + HOUR_MS)).toEqual([first])
    expect(await who(noon, other)).not.toEqual([first])
    expect(await who(noon + DAY_MS)).not.toEqual([first])
    const { end } = siteDayAt(noon)
    expect((await who(end + MINUTE_MS)).slice(1)).toEqual([first])
    expect(await who(end + 31 * MINUTE_MS)).toHaveLength(1)
    const key = process.env.SECRETS_KEY
    process.env.SECRETS_KEY = 'yet another secret for tests, 32 char'
    expect(await who(noon)).not.toEqual([first])
    process.env.SECRETS_KEY = key
    expect(await who(noon)).toEqual([first])
    const [salt] = await salts(server)
      .find({ _id: siteDayAt(noon).day })
      .toArray()
    expect(salt?.expiresAt).toEqual(new Date(end + 30 * MINUTE_MS))
    await salts(server).deleteMany({})
  })

  it('leaves out robots, driven browsers, the team and who asks for it, and counts them by reason', async () => {
    await startCounting(server)
    const as = await buildUser(server.payload)
    const view = { k: 'view', p: '/' } as const
    const statuses = [
      await sayHello(server, view, { agent: AGENTS.robot }),
      await sayHello(server, view, { agent: '' }),
      await sayHello(server, view, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await sayHello(server, { ...view, a: true }),
      await sayHello(server, view, { as }),
      await sayHello(server, view, { headers: { 'sec-gpc': '1' } }),
      await sayHello(server, view, { headers: { dnt: '1' } }),
    ]
    expect(new Set(statuses)).toEqual(new Set([204]))
    await sayHello(server, { k: 'nap', p: '/' } as never)
    await store(server)
    expect(await visits(server).countDocuments()).toBe(0)
    expect(await leftOut()).toEqual({
      ...NOTHING,
      robots: 3,
      automation: 1,
      team: 1,
      optedOut: 2,
      malformed: 1,
    })
    process.env.COUNT_AUTOMATION = 'on'
    await sayHello(server, { ...view, a: true })
    await sayHello(server, { ...view, a: true }, { agent: AGENTS.robot })
    await store(server)
    expect(await visits(server).countDocuments()).toBe(1)
  })

  it.each([
    ['{', 'text/plain', 400],
    ['[]', 'application/json', 400],
    ['', 'text/plain', 400],
    [JSON.stringify({ k: 'view' }), 'text/plain', 400],
    [JSON.stringify({ k: 'view', p: 'shop' }), 'text/plain', 400],
    [JSON.stringify({ k: 'leave', p: '/', s: -1 }), 'text/plain', 400],
    [JSON.stringify({ k: 'click', p: '/', n: 'a|b' }), 'text/plain', 400],
    [JSON.stringify({ k: 'view', p: `/${'x'.repeat(1_100)}` }), 'text/plain', 413],
    [JSON.stringify({ k: 'view', p: '/' }), 'image/png', 415],
  ])('answers %j as %s with %i', async (body, type, status) => {
    await startCounting(server)
    const headers = { 'content-type': type, 'user-agent': AGENTS.phone }
    expect((await server.request(hello, { body, headers })).status).toBe(status)
  })

  it('is refused from another site, and beyond 120 a minute not counted', async () => {
    await startCounting(server)
    const view = { k: 'view', p: '/' } as const
    expect(await sayHello(server, view, { headers: { origin: 'https://other.example' } })).toBe(403)
    process.env.RATE_LIMITS = 'on'
    for (let n = 0; n < 123; n += 1) await sayHello(server, view, { address: '203.0.113.200' })
    await store(server)
    expect((await visits(server).find().toArray()).map(({ views }) => views)).toEqual([120])
    expect((await leftOut()).limited).toBe(3)
  })

  it('costs no query for a visitor without a session', async () => {
    await startCounting(server)
    await sayHello(server, { k: 'view', p: '/' })
    const database = server.payload.db.connection.db
    await database?.command({ profile: 2 })
    const since = new Date()
    for (let n = 0; n < 100; n += 1)
      await sayHello(server, { k: 'view', p: '/' }, { address: `198.51.100.${n}` })
    await database?.command({ profile: 0 })
    const profiled = await database
      ?.collection('system.profile')
      .find({ ts: { $gt: since } })
      .toArray()
    await database?.dropCollection('system.profile')
    // Once a second it asks whether visits are counted, and stores those that wait.
    const reads = profiled?.filter(({ op }) => op === 'query' || op === 'command') ?? []
    expect(reads.length).toBeLessThan(10)
    await store(server)
    expect(await visits(server).countDocuments()).toBe(101)
  })

  it('asks once what a time zone is, however many visits come from it', () => {
    const place = (z: string) => describeVisit({ k: 'view', p: '/', z }, new Headers()).place
    expect([place('Europe/Lisbon'), place('Europe/Nowhere')]).toEqual(['PT', 'ZZ'])
    const made = jest.spyOn(Intl, 'DateTimeFormat')
    expect(place('Europe/Lisbon')).toBe('PT')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  it('waits for no query of whether visits are counted, unless what was known is old', async () => {
    await startCounting(server)
    expect(await isCounting(server.payload)).toBe(true)
    const stored = server.payload.db.connection.collection('globals')
    await stored.updateOne({ globalType: 'audience' }, { $set: { isCounting: false } })
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 1_500)
    const atOnce = await Promise.race([
      isCounting(server.payload),
      new Promise((resolve) => setImmediate(resolve, 'waits')),
    ])
    clock.mockReturnValue(now + 60_000)
    const later = await isCounting(server.payload)
    clock.mockRestore()
    forgetCounting(server.payload)
    expect([atOnce, later]).toEqual([true, false])
  })

  it('drops the oldest beyond 20,000 that wait, and says how many', async () => {
    const buffer = visitBuffer(server.payload)
    const at = Date.now()
    const day = siteDayAt(at)
    const visitors = await visitorsOf(
      { payload: server.payload, headers: new Headers({ 'user-agent': 'x' }) },
      at,
    )
    const sign = { at, day, visitors, path: '/', isView: false, seconds: 0, goal: null, begins: null }
    for (let n = 0; n < 20_007; n += 1) buffer.add(sign)
    await store(server)
    await store(server)
    expect((await leftOut()).dropped).toBe(7)
  })

  it('begins one visit when two processes see its first sign in the same moment', async () => {
    const processes = [startProcess(), startProcess()]
    const outputs = await Promise.all(
      processes.map(async (child) => {
        let output = ''
        child.stdout.on('data', (data: Buffer) => (output += data.toString()))
        child.stderr.resume()
        while (!output.includes('ready')) await once(child.stdout, 'data')
        return () => output
      }),
    )
    const at = siteDayAt(Date.now()).start + 10 * HOUR_MS + 5 * MINUTE_MS
    for (const child of processes) child.stdin.write(`${at}\n`)
    await Promise.all(processes.map((child) => once(child, 'exit')))
    expect(outputs.map((output) => output().includes('stored'))).toEqual([true, true])
    const stored = await visits(server).find().toArray()
    // 200 visitors; each process saw 2 views of each.
    expect([stored.length, new Set(stored.map(({ views }) => views))]).toEqual([200, new Set([4])])
  }, 60_000)
})

/** A process on the database of this test that stores visits at a moment (testing/visitProcess.ts). */
function startProcess() {
  const args = payloadCommand('run', 'src/endpoints/audience/testing/visitProcess.ts')
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env: process.env })
}

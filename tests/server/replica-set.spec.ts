import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { storeLoggedIn } from '../support/loggedIn'
import { type Proxy, startProxy } from '../support/startProxy'
import { type ReplicaSet, startReplicaSet } from '../support/startReplicaSet'
import { type Site, startSite } from '../support/startSite'

const PROCESSES = 4
/** The limit per address and hour in LIMIT_RULES. */
const APPLICATIONS = 20
const WRITERS = 8
/** Enough people that none of them reaches the limit on writes. */
const PEOPLE = 80
/** How long the site may refuse work when the database changes its primary, in ms. */
const OUTAGE_MS = 15_000
/** Asked often, so that the whole two seconds count. In ms. */
const SOON = { timeout: 2_000, intervals: [50] }
const SECRETS = {
  PAYLOAD_SECRET: 'of all four processes, 32 letters',
  SECRETS_KEY: 'of all four processes, 32 letters',
}

type Written = { title: string; status: number; at: number }

/** Four processes behind the shipped proxy, on a replica set of three. */
test.describe.configure({ mode: 'serial' })
test.describe('four processes behind a proxy', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-sites-'))
  let database: ReplicaSet
  let sites: Site[] = []
  let proxy: Proxy
  const toEnd: (() => Promise<unknown>)[] = []

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    database = await startReplicaSet()
    toEnd.push(database.end)
    const env = { ...SECRETS, DATABASE_URI: database.uri, RATE_LIMITS: 'on', TRUST_PROXY: '1' }
    sites = await Promise.all(Array.from({ length: PROCESSES }, () => startSite({ dataDir, env })))
    toEnd.push(() => Promise.all(sites.map((site) => site.end())))
    proxy = await startProxy(sites.map(({ url }) => url))
    toEnd.push(proxy.end)
  })
  test.afterAll(async () => {
    for (const end of toEnd.toReversed()) await end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })

  test('start together on an empty database, with one admin', async () => {
    const cookie = await logIn()
    const users = (await (await fetch(`${proxy.url}/api/users`, { headers: { cookie } })).json()) as object[]
    expect(users).toHaveLength(1)
  })

  test('show what was saved through any of them, within two seconds', async () => {
    const headers = { cookie: await logIn(), 'content-type': 'application/json' }
    const made = await fetch(`${proxy.url}/api/products`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'Shell, take 0', price: 4_800 }),
    })
    const { id } = (await made.json()) as { id: string }
    await Promise.all(sites.map(({ url }) => textOf(`${url}/shop`)))
    for (const [take, site] of sites.entries()) {
      const title = `Shell, take ${take + 1}`
      const body = JSON.stringify({ title })
      expect((await fetch(`${site.url}/api/products/${id}`, { method: 'PATCH', headers, body })).status).toBe(
        200,
      )
      for (const each of sites) await expect.poll(() => textOf(`${each.url}/shop`), SOON).toContain(title)
    }
  })

  test('know a session until it ends in one of them', async () => {
    const cookie = await logIn()
    const known = () =>
      Promise.all(
        sites.map(async ({ url }) => (await fetch(`${url}/api/user`, { headers: { cookie } })).status),
      )
    expect(await known()).toEqual(sites.map(() => 200))
    await fetch(`${proxy.url}/api/logout`, { method: 'POST', headers: { cookie } })
    expect(await known()).toEqual(sites.map(() => 401))
  })

  test('count one limit, whatever a caller claims to be, and send each mail once', async () => {
    const answers = await Promise.all(
      Array.from({ length: APPLICATIONS + 5 }, (_, index) =>
        fetch(`${proxy.url}/api/team-application`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
          body: JSON.stringify({
            firstName: 'Cala',
            lastName: 'Moreno',
            email: `cala-${index}@example.com`,
            age: 30,
            skillset: 'Stylist',
            whyJoin: 'The light.',
          }),
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(APPLICATIONS)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    await expect.poll(() => mailed().length, { timeout: 40_000 }).toBe(APPLICATIONS)
    expect(new Set(mailed()).size).toBe(APPLICATIONS)
  })

  test('keep through the proxy what never changes, and no page', async () => {
    const html = await textOf(proxy.url)
    const script = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    const cacheOf = async (place: string) => {
      const answer = await fetch(proxy.url + place)
      await answer.arrayBuffer()
      return answer.headers.get('x-cache')
    }
    expect([await cacheOf(script), await cacheOf(script)]).toEqual(['MISS', 'HIT'])
    expect([await cacheOf('/'), await cacheOf('/')]).toEqual(['MISS', 'MISS'])
  })

  test('lose nothing that was answered when the primary steps down, and answer 503 for 15 s at most', async () => {
    const people = await storeLoggedIn(database.uri, PEOPLE)
    const written: Written[] = []
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let take = 0; !isOver; take += 1) {
        const cookie = people[(writer + take * WRITERS) % PEOPLE] ?? ''
        written.push(await write(`${writer}-${take}`, cookie))
      }
    })
    await expect.poll(() => written.length).toBeGreaterThan(20)
    await database.stepDown()
    const since = Date.now()
    await expect
      .poll(() => written.filter(({ at, status }) => at > since && status === 201).length, {
        timeout: OUTAGE_MS + 5_000,
      })
      .toBeGreaterThan(20)
    isOver = true
    await Promise.all(writers)
    // A write that waits out a quick election succeeds, so there may be no 503 at all.
    expect(written.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    const refused = written.filter(({ status }) => status === 503).map(({ at }) => at)
    expect(Math.max(0, ...refused) - since).toBeLessThan(OUTAGE_MS)
    const stored = new Set((await Promise.all(people.map(titlesOf))).flat())
    expect(written.filter(({ status, title }) => status === 201 && !stored.has(title))).toEqual([])
  })

  async function titlesOf(cookie: string): Promise<string[]> {
    const answer = await fetch(`${proxy.url}/api/vision-board`, { headers: { cookie } })
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
  }

  async function write(title: string, cookie: string): Promise<Written> {
    const answer = await fetch(`${proxy.url}/api/vision-board`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title, content: 'Ask about the light.', type: 'text' }),
    })
    await answer.arrayBuffer()
    return { title, status: answer.status, at: Date.now() }
  }

  /** Who got a receipt, from the logs of all processes. */
  function mailed(): string[] {
    const logs = sites.map(({ output }) => output()).join('\n')
    return [...logs.matchAll(/cala-\d+@example\.com/g)].map(([to]) => to)
  }

  async function logIn(): Promise<string> {
    const response = await fetch(`${proxy.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'admin-demo-2026' }),
    })
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
})

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type Proxy, startProxy } from '../support/startProxy'
import { type ReplicaSet, startReplicaSet } from '../support/startReplicaSet'
import { type Site, startSite } from '../support/startSite'

const PROCESSES = 4
/** What LIMIT_RULES allows an address in an hour. */
const APPLICATIONS = 20
const SECRETS = {
  PAYLOAD_SECRET: 'of all four processes, 32 letters',
  SECRETS_KEY: 'of all four processes, 32 letters',
}

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
      for (const each of sites)
        await expect.poll(() => textOf(`${each.url}/shop`), { timeout: 2_000 }).toContain(title)
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

  test('count one limit, whatever a caller claims to be', async () => {
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
  })

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

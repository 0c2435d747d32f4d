import { execFile } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { embeddedDatabaseAt, startEmbeddedDatabase } from '../../scripts/lib/embeddedDatabase.mjs'
import { type Site, startSite } from '../support/startSite'

/** A site from start to stop, as an operator sees it. */
// Each start loads a whole site, which takes long where other tests fill the cores.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.describe('a site of its own', () => {
  let site: Site
  /** A start takes long where other tests fill the cores. */
  const loaded = { intervals: [20], timeout: 60_000 }

  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(async () => {
    await site.end()
    fs.rmSync(site.dataDir, { recursive: true, force: true })
  })

  test('answers /healthz always and /readyz only while the database answers', async () => {
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    process.kill(mongodPid(), 'SIGSTOP')
    await expect.poll(() => status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    process.kill(mongodPid(), 'SIGCONT')
    await expect.poll(() => status('/readyz')).toBe(200)
  })

  test('is refused to a second process', async () => {
    const second = startSite({ dataDir: site.dataDir })
    await expect(second).rejects.toThrow(`The site already runs on ${site.dataDir}, at ${site.url}`)
  })

  test('takes a new password for an admin who lost theirs, and ends their sessions', async () => {
    const session = await logIn('admin-demo-2026')
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin-password.mjs', 'admin'], {
      env: { ...process.env, DATABASE_URI: '', DATA_DIR: site.dataDir },
    })
    const password = /New password of admin: (\S{12})\n/.exec(stdout)?.[1] ?? ''
    expect((await logIn('admin-demo-2026')).status).toBe(401)
    expect((await logIn(password)).status).toBe(200)
    const cookie = session.headers.getSetCookie().join('; ')
    expect((await fetch(`${site.url}/api/user`, { headers: { cookie } })).status).toBe(401)
  })

  test('finishes what runs at SIGTERM and exits 0 within ten seconds', async () => {
    const slow = slowLogin()
    await slow.arrived
    const saidBefore = site.output().length
    const ended = site.end('SIGTERM')
    await expect.poll(() => status('/healthz').catch(() => 'refused')).toBe('refused')
    slow.finish()
    expect(await slow.answer).toBe(401)
    const { code, took } = await ended
    expect(code).toBe(0)
    expect(took).toBeLessThan(10_000)
    expect(site.output().slice(saidBefore)).not.toMatch(/WARN|ERROR/)
  })

  test('starts again within seconds, with its data, the same secrets and no new password', async () => {
    const secrets = fs.readFileSync(secretsFile(), 'utf8')
    const since = Date.now()
    site = await startSite({ dataDir: site.dataDir, env: { ADMIN_PASSWORD: '' } })
    expect(Date.now() - since).toBeLessThan(45_000)
    expect(site.output()).not.toMatch(/Installing|Building/)
    expect(fs.readFileSync(secretsFile(), 'utf8')).toBe(secrets)
    expect(fs.statSync(secretsFile()).mode & 0o777).toBe(0o600)
    await expect.poll(() => site.output()).toContain('the password given before')
  })

  test('answers what it kept before all of it is loaded, and goes on following changes', async () => {
    const port = Number(new URL(site.url).port)
    // The first may already be in the first answer; the others appear only if the site follows changes.
    for (const title of ['First hat', 'Second hat', 'Followed hat']) {
      await addProduct(title)
      await expect.poll(shownProducts).toContain(title)
    }
    await site.end()
    const starting = startSite({ dataDir: site.dataDir, port })
    await expect.poll(() => status('/api/products').catch(() => 'refused'), loaded).toBe(200)
    expect(await status('/readyz')).toBe(503)
    expect(await shownProducts()).toContain('Followed hat')
    site = await starting
    await addProduct('Late hat')
    await expect.poll(shownProducts).toContain('Late hat')
  })

  test('answers nothing that it kept once it has changed meanwhile', async () => {
    const port = Number(new URL(site.url).port)
    await site.end()
    const database = await startEmbeddedDatabase(site.dataDir)
    await addProduct('Night hat')
    await database.stop()
    const starting = startSite({ dataDir: site.dataDir, port })
    // It answers only once all of it is loaded.
    await expect.poll(() => status('/api/products').catch(() => 'refused'), loaded).toBe(200)
    expect(await shownProducts()).toContain('Night hat')
    site = await starting
  })

  /** Inserts directly, like another process, so that the site learns of it only from the change stream. */
  async function addProduct(title: string): Promise<void> {
    const client = await new MongoClient(embeddedDatabaseAt(site.dataDir)?.uri ?? '').connect()
    const now = new Date()
    await client.db().collection('products').insertOne({
      title,
      price: 4_800,
      currency: 'USD',
      inventoryQuantity: 3,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    })
    await client.close()
  }

  async function shownProducts(): Promise<string[]> {
    const products = (await (await ask('/api/products')).json()) as { title: string }[]
    return products.map(({ title }) => title)
  }

  async function status(place: string) {
    return (await ask(place)).status
  }

  /** With an end to the waiting, so that a failure names the question. */
  function ask(place: string) {
    return fetch(site.url + place, { signal: AbortSignal.timeout(30_000) })
  }

  function logIn(password: string) {
    return fetch(`${site.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
  }

  /** A log-in whose request body stays open until told to end. */
  function slowLogin() {
    // The site answers this with 100 Continue once it has the head of the request.
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const request = http.request(`${site.url}/api/login`, { method: 'POST', headers })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      request.once('response', (response) => resolve(response.resume().statusCode))
      request.once('error', reject)
    })
    request.write('{"username":"admin",')
    const arrived = new Promise<void>((resolve) => request.once('continue', resolve))
    return { answer, arrived, finish: () => request.end('"password":"wrong one"}') }
  }

  function mongodPid() {
    return Number(fs.readFileSync(path.join(site.dataDir, 'db/mongod.lock'), 'utf8'))
  }

  function secretsFile() {
    return path.join(site.dataDir, 'secrets.json')
  }
})

import { setTimeout as wait } from 'node:timers/promises'
import type { User as StoredUser } from '@/payload-types'
import { type DatabaseProxy, startDatabaseProxy } from './testing/databaseProxy'
import { buildAdmin } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'
import { startWaiting } from './testing/waited'

const PATIENCE_MS = 4_000

describe('while the database cannot be reached', () => {
  let proxy: DatabaseProxy
  let server: TestServer
  let admin: StoredUser
  let cookie: string

  beforeAll(async () => {
    proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URI ?? '')
    process.env.TEST_DATABASE_URI = proxy.uri
    server = await startServer()
    admin = await buildAdmin(server.payload)
    cookie = await cookieOf(server.payload, admin)
  })
  afterAll(async () => {
    await proxy.restore()
    await recovered()
    await server.stop()
    await proxy.stop()
  })

  const requests: [string, string, unknown][] = [
    ['GET', '/api/user', undefined],
    ['GET', '/api/users', undefined],
    ['GET', '/api/products', undefined],
    ['POST', '/api/login', { username: 'mara', password: 'reef-2026' }],
    ['POST', '/api/register', { username: 'new-one', password: 'reef-2026' }],
    ['POST', '/api/forgot-password', { username: 'mara' }],
    ['POST', '/api/reset-password', { token: 'x', newPassword: 'reef-2026' }],
    ['POST', '/api/email-signup', { email: 'a@example.com' }],
    ['PATCH', '/api/account', { firstName: 'Mara' }],
    ['GET', '/cms-api/users/me', undefined],
    ['GET', '/cms-api/globals/landing', undefined],
    ['POST', '/cms-api/users', { username: 'x' }],
  ]
  async function send(method: string, path: string, body: unknown, withCookie: boolean) {
    const waited = startWaiting()
    const headers = { 'content-type': 'application/json', ...(withCookie && { cookie }) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await server.fetch(path, init)
    return { answer, took: waited() }
  }
  async function recovered(): Promise<void> {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(50)) {
      const { answer } = await send('GET', '/api/user', undefined, true)
      if (answer.status === 200) return
      expect(answer.status).toBe(503)
    }
    throw new Error('The database came back, the site did not')
  }

  it('answers 503 in time to every call, whether logged in or not', async () => {
    await recovered()
    await proxy.cut()
    const asked = requests.flatMap(([method, path, body]) =>
      [true, false].map(async (isLoggedIn) => ({
        call: `${method} ${path}`,
        isLoggedIn,
        ...(await send(method, path, body, isLoggedIn)),
      })),
    )
    const answers = await Promise.all(asked)
    await proxy.restore()
    for (const { call, isLoggedIn, answer, took } of answers) {
      expect({ call, isInTime: took < PATIENCE_MS }).toEqual({ call, isInTime: true })
      // Requests without a session are refused without the database.
      if (!isLoggedIn && [200, 401].includes(answer.status)) continue
      // A failed registration answers plain text (docs/behaviour.md, 6.5).
      const type = call === 'POST /api/register' ? 'text/plain; charset=utf-8' : 'application/json'
      expect({ call, status: answer.status, type: answer.headers.get('content-type') }).toEqual({
        call,
        status: 503,
        type,
      })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).not.toMatch(/mongo|127\.0\.0\.1|ECONN|stack/i)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('answers 503 in time also when packets are lost without a word', async () => {
    await recovered()
    proxy.freeze()
    const all = requests.map(([method, path, body]) => send(method, path, body, true))
    const answers = await Promise.all(all)
    await proxy.restore()
    for (const [index, { answer, took }] of answers.entries()) {
      expect(answer.status).toBe(503)
      expect(took).toBeLessThan(PATIENCE_MS)
      const isPlain = requests[index]?.[1] === '/api/register'
      expect(answer.headers.get('content-type')).toContain(isPlain ? 'text/plain' : 'json')
    }
  })

  it('works again by itself, and the session is still there', async () => {
    await proxy.cut()
    expect((await send('GET', '/api/user', undefined, true)).answer.status).toBe(503)
    await proxy.restore()
    await recovered()
    const { answer } = await send('PATCH', '/api/account', { firstName: 'Back' }, true)
    expect(await answer.json()).toMatchObject({ firstName: 'Back' })
  })
})

import { sessionStrategy } from './sessionStrategy'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'

describe('cross-site writes', () => {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    process.env.SITE_URL = 'https://isla.example'
    server = await startServer()
    cookie = await cookieOf(
      server.payload,
      await buildUser(server.payload, { username: 'mara', password: 'reef-2026' }),
    )
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.SITE_URL
  })

  const body = JSON.stringify({ username: 'mara', password: 'reef-2026' })
  const login = (headers: Record<string, string>) =>
    server.fetch('/api/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://isla.example.evil.example' },
    { origin: 'http://isla.example' },
    { origin: 'https://isla.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ]
  it.each(foreign)('are refused with 403: %j', async (headers) => {
    expect((await login(headers)).status).toBe(403)
    const logout = await server.fetch('/api/logout', { method: 'POST', headers: { cookie, ...headers } })
    expect(logout.status).toBe(403)
    expect(logout.headers.getSetCookie()).toEqual([])
    expect((await server.fetch('/api/user', { headers: { cookie, ...headers } })).status).toBe(200)
  })

  const own: Record<string, string>[] = [
    {},
    { origin: 'https://isla.example' },
    { origin: 'https://isla.example', 'sec-fetch-site': 'same-origin' },
  ]
  it.each(own)('are not these: %j', async (headers) => {
    expect((await login(headers)).status).toBe(200)
  })

  it('are told by the request itself where no SITE_URL is set', async () => {
    delete process.env.SITE_URL
    const from = (origin: string, host: string) => login({ origin, host })
    expect((await from('http://192.168.0.7:3000', '192.168.0.7:3000')).status).toBe(200)
    expect((await from('https://192.168.0.7:3000', '192.168.0.7:3000')).status).toBe(403)
    expect((await from('http://evil.example', '192.168.0.7:3000')).status).toBe(403)
    process.env.SITE_URL = 'https://isla.example'
  })

  it("count as nobody's in the console's server functions, which come without a method", async () => {
    const { payload } = server
    const who = async (headers: Record<string, string>) =>
      (await sessionStrategy.authenticate({ headers: new Headers({ cookie, ...headers }), payload })).user
    const action = { 'next-action': 'abc' }
    expect(await who({ ...action, origin: 'https://isla.example' })).toMatchObject({ username: 'mara' })
    expect(await who({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).not.toBeNull()
    for (const headers of foreign) {
      if (headers.origin) expect(await who(headers)).toBeNull()
      expect(await who({ ...action, ...headers })).toBeNull()
    }
  })

  it('leave a __Host- cookie that only https carries', async () => {
    const [session] = (await login({})).headers.getSetCookie()
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/)
    const plain = session?.replace('__Host-', '').split(';')[0] ?? ''
    expect((await server.fetch('/api/user', { headers: { cookie: plain } })).status).toBe(401)
  })
})

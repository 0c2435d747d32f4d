import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'
import * as users from '@/contracts/account/identity'
import { callTable, paramsOf } from './testing/callTable'
import { exampleCalls } from './testing/exampleCalls'
import { hostileRequests } from './testing/hostileRequests'
import { ownedRecords } from './testing/ownedRecords'

const MEGABYTE = 1_000_000

describe('what every call makes of a request', () => {
  let server: TestServer
  let cookie: string
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    server.mount(exampleCalls)
    cookie = await cookieOf(server.payload, await buildUser(server.payload))
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = '/api/login') =>
    server.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  async function failure(answer: Response) {
    const body: unknown = await answer.json()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, body }
  }
  const both = (message: string) => ({ message, error: message })

  it('refuses JSON over 1 MB by its declared length, without reading it', async () => {
    let reads = 0
    const body = new ReadableStream({
      pull(controller) {
        reads += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await post(body, { 'content-length': String(2 * MEGABYTE) })
    expect(await failure(answer)).toEqual({ status: 413, body: both('The request is too large') })
    expect(reads).toBeLessThan(3)
  })

  it('refuses JSON over 1 MB that comes in pieces, after the first megabyte', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    expect((await post(body)).status).toBe(413)
    expect(sent).toBeLessThan(2 * MEGABYTE)
  })

  it('takes a body of just under 1 MB', async () => {
    const body = JSON.stringify({ username: 'nobody', password: 'x', filler: 'y'.repeat(MEGABYTE - 100) })
    expect((await post(body)).status).toBe(401)
  })

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('answers 415 to %s %j', async (type, headers) => {
    const answer = await post('{"username":"mara","password":"x"}', { 'content-type': type, ...headers })
    expect(answer.status).toBe(415)
  })

  it.each([
    ['', 'The body is missing'],
    ['   ', 'The body is missing'],
    ['{"username":', 'The body is not valid JSON'],
    ['null', 'The body must be a JSON object'],
    ['[]', 'The body must be a JSON object'],
    ['"text"', 'The body must be a JSON object'],
    ['7', 'The body must be a JSON object'],
    ['['.repeat(10_000), 'The body is not valid JSON'],
    ['['.repeat(10_000) + ']'.repeat(10_000), 'The body must be a JSON object'],
    [`{"username":${'['.repeat(10_000)}${']'.repeat(10_000)},"password":"x"}`, 'Required'],
    [`{"username":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},"password":"x"}`, 'Required'],
  ])('answers 400 to %.40s', async (body, message) => {
    const { status, body: answered } = await failure(await post(body))
    expect(status).toBe(400)
    expect(answered).toMatchObject(both(message))
  })

  it.each(callTable.filter(([, call]) => hostileRequests(call).length > 0))(
    '%s takes no hostile body and no hostile query',
    async (name, call) => {
      // These look for the caller's upload first.
      const id = call.path.startsWith('/uploads/:id') && (await ownedRecords[name]?.build(server, admin))
      const params = paramsOf(call, id || undefined)
      for (const { status, ...hostile } of hostileRequests(call)) {
        const answer = await server.request(call, { as: admin, isConfirmed: true, params, ...hostile })
        expect({ ...hostile, status: answer.status }).toEqual({ ...hostile, status })
      }
    },
  )

  it('answers 400 to bytes that are no UTF-8, and serves a byte order mark', async () => {
    expect((await post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(400)
    expect((await post('\uFEFF{"username":"nobody","password":"x"}')).status).toBe(401)
  })

  it('names the fields that do not fit', async () => {
    const { body } = await failure(await post('{"username":7}'))
    expect(body).toEqual({ ...both('Required'), errors: { username: 'Required', password: 'Required' } })
  })

  it('is not changed by keys that name prototypes', async () => {
    const body =
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},"username":"nobody","password":"x"}'
    expect((await post(body)).status).toBe(401)
    expect(({} as { role?: string }).role).toBeUndefined()
    expect((await server.fetch('/api/users', { headers: { cookie } })).status).toBe(403)
  })

  it('answers 405 with Allow to a known path and another method', async () => {
    const answer = await server.fetch('/api/login', { method: 'DELETE' })
    expect(await failure(answer)).toEqual({ status: 405, body: both('Method not allowed') })
    expect(answer.headers.get('allow')).toBe('POST')
    const put = await server.fetch('/api/products', { method: 'PUT' })
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toMatch(/^GET, HEAD, POST/)
  })

  it('takes no path that a call names word for word for the id of another call', async () => {
    const answer = await server.fetch('/api/products/my', { method: 'PATCH', headers: { cookie } })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    const options = await server.fetch('/api/products/my', { method: 'OPTIONS' })
    expect(options.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each([
    '/api/',
    '/api/nothing',
    '/api/users/1/2/3/4',
    '/api/site-calls/user',
    '/api/%E0%A4%A',
    '/api/%00',
    '/api/globals/x',
  ])('answers 404 in JSON to the unknown path %s', async (path) => {
    expect(await failure(await server.fetch(path))).toEqual({ status: 404, body: both('Not found') })
  })

  it.each([
    'abc',
    '0'.repeat(24),
    'a'.repeat(25),
    '%00',
    'twelve-chars',
    '%5Bobject%20Object%5D',
    '%F0%9F%8C%B4',
    "'--",
  ])('answers 404 to the unknown id %s', async (id) => {
    const answer = await server.fetch(`/api/users/${id}/approve`, {
      method: 'POST',
      headers: { cookie: await cookieOf(server.payload, admin) },
    })
    expect(await failure(answer)).toEqual({ status: 404, body: both('Not found') })
  })

  it('answers HEAD like GET without a body, and OPTIONS with the methods', async () => {
    const head = await server.fetch('/api/user', { method: 'HEAD', headers: { cookie } })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect((await server.fetch('/api/user', { method: 'HEAD' })).status).toBe(401)
    const options = await server.fetch('/api/login', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')).toBe('POST')
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each(['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'])(
    'is not turned into a GET by %s',
    async (name) => {
      const answer = await post('{"username":"nobody","password":"x"}', { [name]: 'GET' })
      expect(await failure(answer)).toEqual({ status: 401, body: both(users.ACCOUNT_TEXTS.wrongCredentials) })
      const logout = await server.fetch('/api/logout', { method: 'POST', headers: { [name]: 'GET' } })
      expect(logout.status).toBe(200)
    },
  )

  it.each([
    'sid=%E0%A4%A',
    'sid=',
    'sid=x',
    `sid=${'x'.repeat(5000)}`,
    'sid=%00',
    '=;;;',
    `sid=${'A'.repeat(43)}`,
  ])('answers 401 to the cookie %.30s', async (garbled) => {
    expect((await server.fetch('/api/user', { headers: { cookie: garbled } })).status).toBe(401)
  })

  it.each([
    '?depth=9&select[passwordHash]=true',
    '?where[x][y]=1',
    '?locale=%FF',
    `?${'a[]=1&'.repeat(2000)}`,
    '?a[b][c][d][e][f][g]=1',
  ])('is not changed by the query %.30s', async (query) => {
    const answer = await server.fetch(`/api/user${query}`, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(Object.keys(await answer.json())).toHaveLength(8)
  })
})

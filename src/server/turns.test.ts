import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shareTurns } from './turns'

type Working = { path: string; response: ServerResponse }

describe('the turns of a client address', () => {
  let server: http.Server
  let base: string
  /** Answers each request that is being worked on, oldest first, with a status. */
  let working: Working[]
  let arrived: number

  beforeEach(async () => {
    working = []
    arrived = 0
    const turns = shareTurns({ pause: 20, pauseTimes: 0, mostWaiting: 24 })
    server = http.createServer((request, response) => {
      arrived += 1
      const { url: path = '' } = request
      turns.take(request, response, path, () => working.push({ path, response }))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  const ask = (path: string, from = '192.0.2.1', init: RequestInit = {}) =>
    fetch(base + path, { ...init, headers: { 'x-forwarded-for': from } })
  const many = (count: number, path: string, from?: string) =>
    Array.from({ length: count }, (_, index) => ask(`${path}${index}`, from))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate)
  }
  const next = (taken = working.shift()) => {
    if (!taken) throw new Error('Nothing is being worked on')
    return taken.response
  }
  const answer = (status = 200, headers: Record<string, string> = {}) => {
    const response = next()
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(status).end()
  }
  const paths = () => working.map(({ path }) => path)

  it('are four at once, in order, and another address has its own', async () => {
    const asked = many(24, '/shop/nothing-')
    await until(() => arrived === 24)
    expect(working).toHaveLength(4)
    const other = ask('/shop/dress', '192.0.2.2')
    await until(() => working.length === 5)
    next(working.pop()).end()
    expect((await other).status).toBe(200)
    const order: string[] = []
    for (let each = 0; each < 24; each += 1) {
      order.push(...paths().slice(0, 1))
      answer()
    }
    expect(order).toEqual(Array.from({ length: 24 }, (_, index) => `/shop/nothing-${index}`))
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true)
  })

  it.each([
    ['that does not exist', 404, {}],
    ['of the console, signed out', 307, { location: '/auth?next=/admin' }],
    ['of the dashboard, signed out', 200, {}, '/dashboard/'],
  ])('come back only after a pause for a page %s', async (_title, status, headers, path = '/nothing-') => {
    const asked = Array.from({ length: 5 }, (_, index) =>
      ask(`${path}${index}`, '192.0.2.1', { redirect: 'manual' }),
    )
    await until(() => arrived === 5)
    for (let each = 0; each < 4; each += 1) answer(status, headers)
    expect(working).toHaveLength(0)
    await until(() => working.length === 1)
    answer(status, headers)
    expect((await Promise.all(asked)).map((each) => each.status)).toEqual(Array(5).fill(status))
  })

  it('come back only after a pause from clients that leave early', async () => {
    const leaving = new AbortController()
    const { signal } = leaving
    const left = Array.from({ length: 4 }, () => ask('/shop/x', '192.0.2.1', { signal }).catch(() => 'left'))
    await until(() => working.length === 4)
    const waiting = ask('/shop/y')
    await until(() => arrived === 5)
    const closed = Promise.all(
      working.map(({ response }) => new Promise((tell) => response.once('close', tell))),
    )
    leaving.abort()
    await closed
    expect(working).toHaveLength(4)
    await until(() => working.length === 5)
    next(working.pop()).end()
    expect([await Promise.all(left), (await waiting).status]).toEqual([Array(4).fill('left'), 200])
  })

  it('are refused once too many wait, and writes of calls and the site’s own files need none', async () => {
    const asked = many(28, '/shop/')
    await until(() => arrived === 28)
    const refused = await ask('/shop/last')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    const free: [string, RequestInit][] = [
      ['/_next/static/a.js', {}],
      ['/api/login', { method: 'POST' }],
      ['/api/user', {}],
    ]
    for (const [path, init] of free) {
      const answered = ask(path, '192.0.2.1', init)
      await until(() => working.at(-1)?.path === path)
      next(working.pop()).end()
      expect((await answered).status).toBe(200)
    }
    for (let each = 0; each < 28; each += 1) answer()
    await Promise.all(asked)
  })

  it('are shared by the addresses of one IPv6 network', async () => {
    const asked = Array.from({ length: 5 }, (_, index) => ask('/shop/x', `2001:db8::${index + 1}`))
    await until(() => arrived === 5)
    expect(working).toHaveLength(4)
    for (let each = 0; each < 5; each += 1) answer()
    await Promise.all(asked)
  })
})

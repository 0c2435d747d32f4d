import type { User as StoredUser } from '@/payload-types'
import { failureOf } from './testing/answers'
import { exampleCalls, examples, tickSource } from './testing/exampleCalls'
import { buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const BYTES_TYPE = { 'content-type': 'application/octet-stream' }

describe('a declared call', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
    server.mount(exampleCalls)
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  async function failure(answer: Response) {
    const body: unknown = await answer.json()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, body }
  }

  describe('with a query', () => {
    const ask = (search?: string) => server.request(examples.search, { ...(search && { search }) })

    it('gets it validated, with defaults for what is missing', async () => {
      expect(await (await ask()).json()).toEqual({ from: null, status: 'open', limit: 20 })
      const answer = await ask('limit=5&from=2027-02-28&status=closed')
      expect(await answer.json()).toEqual({ from: '2027-02-28T00:00:00.000Z', status: 'closed', limit: 5 })
    })

    it.each([
      ['limit=0', 'A number from 1 to 99', { limit: 'A number from 1 to 99' }],
      ['limit=', 'A number from 1 to 99', { limit: 'A number from 1 to 99' }],
      ['from=tomorrow', 'Invalid input', { from: 'Invalid input' }],
      ['status=Open&limit=x', 'Invalid input', { status: 'Invalid input', limit: 'A number from 1 to 99' }],
      ['page=2', 'Unknown field: page', { page: 'Unknown' }],
      ['limit=5&__proto__=1', 'Unknown field: __proto__', { ['__proto__']: 'Unknown' }],
    ])('answers 400 to ?%s, naming the fields', async (search, message, errors) => {
      const body = { ...failureOf(message), errors }
      expect(await failure(await ask(search))).toEqual({ status: 400, body })
    })

    it('answers 400 to a key that is given twice', async () => {
      expect(await failure(await ask('limit=5&limit=5'))).toEqual({
        status: 400,
        body: failureOf('Given twice: limit'),
      })
    })

    it('is asked for by HEAD, too', async () => {
      const head = (search: string) => server.fetch(`/api/example-search?${search}`, { method: 'HEAD' })
      expect((await head('limit=5')).status).toBe(200)
      expect((await head('limit=0')).status).toBe(400)
    })
  })

  it('without a query ignores any', async () => {
    const answer = await server.request(examples.plain, { search: 'limit=5&limit=6&__proto__=1&a[b]=%FF' })
    expect(await answer.json()).toEqual({ query: null })
  })

  describe('with a form', () => {
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      server.request(examples.signIn, { body, headers })

    it('gets its fields validated, blank ones as absent', async () => {
      const answer = await send(new URLSearchParams({ title: ' Marea ', phone: ' ', other: 'x' }))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ title: 'Marea', phone: null })
    })

    it.each([
      ['application/json', '{"title":"Marea"}'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['text/plain', 'title=Marea'],
    ])('answers 415 to %s', async (type, body) => {
      const answer = await send(body, { 'content-type': type })
      expect(await failure(answer)).toEqual({ status: 415, body: failureOf('The body must be a form') })
    })

    it('answers 415 to one that is compressed', async () => {
      const answer = await send('title=Marea', { ...FORM_TYPE, 'content-encoding': 'gzip' })
      expect(answer.status).toBe(415)
    })

    it.each(['', 'phone=1', 'title=', 'title=+'])('answers 400 to %j, naming the field', async (body) => {
      const answer = await send(body, FORM_TYPE)
      expect(await failure(answer)).toEqual({ status: 400, body: failureOf('Required', 'title') })
    })

    it('answers 400 to bytes that are no UTF-8', async () => {
      const answer = await send(new Uint8Array([0x61, 0x3d, 0xff]), FORM_TYPE)
      expect(await failure(answer)).toEqual({ status: 400, body: failureOf('The body is not a valid form') })
    })

    it('answers 413 beyond the bytes it declares, not before', async () => {
      const body = (bytes: number) => `title=Marea&filler=${'x'.repeat(bytes - 'title=Marea&filler='.length)}`
      expect((await send(body(1_000), FORM_TYPE)).status).toBe(200)
      const answer = await send(body(1_001), FORM_TYPE)
      expect(await failure(answer)).toEqual({ status: 413, body: failureOf('The request is too large') })
    })

    it('sends a native form on to a page, with the headers of the call', async () => {
      const answer = await send(new URLSearchParams({ title: 'Marea', phone: '1' }))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/dashboard/events')
      expect(answer.headers.get('set-cookie')).toBe('seen=1; Path=/')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toBe('')
    })
  })

  describe('with a raw body', () => {
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      server.request(examples.upload, { body, headers: { ...BYTES_TYPE, ...headers } })

    it('gets the stream itself', async () => {
      const pieces = Array.from({ length: 4 }, () => new Uint8Array(2_500))
      const stream = new ReadableStream({
        pull(controller) {
          const piece = pieces.pop()
          if (piece) controller.enqueue(piece)
          else controller.close()
        },
      })
      expect(await (await send(stream)).json()).toEqual({ bytes: 10_000 })
      expect(await (await send(new Uint8Array([0xff, 0x00]))).json()).toEqual({ bytes: 2 })
    })

    it('answers 413 to a declared length beyond its bytes, without reading it', async () => {
      let reads = 0
      const stream = new ReadableStream({
        pull(controller) {
          reads += 1
          if (reads > 11) controller.close()
          else controller.enqueue(new Uint8Array(1_000))
        },
      })
      const answer = await send(stream, { 'content-length': '10001' })
      expect(await failure(answer)).toEqual({ status: 413, body: failureOf('The request is too large') })
      expect(reads).toBeLessThan(3)
    })

    it('takes the types it declares, and answers 415 to others', async () => {
      expect((await send('x', { 'content-type': 'video/mp4' })).status).toBe(200)
      const answer = await send('x', { 'content-type': 'application/json' })
      expect(await failure(answer)).toEqual({
        status: 415,
        body: failureOf('The body must be application/octet-stream or video/mp4'),
      })
    })
  })

  it('takes as much JSON as it declares', async () => {
    const send = (title: string) =>
      server.request(examples.note, { as: creator, params: { id: 'a' }, body: { title } })
    const room = 100 - JSON.stringify({ title: '' }).length
    expect(await (await send('x'.repeat(room))).json()).toEqual({ id: 'a', title: 'x'.repeat(room) })
    expect((await send('x'.repeat(room + 1))).status).toBe(413)
  })

  it('that answers nothing answers 204 without a body', async () => {
    const answer = await server.request(examples.forget, { as: creator, params: { id: 'a' } })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBeNull()
    expect(await answer.text()).toBe('')
    expect((await server.request(examples.forget, { params: { id: 'a' } })).status).toBe(401)
  })

  describe('with a stream as its answer', () => {
    it('sends each piece as it comes, until the reader leaves', async () => {
      const answer = await server.request(examples.ticks, { isRead: true })
      expect(answer.headers.get('content-type')).toBe('text/event-stream')
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
        tickSource.send(text)
        expect(await reader?.read()).toEqual({ done: false, value: text })
      }
      expect(tickSource.isCancelled).toBe(false)
      await reader?.cancel()
      expect(tickSource.isCancelled).toBe(true)
    })

    it('ends it for a HEAD, which nobody reads', async () => {
      const answer = await server.fetch('/api/example-ticks', { method: 'HEAD' })
      expect(answer.status).toBe(200)
      expect(answer.body).toBeNull()
      expect(tickSource.isCancelled).toBe(true)
    })
  })

  describe('that other sites send', () => {
    const send = (headers: Record<string, string>, as: StoredUser | null = null) =>
      server.request(examples.hook, { as, params: { token: 'abc' }, headers })
    const spentBy = (key: string) =>
      server.payload.db.connection.collection('rate-limits').countDocuments({ key: { $regex: key } })

    it.each<[string, Record<string, string>]>([
      ['another site', { origin: 'https://evil.example' }],
      ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
      ['no site', {}],
    ])('is served to %s', async (_, headers) => {
      const answer = await send(headers)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ token: 'abc', user: null })
    })

    it('announces nothing that would let a browser read the answer there', async () => {
      const answer = await send({ origin: 'https://evil.example' })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    })

    it('does not count a session that comes along, nor spends its limits', async () => {
      const someone = await buildUser(server.payload)
      for (const origin of ['http://localhost:3000', 'https://evil.example']) {
        expect(await (await send({ origin }, someone)).json()).toEqual({ token: 'abc', user: null })
      }
      expect(await spentBy(someone.id)).toBe(0)
      expect(await spentBy('^email-signup:')).toBe(1)
      // On any other write the same session counts, and spends its limit.
      const cookie = await cookieOf(server.payload, someone)
      await server.fetch('/api/example-notes/a', { method: 'DELETE', headers: { cookie } })
      expect(await spentBy(someone.id)).toBe(1)
    })
  })
})

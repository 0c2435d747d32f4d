import { once } from 'node:events'
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keepAnswers } from './keptAnswers'

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
type Next = (request: IncomingMessage, response: ServerResponse) => unknown

const PAGE = 'what everybody sees '.repeat(200)

describe('kept answers', () => {
  let asked: (string | undefined)[]
  let renders: (string | undefined)[]
  let kept: ReturnType<typeof keepAnswers>
  let server: http.Server
  let base: string
  /** Stands in for Next; tests override it. */
  let next: Next

  beforeEach(async () => {
    asked = []
    renders = []
    next = (_request, response) => response.setHeader('Vary', 'rsc').end(`${PAGE}${renders.length}`)
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      renders.push(request.url)
      next(request, response)
    }
    kept = keepAnswers(handle, { paths: ['/', '/shop'], previewId: 'secret', mostBytes: 4 * 4_200 })
    server = http.createServer((request, response) => {
      if (request.method !== 'GET') kept.holdDrops(response)
      const { url = '' } = request
      asked.push(url)
      const [path = ''] = url.split('?', 1)
      if (kept.answer(request, response, path)) return
      const go = () => handle(request, response)
      void (kept.renewed(request, path)?.then(go) ?? go())
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  /** The raw answer; fetch would decompress it. */
  const ask = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request(base + path, { method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (bytes) => chunks.push(bytes))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      request.on('error', reject).end()
    })
  const read = async (path: string) => (await ask(path)).body.toString()

  it('are rendered once, however many ask, whatever their query', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/?n=${index}`)))
    await ask('/')
    expect(renders).toEqual(['/'])
  })

  it('are kept where a header is a list of one', async () => {
    next = (_request, response) => response.setHeader('Content-Type', ['application/json']).end('[]')
    expect((await ask('/shop')).headers.etag).toBeTruthy()
    await ask('/shop')
    expect(renders).toHaveLength(1)
  })

  it('are dropped for all pages of a route, and for no other', async () => {
    for (const path of ['/shop/dress', '/shop/hoops']) kept.keep(path)
    const all = ['/shop', '/shop/dress', '/shop/hoops', '/shop/hoops/more']
    for (const path of all) await ask(path)
    renders = []
    kept.drop('/shop/[slug]')
    for (const path of all) await ask(path)
    expect(renders).toEqual(['/shop/dress', '/shop/hoops', '/shop/hoops/more'])
  })

  it('come in the encoding that the client takes', async () => {
    const plain = await ask('/')
    expect(plain.body.toString()).toBe(`${PAGE}1`)
    expect(plain.headers).toMatchObject({ vary: 'rsc, Accept-Encoding', 'content-length': '4001' })
    const zipped = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(`${PAGE}1`)
    let best = zipped
    while (best.headers['content-encoding'] === 'gzip')
      best = await ask('/', { 'accept-encoding': 'gzip, br' })
    expect(best.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(best.body).toString()).toBe(`${PAGE}1`)
    expect((await ask('/', { 'accept-encoding': 'deflate' })).headers).not.toHaveProperty('content-encoding')
  })

  it('are not sent to who has them, and a HEAD gets no body', async () => {
    const { headers } = await ask('/')
    const { etag = '' } = headers
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await ask('/', { 'if-none-match': known })
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '4001'])
  })

  it('are not used for navigations, previews, writes and other paths', async () => {
    await ask('/')
    const others: [string, Record<string, string>][] = [
      ['/', { rsc: '1' }],
      ['/', { 'next-router-prefetch': '1' }],
      ['/?_rsc=1a2b', {}],
      ['/', { cookie: 'theme=dark; __prerender_bypass=secret' }],
      ['/', { method: 'POST' }],
      ['/unknown', {}],
      ['/unknown', {}],
    ]
    for (const [path, options] of others) await ask(path, options)
    expect(renders).toEqual(['/', ...others.map(([path]) => path)])
  })

  it('are sent to whoever only claims to preview', async () => {
    for (const cookie of ['__prerender_bypass=x', '__prerender_bypass=', '__next_preview_data=x']) {
      await ask('/', { cookie })
    }
    expect(renders).toEqual(['/'])
  })

  it('are rendered again once they were dropped, and others are not', async () => {
    await Promise.all([ask('/'), ask('/shop')])
    kept.drop('/shop')
    expect(await read('/')).toMatch(/[12]$/)
    expect(await read('/shop')).toMatch(/3$/)
    kept.drop()
    expect(await read('/')).toMatch(/4$/)
  })

  it('that began before a drop are sent, and not kept', async () => {
    const [promise, goOn] = untilCalled()
    next = (_request, response) => void promise.then(() => response.end('old'))
    const early = read('/')
    while (renders.length === 0) await new Promise(setImmediate)
    kept.drop('/')
    next = (_request, response) => response.end('new')
    goOn()
    expect(await early).toBe('old')
    expect(await read('/')).toBe('new')
  })

  it('are rendered after one that began before the drop, which Next would join', async () => {
    const [promise, goOn] = untilCalled()
    let joined: Promise<string> | undefined
    const nextOf =
      (text: string): Next =>
      (_request, response) => {
        joined ??= promise.then(() => text)
        void joined.then((answer) => {
          joined = undefined
          response.end(answer)
        })
      }
    next = nextOf('old')
    const early = read('/')
    while (renders.length === 0) await new Promise(setImmediate)
    kept.drop('/')
    next = nextOf('new')
    const late = read('/')
    const navigated = ask('/?_rsc=1')
    while (asked.length < 3) await new Promise(setImmediate)
    goOn()
    expect([await early, await late, (await navigated).body.toString()]).toEqual(['old', 'new', 'new'])
    expect(renders).toEqual(['/', '/', '/?_rsc=1'])
    expect(await read('/')).toBe('new')
  })

  it('are dropped again when a write that dropped them is answered', async () => {
    const [committed, commit] = untilCalled()
    let stored = 'old'
    next = (request, response) => {
      if (request.method === 'GET') return response.end(stored)
      kept.drop('/shop')
      return committed.then(() => {
        stored = 'new'
        response.end()
      })
    }
    const writing = ask('/cms', { method: 'POST' })
    while (renders.length === 0) await new Promise(setImmediate)
    expect(await read('/shop')).toBe('old')
    commit()
    await writing
    expect(await read('/shop')).toBe('new')
  })

  it('are neither failures nor what sets a cookie', async () => {
    const statuses: [number, OutgoingHttpHeaders][] = [
      [500, {}],
      [404, {}],
      [307, { location: '/auth' }],
      [200, { 'set-cookie': 'sid=1' }],
    ]
    for (const [status, headers] of statuses) {
      next = (_request, response) => response.writeHead(status, headers).end('once')
      const answer = await ask('/')
      expect([answer.status, answer.body.toString()]).toEqual([status, 'once'])
      expect(answer.headers).toMatchObject(headers['set-cookie'] ? {} : headers)
    }
    expect(renders).toHaveLength(4)
  })

  describe('and the clock', () => {
    const HOUR = 3_600_000
    const realNow = Date.now
    let now: number
    beforeEach(() => {
      now = realNow()
      Date.now = () => now
    })
    afterEach(() => {
      Date.now = realNow
    })

    it('are not sent once what they show is over, here and after a restart', async () => {
      let ends = [now + 1_000, now + 2_000, undefined]
      next = (_request, response) => {
        kept.keep('/shop', ends.shift())
        response.end(`${PAGE}${renders.length}`)
      }
      expect([await read('/shop'), await read('/shop')]).toEqual([`${PAGE}1`, `${PAGE}1`])
      now += 1_000
      expect(await read('/shop')).toBe(`${PAGE}2`)
      const stopped = kept.all()
      now += 1_000
      expect(await read('/shop')).toBe(`${PAGE}3`)
      kept.restore(stopped)
      expect(await read('/shop')).toBe(`${PAGE}4`)
    })

    it('are renewed in the background after an hour, and stay while that fails', async () => {
      await read('/')
      now += HOUR
      next = (_request, response) => response.writeHead(503).end()
      expect([await read('/'), await read('/')]).toEqual([`${PAGE}1`, `${PAGE}1`])
      expect(renders).toHaveLength(2)
      next = (_request, response) => response.end(`${PAGE}new`)
      now += HOUR / 60
      let sent = await read('/')
      expect(sent).toBe(`${PAGE}1`)
      while (sent === `${PAGE}1`) sent = await read('/')
      expect([sent, renders.length]).toEqual([`${PAGE}new`, 3])
    })

    it('are rendered for a navigation once they are over, which renews Next’s copy', async () => {
      next = (request, response) => {
        if (!request.headers.rsc) kept.keep('/shop', now + 1_000)
        response.end(`${PAGE}${renders.length}`)
      }
      await read('/shop')
      now += 1_000
      await ask('/shop', { rsc: '1' })
      expect(renders).toEqual(['/shop', '/shop', '/shop'])
    })
  })

  it('leave when they fill the room, the oldest first', async () => {
    const paths = ['/1', '/2', '/3', '/4', '/5']
    for (const path of paths) {
      kept.keep(path)
      await ask(path)
    }
    await ask('/5')
    expect(renders).toEqual(paths)
    await ask('/1')
    expect(renders).toEqual([...paths, '/1'])
  })
})

/** A promise, and the function that fulfils it. */
function untilCalled(): [Promise<void>, () => void] {
  let call = () => {}
  return [new Promise<void>((resolve) => (call = resolve)), () => call()]
}

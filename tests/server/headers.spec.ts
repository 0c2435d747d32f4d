import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, test as base } from '@playwright/test'
import { type Site, startSite } from '../support/startSite'

const PAGES = ['/', '/shop', '/auth', '/nowhere/at-all']
const OTHERS = [
  '/api/products',
  '/api/events',
  '/cms-api/globals/landing',
  '/dashboard',
  '/favicon.svg',
  '/sitemap.xml',
  '/files/none/none.png',
]
const HINTS = ['critical-ch', 'accept-ch']

/** A test whose requests go to this spec's own site. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.end()
      fs.rmSync(site.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
})

for (const place of [...PAGES, ...OTHERS, '/admin']) {
  test(`${place} tells the browser to be careful, and nobody what it runs on`, async ({ request }) => {
    await logIn(request)
    const headers = await headersOf(request, place)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/./),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })
}

test('no header is sent twice, whatever answers', async ({ request }) => {
  await logIn(request)
  const { id, url } = await publicFile(request)
  const calls = [`/api/media/${id}/file`, `/api/media/${id}`, url, '/api/nothing']
  const others = [
    '/healthz',
    '/robots.txt',
    '/manifest.webmanifest',
    '/preview',
    '/admin',
    '/cms-api/nothing',
  ]
  const answers = await Promise.all(
    [...PAGES, ...OTHERS, ...calls, ...others].map((place) => request.get(place, { maxRedirects: 0 })),
  )
  answers.push(
    await request.post('/api/checkout/quote', { data: { lines: 'all' } }),
    await request.post('/api/uploads'),
    await request.patch('/api/user'),
    await request.get(url, { headers: { range: 'bytes=0-3' } }),
    await request.fetch('/api/uploads', { method: 'OPTIONS' }),
    await request.fetch('/shop', { method: 'TRACE' }),
  )
  for (const answer of answers) {
    const names = answer.headersArray().map(({ name }) => name.toLowerCase())
    const twice = names.filter((name, index) => name !== 'set-cookie' && names.indexOf(name) !== index)
    expect({ url: answer.url(), twice }).toEqual({ url: answer.url(), twice: [] })
  }
})

for (const place of ['/', '/api/products', '/sitemap.xml']) {
  test(`${place} is kept ready: who has it gets no second copy`, async ({ request }) => {
    const { etag = '' } = await headersOf(request, place)
    expect(etag).not.toBe('')
    const again = await request.get(place, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
  })
}

for (const place of PAGES) {
  test(`${place} runs and loads what is this site's own`, async ({ request }) => {
    const rules = policyOf(await headersOf(request, place))
    expect(rules).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'unsafe-inline'",
      'script-src-attr': "'none'",
      'connect-src': "'self'",
      'media-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-src': "'none'",
      'frame-ancestors': "'self'",
    })
  })
}

test('what was uploaded runs nothing', async ({ request }) => {
  const rules = policyOf(await headersOf(request, '/cms-api/media/file/none.webp'))
  expect(rules).toMatchObject({ 'default-src': "'none'", sandbox: '' })
})

test('only the console asks for hints that start a navigation twice', async ({ request }) => {
  await logIn(request)
  for (const place of [...PAGES, ...OTHERS]) {
    const headers = await headersOf(request, place)
    for (const hint of HINTS) expect(headers, place).not.toHaveProperty(hint)
  }
  const headers = await headersOf(request, '/admin')
  for (const hint of HINTS) expect(headers).toHaveProperty(hint)
})

test('a site on https tells browsers to stay there, and one on http does not', async ({ request }) => {
  // Starting a site on an empty database alone may take a minute.
  test.setTimeout(180_000)
  expect(await headersOf(request, '/')).not.toHaveProperty('strict-transport-security')
  const site = await startSite({ env: { SITE_URL: 'https://isla.example' } })
  const { headers } = await fetch(site.url)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  await site.end()
  fs.rmSync(site.dataDir, { recursive: true, force: true })
})

test('private answers are kept by nobody', async ({ request }) => {
  for (const place of ['/api/user', '/api/events', '/dashboard', '/healthz', '/readyz']) {
    expect((await headersOf(request, place))['cache-control'], place).toContain('no-store')
  }
  await logIn(request)
  for (const place of ['/api/user', '/api/events', '/dashboard']) {
    expect((await headersOf(request, place))['cache-control'], place).toContain('no-store')
  }
})

test('a post that only reads is answered and refused as other calls are', async ({ request, site }) => {
  const quote = (data: unknown, headers = {}) => request.post('/api/checkout/quote', { data, headers })
  const lines = [{ productId: '0123456789abcdef01234567', quantity: 1 }]
  const quoted = await quote({ lines })
  expect(await quoted.json()).toMatchObject({ lines: [{ productId: lines[0]?.productId }], total: 0 })
  expect(quoted.headers()['cache-control']).toContain('no-store')
  expect(quoted.headers()['content-security-policy']).toContain('frame-ancestors')
  expect((await quote({ lines }, { origin: 'https://elsewhere.example' })).status()).toBe(403)
  expect((await quote({ lines: 'all' })).status()).toBe(400)
  expect((await quote({ lines, pad: 'x'.repeat(1_100_000) })).status()).toBe(413)
  // This request has no Content-Length.
  const long = new Blob(['x'.repeat(1_100_000)]).stream()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: long, duplex: 'half' as const }
  const undeclared = await fetch(`${site.url}/api/checkout/quote`, init)
  expect([undeclared.status, undeclared.headers.get('connection')]).toEqual([413, 'close'])
})

test('a page is asked for again each time, and not sent again unless it changed', async ({ request }) => {
  for (const place of ['/', '/shop', '/privacy', '/sitemap.xml', '/favicon.svg']) {
    expect((await headersOf(request, place))['cache-control'], place).toBe('no-cache')
  }
  const { etag } = await headersOf(request, '/')
  const again = await request.get('/', { headers: { 'If-None-Match': etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('what gets a new name with every change is kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const named = html.match(/\/(?:fonts\/[\w-]+\.woff2|[\w-]+-v\d+\.\w+|_next\/static\/chunks\/[\w-]+\.js)/g)
  const files = new Set(named)
  for (const kind of ['.woff2', '.svg', '.png', '.js']) {
    expect(
      [...files].some((file) => file.endsWith(kind)),
      kind,
    ).toBe(true)
  }
  for (const file of files) {
    expect((await headersOf(request, file))['cache-control'], file).toContain('immutable')
  }
})

test('nobody else on the machine reads what is stored', async ({ request, site }) => {
  await logIn(request)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = { name: 'dot.png', mimeType: 'image/png', buffer: png }
  const answer = await request.post('/cms-api/media', {
    multipart: { file, _payload: JSON.stringify({ alt: 'A dot' }) },
  })
  expect(answer.status()).toBe(201)
  const open = [site.dataDir, ...filesIn(path.join(site.dataDir, 'media'))].filter(
    (place) => (fs.statSync(place).mode & 0o077) !== 0,
  )
  expect(open).toEqual([])
})

test('unknown paths leave nothing on the disk', async ({ request }) => {
  await request.get('/nowhere')
  const before = filesOfBuild()
  const shapes = [
    (name: string) => `/${name}`,
    (name: string) => `/platform/${name}`,
    (name: string) => `/${name}/${name}/${name}`,
    (name: string) => `/dashboard/${name}`,
    (name: string) => `/shop?q=${name}`,
  ]
  const places = Array.from({ length: 10 }, () => shapes.map((shape) => shape(randomUUID()))).flat()
  expect(places).toHaveLength(50)
  for (const place of places) {
    await request.get(place, { maxRedirects: 0 })
    await request.get(place, { maxRedirects: 0, headers: { RSC: '1' } })
  }
  expect(filesOfBuild()).toEqual(before)
})

/** Uploads a picture of the caller and makes it public; its address is relative. */
async function publicFile(request: APIRequestContext): Promise<{ id: string; url: string }> {
  const data = fs.readFileSync('media/seed/og.jpg')
  const begun = await request.post('/api/uploads', {
    data,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(data.length),
      'upload-metadata': `filename ${Buffer.from('shared.jpg').toString('base64')}`,
    },
  })
  const finished = await request.post(`${begun.headers()['location']}/finish`, { data: {} })
  const { id, version } = await finished.json()
  const shared = await request.patch(`/api/media/${id}`, { data: { version, visibility: 'public' } })
  const { publicUrl } = await shared.json()
  return { id, url: new URL(publicUrl).pathname }
}

async function logIn(request: APIRequestContext): Promise<void> {
  const data = { username: 'admin', password: 'admin-demo-2026' }
  expect((await request.post('/api/login', { data })).status()).toBe(200)
}

async function headersOf(request: APIRequestContext, place: string): Promise<Record<string, string>> {
  return (await request.get(place, { maxRedirects: 0 })).headers()
}

function policyOf(headers: Record<string, string>): Record<string, string> {
  const rules = headers['content-security-policy']?.split('; ') ?? []
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

/** Every file of the build, together with the page cache that the running site writes. */
function filesOfBuild(): string[] {
  const folder = process.env.NEXT_DIST_DIR || '.next'
  return (fs.readdirSync(folder, { recursive: true }) as string[]).toSorted()
}

function filesIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true }) as string[]
  expect(names.length).toBeGreaterThan(0)
  return names.map((name) => path.join(folder, name))
}

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { storeLoggedIn } from '../support/loggedIn'
import { type Site, startSite } from '../support/startSite'

const SEATS = 10
const CROWD = 200
/** In cents. */
const PRICE = 4_800
/** Asked often, so that the whole two seconds count. In ms. */
const SOON = { timeout: 2_000, intervals: [50] }

type Bought = { status: number; orderUrl?: string }

/** Both processes share the keys: otherwise one could not open order links of the other. */
const SECRETS = {
  PAYLOAD_SECRET: 'of both of the processes, 32 letters',
  SECRETS_KEY: 'of both of the processes, 32 letters!',
}

/** Two processes of one build on one database, as behind a load balancer. */
test.describe('a second process', () => {
  let first: Site
  let second: Site

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    first = await startSite({ env: SECRETS })
    second = await startSite({ env: { ...SECRETS, DATABASE_URI: databaseUri() } })
  })
  test.afterAll(async () => {
    for (const site of [second, first]) {
      await site.end()
      fs.rmSync(site.dataDir, { recursive: true, force: true })
    }
  })

  test('shows an edit made in the first one within two seconds', async () => {
    for (const site of [first, second])
      expect(await page(site, '/')).toContain('CONTENT CREATOR / FASHIONISTA')
    await edit('landing', { subtitle: 'SEEN EVERYWHERE' })
    expect(await page(first, '/')).toContain('SEEN EVERYWHERE')
    await expect.poll(() => page(second, '/'), SOON).toContain('SEEN EVERYWHERE')
  })

  test('follows the brand name on every page', async () => {
    await edit('site-settings', { brandName: 'Two Houses' })
    for (const path of ['/shop', '/privacy']) {
      await expect.poll(() => page(second, path), SOON).toContain('Two Houses')
    }
  })

  test('keeps its internal door shut', async () => {
    const init = { method: 'POST', body: '{"paths":["/"]}', headers: { 'x-internal-secret': '' } }
    expect((await fetch(`${second.url}/internal/revalidate`, init)).status).toBe(404)
  })

  test('shows what the second one edits in the first one as well, and a draft in neither', async () => {
    const headers = { cookie: await logIn(), 'content-type': 'application/json' }
    const save = (copy: object, query = '') =>
      fetch(`${second.url}/cms-api/globals/landing${query}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(copy),
      })
    expect((await save({ subtitle: 'NOT YET', _status: 'draft' }, '?draft=true')).status).toBe(200)
    expect((await save({ subtitle: 'FROM THE SECOND', _status: 'published' })).status).toBe(200)
    expect((await save({ subtitle: 'NOT YET', _status: 'draft' }, '?draft=true')).status).toBe(200)
    await expect.poll(() => page(first, '/'), SOON).toContain('FROM THE SECOND')
    for (const site of [first, second]) expect(await page(site, '/')).not.toContain('NOT YET')
  })

  test('shows a product as it was last saved: here at once, there within two seconds, and never an error', async () => {
    const cookie = await logIn()
    const saved = await save('/api/products', 'POST', { title: 'Shell, take 0', price: 4_800 })
    const { id } = (await saved.json()) as { id: string }
    const readers = [first, second].map((site) => readAllTheTime(site, ['/shop', '/api/products']))
    try {
      await saveAndRead()
    } finally {
      const statuses = (await Promise.all(readers.map((stop) => stop()))).flat()
      expect(statuses.length).toBeGreaterThan(100)
      expect(new Set(statuses)).toEqual(new Set([200]))
    }

    async function saveAndRead() {
      for (let take = 1; take <= 10; take++) {
        const title = `Shell, take ${take}`
        expect((await save(`/api/products/${id}`, 'PATCH', { title })).status).toBe(200)
        expect(await page(first, '/shop')).toContain(title)
        expect(await page(first, '/api/products')).toContain(title)
        expect(await page(first, '/shop?_rsc=1', { rsc: '1' })).toContain(title)
      }
      for (const path of ['/api/products', '/shop']) {
        await expect.poll(() => page(second, path), SOON).toContain('Shell, take 10')
      }
    }

    function save(path: string, method: string, body: object) {
      return fetch(first.url + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    }
  })

  test('knows the sessions of the first one, and ends them there', async () => {
    const cookie = await logIn()
    expect((await fetch(`${second.url}/api/user`, { headers: { cookie } })).status).toBe(200)
    await fetch(`${second.url}/api/logout`, { method: 'POST', headers: { cookie } })
    expect((await fetch(`${first.url}/api/user`, { headers: { cookie } })).status).toBe(401)
  })

  test('gives 10 seats to exactly 10 of 200 people who ask both at once', async () => {
    const eventId = await createEvent()
    const crowd = await storeLoggedIn(databaseUri(), CROWD)
    const since = Date.now()
    const statuses = await Promise.all(crowd.map((cookie, index) => register(index, { eventId, cookie })))
    const description = `${Date.now() - since} ms`
    test.info().annotations.push({ type: `${CROWD} registrations answered after`, description })
    expect(statuses.filter((status) => status === 201)).toHaveLength(SEATS)
    expect(statuses.filter((status) => status === 409)).toHaveLength(CROWD - SEATS)
    expect(await standing(eventId)).toEqual({ seatsLeft: 0, registrations: SEATS })
  })

  test('seats the same person once, who asks both 20 times at once', async () => {
    const eventId = await createEvent()
    const [cookie = ''] = await storeLoggedIn(databaseUri(), 1)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(index, { eventId, cookie })),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await standing(eventId)).toEqual({ seatsLeft: SEATS - 1, registrations: 1 })
  })

  test('makes one task of an idea and one move of it, of 20 who ask both at once', async () => {
    const [cookie = ''] = await storeLoggedIn(databaseUri(), 1)
    const ask = (site: Site, path: string, method: string, body?: object) =>
      fetch(`${site.url}/api${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const askBoth = async (path: string, method: string, body: object) => {
      const both = Array.from({ length: 20 }, (_, index) =>
        ask(index % 2 ? first : second, path, method, body),
      )
      return (await Promise.all(both)).map(({ status }) => status).toSorted((one, other) => one - other)
    }
    const once = [200, ...Array<number>(19).fill(409)]
    const idea = { title: 'Harbour at six', content: 'Light.', type: 'text' }
    const { id } = (await (await ask(first, '/vision-board', 'POST', idea)).json()) as { id: string }
    const promotion = { status: 'promoted-to-task' }
    expect(await askBoth(`/vision-board/${id}/status`, 'PATCH', promotion)).toEqual(once)
    const tasks = async () => (await (await ask(second, '/tasks', 'GET')).json()) as { id: string }[]
    const [task] = await tasks()
    const step = { version: 1, status: 'in-progress' }
    expect(await askBoth(`/tasks/${task?.id}/move`, 'POST', step)).toEqual(once)
    expect(await tasks()).toMatchObject([{ ideaId: id, status: 'in-progress', version: 2 }])
  })

  test('sells 10 pieces to exactly 10 of 200 buyers who ask both at once', async () => {
    await openShop()
    const piece = await createPiece('Shell ring')
    const bought = await Promise.all(Array.from({ length: CROWD }, (_, index) => buy(index, [piece])))
    expect(countsOf(bought)).toEqual({ 201: SEATS, 409: CROWD - SEATS })
    expect(await piecesLeft(piece)).toBe(0)
    const orderUrl = bought.find(({ orderUrl }) => orderUrl)?.orderUrl ?? ''
    for (const { url } of [first, second]) expect((await fetch(`${url}/api${orderUrl}`)).status).toBe(200)
  })

  test('sells carts that cross each other, without a hang, until one of the pieces is gone', async () => {
    await openShop()
    const pieces = [await createPiece('Shell comb'), await createPiece('Shell pin')]
    const crossed = pieces.toReversed()
    const bought = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => buy(index, index % 4 < 2 ? pieces : crossed)),
    )
    expect(countsOf(bought)).toEqual({ 201: SEATS, 409: CROWD - SEATS })
    for (const piece of pieces) expect(await piecesLeft(piece)).toBe(0)
  })

  async function openShop(): Promise<void> {
    await edit('selling', {
      isOpen: true,
      hasPickup: true,
      takesManual: true,
      manualInstructions: 'IBAN DE00',
    })
  }

  async function createPiece(title: string): Promise<string> {
    const made = await fetch(`${first.url}/api/products`, {
      method: 'POST',
      headers: { cookie: await logIn(), 'content-type': 'application/json' },
      body: JSON.stringify({ title, price: PRICE, inventoryQuantity: SEATS }),
    })
    return ((await made.json()) as { id: string }).id
  }

  /** Orders one of each piece for pickup; resolves with the path of the order's page if the order was placed. */
  async function buy(index: number, pieces: string[]): Promise<Bought> {
    const { url } = index % 2 === 0 ? first : second
    const subtotal = PRICE * pieces.length
    const answer = await fetch(`${url}/api/checkout/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        attempt: randomUUID(),
        lines: pieces.map((productId) => ({ productId, quantity: 1 })),
        currency: 'USD',
        expectedTotal: subtotal + Math.round((subtotal * 8) / 100),
        email: `buyer-${index}@example.com`,
        name: `Buyer ${index}`,
        delivery: 'pickup',
        payment: 'manual',
      }),
    })
    return { ...((await answer.json()) as object), status: answer.status }
  }

  async function piecesLeft(id: string): Promise<number> {
    const headers = { cookie: await logIn() }
    const stored = await fetch(`${second.url}/cms-api/products/${id}?depth=0`, { headers })
    return ((await stored.json()) as { inventoryQuantity: number }).inventoryQuantity
  }

  function countsOf(bought: Bought[]): Record<number, number> {
    const counts: Record<number, number> = {}
    for (const { status } of bought) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  /** Twenty visitors who keep reading; the returned function stops them and resolves with all statuses. */
  function readAllTheTime(site: Site, paths: string[]): () => Promise<number[]> {
    let isOver = false
    const statuses: number[] = []
    const visitors = Array.from({ length: 20 }, async (_, index) => {
      while (!isOver) {
        const answer = await fetch(site.url + paths[index % paths.length])
        await answer.arrayBuffer()
        statuses.push(answer.status)
      }
    })
    return async () => {
      isOver = true
      await Promise.all(visitors)
      return statuses
    }
  }

  async function createEvent(): Promise<string> {
    const response = await fetch(`${first.url}/api/events`, {
      method: 'POST',
      headers: { cookie: await logIn(), 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'Sunrise swim',
        eventDate: '2099-06-01T06:00:00.000Z',
        capacity: SEATS,
      }),
    })
    return ((await response.json()) as { id: string }).id
  }

  async function register(index: number, { eventId, cookie }: { eventId: string; cookie: string }) {
    const { url } = index % 2 === 0 ? first : second
    const response = await fetch(`${url}/api/event-registrations`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ eventId }),
    })
    await response.arrayBuffer()
    return response.status
  }

  /** The seats of an event according to the list and to the stored registrations. */
  async function standing(eventId: string) {
    const headers = { cookie: await logIn() }
    const listed = await fetch(`${second.url}/api/events`, { headers })
    const events = (await listed.json()) as { id: string; seatsLeft: number | null }[]
    const where = `where[eventId][equals]=${eventId}`
    const counted = await fetch(`${second.url}/cms-api/event-registrations/count?${where}`, { headers })
    const { totalDocs } = (await counted.json()) as { totalDocs: number }
    return { seatsLeft: events.find(({ id }) => id === eventId)?.seatsLeft, registrations: totalDocs }
  }

  function databaseUri(): string {
    return embeddedDatabaseAt(first.dataDir)?.uri ?? ''
  }

  async function edit(slug: string, change: object) {
    const url = `${first.url}/cms-api/globals/${slug}`
    const headers = { cookie: await logIn(), 'content-type': 'application/json' }
    // Without the revision the save is not compared with drafts of other tests.
    const { revision: _, ...stored } = await (await fetch(`${url}?depth=0`, { headers })).json()
    const body = JSON.stringify({ ...stored, ...change, _status: 'published' })
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
  }

  async function logIn(): Promise<string> {
    const response = await fetch(`${first.url}/api/login`, {
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

async function page(site: Site, path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(site.url + path, { headers })).text()
}

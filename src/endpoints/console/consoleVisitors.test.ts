import { LIMIT_RULES } from '@/contracts/core/limitRules'
import type { User as StoredUser } from '@/payload-types'
import { countOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'

type List = { docs: { id: string; title: string; images?: unknown }[]; totalDocs: number; limit: number }

describe('what visitors may ask of /cms-api', () => {
  let server: TestServer
  let admin: string
  let creator: string
  let owner: StoredUser
  let address = 0

  beforeAll(async () => {
    server = await startServer()
    owner = await buildUser(server.payload)
    creator = await cookieOf(server.payload, owner)
    admin = await cookieOf(server.payload, await buildAdmin(server.payload))
    const made = Array.from({ length: 130 }, (_, index) =>
      server.payload.db.create({
        collection: 'products',
        data: {
          title: `Product ${index}`,
          price: index,
          currency: 'USD',
          inventoryQuantity: 1,
          isActive: true,
          userId: owner.id,
        },
      }),
    )
    await Promise.all(made)
  })
  beforeEach(() => {
    address += 1
  })
  afterAll(() => server.stop())

  function get(path: string, cookie = '') {
    const headers = { 'x-forwarded-for': `198.51.100.${address}`, ...(cookie && { cookie }) }
    return server.fetch(`/cms-api${path}`, { headers })
  }
  async function list(path: string, cookie?: string): Promise<List> {
    const answer = await get(path, cookie)
    expect(answer.status).toBe(200)
    return (await answer.json()) as List
  }
  const conditions = (count: number, field = 'title') =>
    Array.from({ length: count }, (_, index) => `where[or][${index}][${field}][like]=a`).join('&')

  it.each([
    ['limit=0', 100],
    ['limit=1000000000', 100],
    ['limit=101', 100],
    ['limit=-5', 100],
    ['limit=x', 100],
    ['limit[]=5000', 100],
    ['[limit]=5000', 100],
    ['limit=5&limit=5000', 100],
    ['pagination=false', 10],
    ['limit=0&pagination=false&select[title]=true', 100],
    ['', 10],
    ['limit=7', 7],
    ['limit=100', 100],
  ])('answers ?%s with %i records', async (query, expected) => {
    for (const cookie of ['', creator]) {
      const { docs, totalDocs } = await list(`/products?${query}`, cookie)
      expect(docs).toHaveLength(expected)
      expect(totalDocs).toBe(130)
    }
  })

  it('lets staff ask for all of them, in one go', async () => {
    expect((await list('/products?limit=0', admin)).docs).toHaveLength(130)
    expect((await list('/products?pagination=false', admin)).docs).toHaveLength(130)
    expect((await get(`/products?${conditions(30)}`, admin)).status).toBe(200)
    expect((await get('/products?where[userId.username][like]=c&sort=-userId.username', admin)).status).toBe(
      200,
    )
  })

  it('takes ten conditions and no more, however they are written', async () => {
    expect((await get(`/products?limit=1&${conditions(10)}`)).status).toBe(200)
    const eleven = JSON.stringify({ or: Array.from({ length: 11 }, () => ({ title: { like: 'a' } })) })
    for (const query of [
      conditions(11),
      conditions(300),
      `where=${encodeURIComponent(eleven)}`,
      `[where][and][0][or][0][title][like]=a&${conditions(10)}`,
      Array.from({ length: 11 }, (_, index) => `where[f${index}][equals]=1`).join('&'),
      'where[title][equals]=1&where[title][not_equals]=1&where[title][like]=1' +
        '&where[title][not_like]=1&where[title][in]=1' +
        '&where[title][not_in]=1&where[title][contains]=1&where[title][exists]=1&where[title][all]=1' +
        '&where[title][less_than]=1&where[title][greater_than]=1',
    ]) {
      for (const path of ['/products', '/products/count', '/media']) {
        const answer = await get(`${path}?${query}`)
        expect({ path, query, status: answer.status }).toEqual({ path, query, status: 400 })
      }
    }
  })

  it.each([
    'where[images.media.alt][like]=a',
    'where[images__media__alt][like]=a',
    'where[images.media__alt][like]=a',
    'where[and][0][images.media.filename][equals]=a',
    'where[userId.username][equals]=a',
    'where[userId.id][equals]=a',
    'sort=images.media.alt',
    'sort=-userId__username',
    'sort=title,price,category,createdAt',
    'sort[]=title&sort[]=userId.email',
  ])('refuses ?%s, in plain words', async (query) => {
    for (const cookie of ['', creator]) {
      const answer = await get(`/products?${query}`, cookie)
      expect(answer.status).toBe(400)
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toMatch(/^A query can/)
    }
  })

  it.each(['where[images.url][like]=a', 'sort=-price,title', 'where[title][like]=Product&sort=-createdAt'])(
    'answers ?%s',
    async (query) => {
      expect((await get(`/products?limit=1&${query}`)).status).toBe(200)
    },
  )

  it('follows relations no deeper than two steps', async () => {
    const product = await buildProduct(server.payload, owner, { title: 'Deep' })
    const asked: number[] = []
    const { hooks } = server.config.collections.find(({ slug }) => slug === 'products') ?? {}
    const note = ({ req }: { req: { query: { depth?: unknown } } }) =>
      void asked.push(Number(req.query.depth))
    hooks?.afterRead?.push(note as never)
    for (const depth of ['50', '1e9', '-1', 'x', '1']) await get(`/products/${product.id}?depth=${depth}`)
    hooks?.afterRead?.pop()
    expect(asked).toEqual([2, 2, 0, 0, 1])
  })

  it('answers no query with hundreds of keys', async () => {
    const select = Array.from({ length: 60 }, (_, index) => `select[field${index}]=true`).join('&')
    expect((await get(`/products?${select}`)).status).toBe(400)
    expect((await get(`/products?${select}`, admin)).status).toBe(200)
  })

  it('answers an address 300 times a minute, files and staff without a count', async () => {
    const { points } = LIMIT_RULES['console-read']
    const counts = server.payload.db.connection.collection('rate-limits')
    await get('/globals/landing')
    const key = `console-read:198.51.100.${address}`
    await counts.updateOne({ key }, { $set: { points } })
    for (const path of ['/globals/landing', '/products?limit=1', '/access', '/nowhere']) {
      const answer = await get(path)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toEqual({ errors: [{ message: expect.stringMatching(/^Too many/) }] })
    }
    expect((await get('/products?limit=1', creator)).status).toBe(429)
    expect((await get('/products?limit=1', admin)).status).toBe(200)
    expect((await get('/media/file/none.webp')).status).toBe(404)
    address += 1
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/products?limit=1')))
    expect(countOf(answers, 200)).toBe(20)
  })
})

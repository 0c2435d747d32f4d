import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'

describe('a search of the console', () => {
  let server: TestServer
  let admin: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    const { payload } = server
    admin = await cookieOf(payload, await buildAdmin(payload))
    const seller = await buildUser(payload)
    await buildProduct(payload, seller, { title: 'Blusa Nu\u0301n\u0303ez', category: 'Tops' })
    await buildProduct(payload, seller, { title: 'Vestido', category: 'Núñez', isActive: false })
    await buildProduct(payload, seller, { title: 'Nunez y Straße', category: 'Tops' })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function titles(where: string, cookie = admin): Promise<string[]> {
    const answer = await server.fetch(`/cms-api/products?sort=title&${where}`, { headers: { cookie } })
    return ((await answer.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title)
  }

  it.each([
    ['where[title][like]=nunez', ['Blusa Nu\u0301n\u0303ez', 'Nunez y Straße']],
    ['where[and][0][title][like]=strasse NÚÑEZ', ['Nunez y Straße']],
    [
      'where[or][0][title][like]=nunez&where[or][1][category][like]=nunez',
      ['Blusa Nu\u0301n\u0303ez', 'Nunez y Straße', 'Vestido'],
    ],
    [
      'where[and][0][or][0][title][like]=nunez&where[and][0][or][1][category][like]=nunez' +
        '&where[and][1][isActive][equals]=true',
      ['Blusa Nu\u0301n\u0303ez', 'Nunez y Straße'],
    ],
    ['where[title][like]=nunca', []],
    ['where[title][like]=n.*z', []],
  ])('for %s finds every spelling', async (where, expected) => {
    expect(await titles(where)).toEqual(expected)
  })

  it.each([
    ['products', ['title', 'category', 'sku']],
    ['users', ['username', 'email', 'firstName', 'lastName']],
    ['orders', ['number', 'email', 'name']],
    ['email-signups', ['email']],
  ])('of the %s reads no document that it does not find', async (slug, fields) => {
    const collection = server.payload.db.collections[slug]?.collection
    await collection?.insertMany(
      Array.from({ length: 300 }, (_, index) =>
        Object.fromEntries(
          [...fields, 'slug', 'attempt', 'key'].map((name) => [name, `${name} ${index} of many`]),
        ),
      ),
    )
    const db = server.payload.db.connection.db
    await db?.command({ profile: 2 })
    const where = fields.map((name, index) => `where[or][${index}][${name}][like]=nobody`).join('&')
    const answer = await server.fetch(`/cms-api/${slug}?${where}`, { headers: { cookie: admin } })
    await db?.command({ profile: 0 })
    expect(await answer.json()).toMatchObject({ docs: [], totalDocs: 0 })
    const ns = `${db?.databaseName}.${collection?.collectionName}`
    const found = (await db?.collection('system.profile').find({ ns }).toArray()) ?? []
    await db?.collection('system.profile').drop()
    expect(found.length).toBeGreaterThan(0)
    // The admin's own record is read for the session.
    const plans = found.filter(({ docsExamined }) => docsExamined > 1).map(({ planSummary }) => planSummary)
    expect(plans).toEqual([])
  })

  it('of a visitor is as Payload answers it', async () => {
    expect(await titles('where[title][like]=nunez', '')).toEqual(['Nunez y Straße'])
  })
})

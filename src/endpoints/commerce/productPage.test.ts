import type { User as StoredUser } from '@/payload-types'
import { createProduct, updateProduct } from '@/contracts/commerce/products'
import { updateSellerSettings } from '@/contracts/orders/sellerSettings'
import { readProduct } from '@/contracts/commerce/productPage'
import { ID, MOMENT, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProduct, sellPieces } from '../core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'

describe('a product and its address', () => {
  let server: TestServer
  let isla: StoredUser
  let cookie: string

  beforeAll(async () => {
    server = await startServer()
    isla = await buildUser(server.payload, { firstName: 'Isla', lastName: 'Verano' })
    cookie = await cookieOf(server.payload, await buildAdmin(server.payload))
  })
  afterAll(() => server.stop())

  const open = (slug: string) => server.request(readProduct, { params: { slug } })
  const build = (title: string, rest: object = {}) => buildProduct(server.payload, isla, { title, ...rest })
  const atConsole = (path: string, body: object, method = 'PATCH') =>
    server.fetch(`/cms-api/products/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
      body: JSON.stringify(body),
    })
  const stored = (id: string) => server.payload.findByID({ collection: 'products', id, depth: 0 })

  it('is shown with what is for sale of it', async () => {
    const body = {
      title: 'Crème brûlée No. 2',
      price: 900,
      weight: 80,
      sku: 'SECRET',
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: [
        { values: ['S'], inventoryQuantity: 3, sku: 'SECRET-S' },
        { values: ['M'], inventoryQuantity: 0, price: 1_000 },
        { values: ['L'], inventoryQuantity: 9, isActive: 'false' },
      ],
    }
    const { id } = await (await server.request(createProduct, { as: isla, body })).json()
    const answer = await open('creme-brulee-no-2')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      id,
      title: body.title,
      description: null,
      category: null,
      price: 900,
      compareAtPrice: null,
      currency: 'USD',
      images: [],
      isFeatured: 'false',
      inventoryQuantity: 3,
      createdAt: MOMENT,
      slug: 'creme-brulee-no-2',
      weight: 80,
      availableFrom: null,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { id: ID, values: ['S'], price: 900, inventoryQuantity: 3 },
        { id: ID, values: ['M'], price: 1_000, inventoryQuantity: 0 },
      ],
      sellerName: 'Isla Verano',
      sellerFrom: null,
      shipping: null,
      hasPickup: false,
      returns: null,
      downloads: [],
    })
  })

  it('says under which name it is sold, from where, and how its seller takes it back', async () => {
    await build('Raffia hat')
    const settings = {
      name: 'Casa Isla',
      city: 'Tampa',
      region: 'Florida',
      returnDays: 14,
      returnPayer: 'buyer',
      shipping: 'own',
      rates: [{ countries: [], cents: 600, freeFrom: 20_000 }],
      pickup: 'own',
      pickupPlace: 'The studio',
    }
    const set = await server.request(updateSellerSettings, { as: isla, body: { version: 1, ...settings } })
    expect(set.status).toBe(200)
    expect(await (await open('raffia-hat')).json()).toMatchObject({
      sellerName: 'Casa Isla',
      sellerFrom: 'Tampa, Florida',
      shipping: '$6.00, free from $200.00 on',
      hasPickup: true,
      returns: '14 days, you pay the postage.',
    })
    const words = { returnDays: null, returnText: 'Unworn, please.' }
    await server.request(updateSellerSettings, { as: isla, body: { version: 2, ...words } })
    expect(await (await open('raffia-hat')).json()).toMatchObject({ returns: 'Unworn, please.' })
    const none = { name: null, city: null, region: null, returnPayer: null, returnText: null }
    await server.request(updateSellerSettings, { as: isla, body: { version: 3, ...none } })
    expect(await (await open('raffia-hat')).json()).toMatchObject({
      sellerName: 'Isla Verano',
      returns: null,
    })
  })

  it('has an address of its own, however alike titles are and however many come at once', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => create('Sun  hat!')))
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['sun-hat', 'sun-hat-2', 'sun-hat-3'])
    expect((await build('Sun')).slug).toBe('sun')
    expect((await build('太陽')).slug).toBe('product')
    const long = 'x'.repeat(200)
    expect((await build(long)).slug).toBe('x'.repeat(80))
    expect((await build(long)).slug).toMatch(/^x{74}-2$/)

    async function create(title: string): Promise<{ slug: string }> {
      const answer = await server.request(createProduct, { as: isla, body: { title, price: 1 } })
      return (await stored((await answer.json()).id)) as { slug: string }
    }
  })

  it('keeps its address when it is renamed, and an old address leads to the new one', async () => {
    const { id } = await build('Raffia tote')
    const body = { title: 'Raffia bag' }
    await server.request(updateProduct, { as: isla, params: { id }, body })
    expect((await stored(id)).slug).toBe('raffia-tote')
    expect((await atConsole(id, { slug: 'Raffia Bag' })).status).toBe(400)
    expect((await atConsole(id, { slug: 'raffia-bag', formerSlugs: ['forged'] })).status).toBe(200)
    for (const address of ['raffia-bag', 'raffia-tote', id])
      expect(await (await open(address)).json()).toMatchObject({ id, slug: 'raffia-bag' })
    expect((await open('forged')).status).toBe(404)
    expect((await build('Raffia tote')).slug).toBe('raffia-tote-2')
    expect((await atConsole(id, { slug: 'raffia-tote-2' })).status).toBe(409)
    expect((await atConsole(id, { slug: 'raffia-tote' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ slug: 'raffia-tote', formerSlugs: ['raffia-bag'] })
  })

  it('is not there for visitors while it is inactive, waits, or never was', async () => {
    const hidden = await build('Hidden', { isActive: false })
    const waiting = await build('Waiting', { isWaiting: true })
    for (const address of [
      'hidden',
      hidden.id,
      'waiting',
      waiting.id,
      'nothing',
      '0'.repeat(24),
      '%00',
      '__proto__',
    ]) {
      const answer = await open(address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(failureOf('Not found'))
    }
  })

  it('keeps its stock at the console, which adds to it and takes away', async () => {
    const { id } = await build('Stock', { inventoryQuantity: 10 })
    await sellPieces(server.payload, id, 4)
    expect((await atConsole(id, { title: 'Stocked', inventoryQuantity: 10 })).status).toBe(200)
    expect((await stored(id)).inventoryQuantity).toBe(6)
    expect((await atConsole(id, { adjustStock: 5 })).status).toBe(200)
    expect((await atConsole(id, { adjustStock: -3 })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ title: 'Stocked', inventoryQuantity: 8 })
    expect((await stored(id)).adjustStock).toBeUndefined()
    expect((await atConsole(id, { adjustStock: -9 })).status).toBe(409)
    expect((await atConsole(id, { adjustStock: 1.5 })).status).toBe(400)
    const copy = await (await atConsole(`${id}/duplicate`, {}, 'POST')).json()
    expect(copy.doc).toMatchObject({ slug: 'stocked', inventoryQuantity: 8 })
    expect(await stored(id)).toMatchObject({ slug: 'stock', inventoryQuantity: 8 })
  })

  it('keeps the stock of its variants at the console, too', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [
      { values: ['S'], inventoryQuantity: 5 },
      { values: ['M'], inventoryQuantity: 7 },
    ]
    const { id, variants: rows } = await build('Sized', { options, variants })
    await sellPieces(server.payload, id, 2, 0)
    const [small, medium] = rows ?? []
    const answer = await atConsole(id, { variants: [small, { ...medium, adjustStock: 3 }] })
    expect(answer.status).toBe(200)
    const after = await stored(id)
    expect(after.variants?.map(({ inventoryQuantity }) => inventoryQuantity)).toEqual([3, 10])
    expect(after.inventoryQuantity).toBe(13)
    expect((await atConsole(id, { variants: [{ ...small, isActive: false }, medium] })).status).toBe(200)
    expect((await stored(id)).inventoryQuantity).toBe(10)
  })
})

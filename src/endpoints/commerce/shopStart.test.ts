import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { updateSellerSettings } from '@/contracts/orders/sellerSettings'
import { buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import { shopStart, stockStart } from './shopStart'

/** A product as large as the limits allow. */
const LARGEST = {
  title: '<'.repeat(200),
  description: '"'.repeat(5_000),
  category: '&'.repeat(200),
  tags: Array.from({ length: 50 }, () => 't'.repeat(200)),
  images: Array.from({ length: 20 }, (_, index) => ({
    url: `https://a.example/${index}?${'&'.repeat(2_020)}`,
  })),
}

describe('what the shop’s page is rendered with', () => {
  let server: TestServer
  let owner: StoredUser

  beforeAll(async () => {
    server = await startServer()
    owner = await buildUser(server.payload)
  })
  beforeEach(async () => {
    await server.payload.db.collections.products?.collection.deleteMany({})
  })
  afterAll(() => server.stop())

  async function build(count: number, product: Partial<StoredProduct> = {}) {
    for (let each = 0; each < count; each += 1) await buildProduct(server.payload, owner, product)
  }
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

  it('is all of a few products', async () => {
    await build(12, { description: 'Bias cut.' })
    const { products, total, isWhole } = await shopStart(server.payload)
    expect(products).toHaveLength(12)
    expect({ total, isWhole }).toEqual({ total: 12, isWhole: true })
    expect(products[0]).toMatchObject({ description: 'Bias cut.', isFeatured: 'false' })
    expect(await shopStart(server.payload)).toEqual(await shopStart(server.payload))
  })

  it('is nothing, and all of it, where there is nothing', async () => {
    await build(1, { isActive: false })
    expect(await shopStart(server.payload)).toEqual({
      products: [],
      total: 0,
      isWhole: true,
      slugs: {},
      optionNames: {},
    })
    expect(await stockStart(server.payload)).toMatchObject({ stock: [], isWhole: true, rates: [] })
  })

  it('is the first cards of many, featured ones first and then the newest', async () => {
    await build(3, { title: 'Featured', isFeatured: true })
    await build(40, { title: 'Newer', description: 'Bias cut.' })
    const { products, total, isWhole } = await shopStart(server.payload)
    expect(products).toHaveLength(24)
    expect({ total, isWhole }).toEqual({ total: 43, isWhole: false })
    expect(products.filter(({ description }) => description !== null)).toEqual([])
    expect(products.slice(0, 4).map(({ title }) => title)).toEqual([
      'Featured',
      'Featured',
      'Featured',
      'Newer',
    ])
    const times = products.slice(3).map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('names the options of those that have any, so that the page asks for them', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = ['S', 'M'].map((value) => ({ values: [value], inventoryQuantity: 2 }))
    const plain = await buildProduct(server.payload, owner)
    const sized = await buildProduct(server.payload, owner, { options, variants })
    const { optionNames, slugs } = await shopStart(server.payload)
    expect(optionNames).toEqual({ [sized.id]: ['Size'] })
    expect(Object.keys(slugs).toSorted()).toEqual([plain.id, sized.id].toSorted())
  })

  it('has the first picture of each, and a short text', async () => {
    const images = ['one', 'two'].map((name) => ({ url: `https://a.example/${name}.webp` }))
    await build(1, { images, description: `${'d'.repeat(239)}🌴${'d'.repeat(4_000)}` })
    const { products, isWhole } = await shopStart(server.payload)
    expect(products[0]?.images).toEqual(['https://a.example/one.webp'])
    expect(products[0]?.description).toBe('d'.repeat(239))
    expect(isWhole).toBe(false)
  })

  it('stays small whatever one person stores', async () => {
    await build(100, LARGEST)
    const { products, total, isWhole } = await shopStart(server.payload)
    expect(products.length).toBeGreaterThan(0)
    expect({ total, isWhole }).toEqual({ total: 100, isWhole: false })
    expect(bytes(products)).toBeLessThan(30_000)
    expect(bytes(await stockStart(server.payload))).toBeLessThan(20_000)
  })

  it('knows where each product is, and which variants a cart can hold', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [
      { values: ['S'], inventoryQuantity: 2, price: 900 },
      { values: ['M'], inventoryQuantity: 3, isActive: false },
    ]
    await build(1, { title: 'Reef dress', price: 800, options, variants })
    const { products, slugs } = await shopStart(server.payload)
    expect(slugs).toEqual({ [products[0]?.id ?? '']: 'reef-dress' })
    const { stock } = await stockStart(server.payload)
    expect(stock).toMatchObject([
      {
        slug: 'reef-dress',
        options: [{ name: 'Size', values: ['S'] }],
        variants: [{ values: ['S'], inventoryQuantity: 2, price: 900 }],
      },
    ])
  })

  it('knows what a seller with their own prices takes for a parcel', async () => {
    const { payload } = server
    await payload.updateGlobal({ slug: 'selling', data: { countries: ['US'] } })
    const [sol, away] = [await buildUser(payload), await buildUser(payload)]
    const rate = { countries: ['US'], cents: 600, freeFrom: 20_000 }
    const own = (rates: object[]) => ({ version: 1, shipping: 'own', rates })
    await server.request(updateSellerSettings, { as: sol, body: own([rate]) })
    await server.request(updateSellerSettings, { as: away, body: own([{ ...rate, countries: ['DE'] }]) })
    const products = await Promise.all([owner, sol, away].map((seller) => buildProduct(payload, seller)))
    const { stock, country, rates } = await stockStart(payload)
    const prices = products.map(({ id }) => rates[stock.find((each) => each.id === id)?.rate ?? -1])
    expect(country).toBe('US')
    expect(prices).toEqual([undefined, { ...rate, countries: [] }, null])
  })

  it('names variants as long as they fit', async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => `${'&'.repeat(30)}${index}`)
    const options = [{ name: 'Size', values: sizes }]
    const variants = sizes.map((size) => ({ values: [size], inventoryQuantity: 1 }))
    await build(30, { options, variants })
    const { stock } = await stockStart(server.payload)
    expect(stock).toHaveLength(30)
    expect(stock[0]?.variants).toHaveLength(20)
    expect(stock.at(-1)?.variants).toBeUndefined()
    expect(bytes(stock)).toBeLessThan(30_000)
  })

  it('knows the stock of the newest products', async () => {
    const docs = Array.from({ length: 520 }, (_, index) => ({
      title: `StoredProduct ${index}`,
      price: index,
      currency: 'USD',
      inventoryQuantity: 1,
      isActive: true,
      createdAt: new Date(index * 1_000),
    }))
    await server.payload.db.collections.products?.insertMany(docs)
    const { stock, isWhole } = await stockStart(server.payload)
    expect(isWhole).toBe(false)
    expect(stock).toHaveLength(500)
    expect(stock[0]).toEqual({ id: expect.any(String), price: 519, inventoryQuantity: 1 })
    expect(bytes(stock)).toBeLessThan(50_000)
  })
})

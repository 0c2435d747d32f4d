import { readProduct } from '@/contracts/commerce/productPage'
import { updateProduct } from '@/contracts/commerce/products'
import { listMyVariants } from '@/contracts/commerce/variants'
import { dayInWords, dayInZone } from '@/contracts/orders/availability'
import * as checkout from '@/contracts/orders/checkout'
import * as desk from '@/contracts/orders/deskCalls'
import * as orders from '@/contracts/orders/orderPage'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { linkOf, orderInput, stockOf, storedOrder } from './testing/shop'
import { type TestShop, startShop } from './testing/startShop'
import { DAY_MS } from '@/contracts/core/time'

const inDays = (days: number) => dayInZone(new Date(Date.now() + days * DAY_MS))

describe('ordering ahead', () => {
  let shop: TestShop
  let server: TestServer
  let seller: StoredUser
  let product: StoredProduct

  beforeAll(async () => {
    shop = await startShop()
    ;({ server, seller } = shop)
  })
  beforeEach(async () => {
    product = await buildProduct(server.payload, seller, { title: 'Dune skirt', inventoryQuantity: 2 })
  })
  afterAll(() => shop.stop())

  const set = (availableFrom: unknown) =>
    server.request(updateProduct, { as: seller, params: { id: product.id }, body: { availableFrom } })
  const page = async () =>
    (await server.request(readProduct, { params: { slug: product.slug ?? '' } })).json()
  async function buy(): Promise<checkout.PlacedOrder> {
    const placed = await (await server.request(checkout.placeOrder, { body: orderInput(product) })).json()
    await server.request(orders.payTestOrder, { params: linkOf(placed), body: { outcome: 'paid' } })
    return placed
  }
  async function ship(placed: checkout.PlacedOrder): Promise<Response> {
    const { id, lines } = await storedOrder(server.payload, placed.number)
    const body = { key: crypto.randomUUID(), lines: [{ lineId: lines?.[0]?.id ?? '', quantity: 1 }] }
    return server.request(desk.shipOrder, { as: seller, params: { id }, body })
  }

  it('is said where it is bought, takes from its own count, and stays with the order', async () => {
    const day = inDays(40)
    expect((await set(day)).status).toBe(200)
    expect(await page()).toMatchObject({ availableFrom: day, inventoryQuantity: 2 })
    const [own] = await (await server.request(listMyVariants, { as: seller })).json()
    expect(own).toMatchObject({ id: product.id, availableFrom: day })
    const body = { lines: [{ productId: product.id, quantity: 1 }] }
    const quote: checkout.Quote = await (await server.request(checkout.quoteCart, { body })).json()
    expect(quote.lines[0]).toMatchObject({ availableFrom: day, problem: null })
    const placed = await buy()
    expect(await stockOf(server.payload, product.id)).toBe(1)
    const seen = async () => (await server.request(orders.readOrderPage, { params: linkOf(placed) })).json()
    expect((await seen()).lines[0].availableFrom).toBe(day)
    await set(null)
    expect((await seen()).lines[0].availableFrom).toBe(day)
  })

  it('is shipped from its day on, or from the one that its seller moved it to', async () => {
    const day = inDays(40)
    await set(day)
    const [first, second] = [await buy(), await buy()]
    const refused = await ship(first)
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      `Dune skirt is not there before ${dayInWords(day)}.`,
    ])
    await set(inDays(0))
    expect((await ship(first)).status).toBe(201)
    await set(inDays(20))
    expect((await ship(second)).status).toBe(409)
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: second.number },
      { $set: { 'lines.0.availableFrom': inDays(0) } },
    )
    expect((await ship(second)).status).toBe(201)
  })

  it('is over on its day; what is no day is refused', async () => {
    await set(inDays(0))
    expect((await page()).availableFrom).toBeNull()
    const refused = await set('soon')
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { availableFrom: 'Enter a day, or leave it empty' },
    ])
    await set('')
    expect((await page()).availableFrom).toBeNull()
  })
})

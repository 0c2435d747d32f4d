import { type PayloadRequest, createLocalReq } from 'payload'
import type { Books } from '@/contracts/books'
import { readBooks } from '@/contracts/books'
import * as checkout from '@/contracts/orders/checkout'
import { refundOrder } from '@/contracts/orders/deskCalls'
import * as orders from '@/contracts/orders/orderPage'
import { runCheckBooks } from '@/jobs/checkBooks'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildAdmin } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { joinWaitingList } from '../orders/testing/waitingList'
import { countPieces } from './countPieces'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, storedOrder } from '../orders/testing/shop'
import type { StripeDouble } from '../orders/testing/stripeDouble'
import { type StripeShop, startStripeShop } from '../orders/testing/startShop'
import { HOUR_MS } from '@/contracts/core/time'

describe('the books', () => {
  let shop: StripeShop
  let server: TestServer
  let stripe: StripeDouble
  let admin: StoredUser
  let seller: StoredUser
  let product: StoredProduct
  let req: PayloadRequest

  beforeAll(async () => {
    shop = await startStripeShop()
    ;({ server, seller, stripe } = shop)
    admin = await buildAdmin(server.payload)
    req = await createLocalReq({}, server.payload)
  })
  beforeEach(async () => {
    stripe.fail('never')
    for (const slug of ['products', 'orders', 'refunds', 'back-in-stock', 'payment-events'])
      await server.payload.db.collections[slug]?.collection.deleteMany({})
    stripe.sessions.clear()
    stripe.refunds.length = 0
    await queuedMails(server.payload)
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [
      { values: ['S'], inventoryQuantity: 3 },
      { values: ['M'], inventoryQuantity: 4 },
    ]
    product = await buildProduct(server.payload, seller, { title: 'Hat', price: 1_000, options, variants })
  })
  afterAll(() => shop.stop())

  const read = async (): Promise<Books> => (await server.request(readBooks, { as: admin })).json()
  const collection = (slug: string) => server.payload.db.collections[slug]?.collection
  const variantId = (index: number) => product.variants?.[index]?.id ?? ''
  async function place(index: number, quantity: number): Promise<checkout.PlacedOrder> {
    const lines = [{ productId: product.id, variantId: variantId(index), quantity }]
    const body = { ...orderInput(product, { quantity, payment: 'stripe' }), lines }
    const answer = await server.request(checkout.placeOrder, { body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  async function pay(placed: checkout.PlacedOrder): Promise<string> {
    const { id, payment } = await storedOrder(server.payload, placed.number)
    stripe.pay(payment.attempts?.[0]?.ref ?? '')
    await server.request(orders.checkOrder, { params: linkOf(placed) })
    return id
  }
  /** Runs the check as if an hour later, so that no payment is too recent to compare. */
  const later = () => runCheckBooks(req, new Date(Date.now() + HOUR_MS))
  const found = async () => {
    const { docs } = await server.payload.find({ collection: 'payment-events', pagination: false })
    return docs.map(({ outcome }) => outcome)
  }

  it('balance whatever is sold, refunded, restocked, adjusted and kept', async () => {
    const id = await pay(await place(0, 3))
    await place(1, 1)
    await joinWaitingList(server, { productId: product.id, variantId: variantId(0) }, 'nia@example.com')
    const { lines } = await storedOrder(server.payload, (await storedById(id)).number)
    const body = {
      key: crypto.randomUUID(),
      lines: [{ lineId: lines?.[0]?.id, quantity: 1 }],
      restock: true,
      reason: 'requested',
    }
    const refund = { method: 'post', path: '/orders/:id/refunds' } as const
    expect((await server.request(refund, { as: admin, params: { id }, body })).status).toBe(201)
    const rows = (await server.payload.findByID({ collection: 'products', id: product.id })).variants ?? []
    await server.payload.update({
      collection: 'products',
      id: product.id,
      data: { variants: rows.map((row, index) => ({ ...row, adjustStock: index === 1 ? 5 : null })) },
    })
    const { stock, refunds, providers } = await read()
    expect(stock).toEqual({
      compared: 2,
      uncounted: 0,
      inStock: 8,
      inOrders: 3,
      kept: 1,
      stocked: 12,
      faults: [],
    })
    expect(refunds).toEqual({ compared: 1, faults: [] })
    expect(providers.map(({ provider, state, faults }) => [provider, state, faults])).toEqual([
      ['stripe', 'compared', []],
      ['manual', 'not_listed', []],
      ['test', 'compared', []],
    ])
    expect(await later()).toBe(0)
  })
  const storedById = (id: string) => server.payload.findByID({ collection: 'orders', id, depth: 0 })

  it('name a piece that is there without having come in', async () => {
    await collection('products')?.updateOne(
      { title: 'Hat' },
      { $inc: { 'variants.1.inventoryQuantity': 2, inventoryQuantity: 2 } },
    )
    const { stock } = await read()
    const numbers = { inStock: 6, inOrders: 0, kept: 0, stocked: 4 }
    expect(stock.faults).toEqual([
      { productId: product.id, slug: 'hat', title: 'Hat', detail: 'M', ...numbers },
    ])
    await collection('products')?.updateOne(
      { title: 'Hat' },
      { $unset: { 'variants.1.stockedQuantity': '' } },
    )
    expect((await read()).stock).toMatchObject({ compared: 1, uncounted: 1, faults: [] })
  })

  it('know a piece that nobody counted from the night on in which it is counted as it stands', async () => {
    await pay(await place(1, 1))
    await collection('products')?.updateOne(
      { title: 'Hat' },
      { $unset: { 'variants.1.stockedQuantity': '' } },
    )
    const plain = await buildProduct(server.payload, seller, { title: 'Belt', inventoryQuantity: 5 })
    await collection('products')?.updateOne({ title: 'Belt' }, { $set: { stockedQuantity: null } })
    expect((await read()).stock).toMatchObject({ compared: 1, uncounted: 2, stocked: 3 })
    const counts = await Promise.all([
      countPieces(req),
      countPieces(await createLocalReq({}, server.payload)),
    ])
    expect(counts[0] + counts[1]).toBe(2)
    expect((await read()).stock).toMatchObject({ compared: 3, uncounted: 0, stocked: 12, faults: [] })
    expect(await countPieces(req)).toBe(0)
    await collection('products')?.updateOne({ title: 'Belt' }, { $inc: { inventoryQuantity: -1 } })
    expect((await read()).stock.faults).toMatchObject([{ productId: plain.id, inStock: 4, stocked: 5 }])
  })

  it('name an order whose refunds are not what it counts', async () => {
    const id = await pay(await place(0, 1))
    await collection('orders')?.updateOne({ status: 'paid' }, { $set: { refunded: 500 } })
    const { number } = await storedById(id)
    expect((await read()).refunds).toEqual({
      compared: 1,
      faults: [{ orderId: id, number, currency: 'USD', total: 1_580, refunded: 500, refunds: 0 }],
    })
  })

  it('name a payment without its order and an order without its payment, and mail each once', async () => {
    const id = await pay(await place(0, 1))
    const { number, payment } = await storedById(id)
    await collection('orders')?.updateOne({ number }, { $set: { 'payment.paymentRef': 'pi_other' } })
    await queuedMails(server.payload)
    expect(await later()).toBe(2)
    expect(await found()).toEqual(
      expect.arrayContaining([
        `$15.80 came in as ${payment.paymentRef}, for no paid order; $0.00 of it went back.`,
      ]),
    )
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual(['books-differ'])
    expect([await later(), await queuedMails(server.payload)]).toEqual([0, []])
  })

  it('name another amount, and refunds that were made elsewhere', async () => {
    const id = await pay(await place(0, 1))
    const { number, payment } = await storedById(id)
    stripe.refundThere(payment.paymentRef ?? '', 300)
    await collection('orders')?.updateOne({ number }, { $set: { total: 1_580 } })
    await later()
    expect(await found()).toEqual([
      `The provider gave $3.00 back of order ${number}; here $0.00 are written down.`,
    ])
    await collection('orders')?.updateOne({ number }, { $set: { total: 1_000 } })
    await later()
    expect(await found()).toContain(`$15.80 came in for order ${number}, which comes to $10.00.`)
  })

  it('say that a provider is away, and are the admins’ alone', async () => {
    stripe.fail('away')
    expect((await read()).providers[0]).toEqual({
      provider: 'stripe',
      state: 'away',
      payments: 0,
      faults: [],
    })
    expect((await server.request(readBooks)).status).toBe(401)
    expect((await server.request(readBooks, { as: seller })).status).toBe(403)
  })

  it('find no fault in an order that owes a free piece after all its money went back', async () => {
    const free = await buildProduct(server.payload, seller, { price: 0, inventoryQuantity: 2 })
    const lines = [
      { productId: product.id, variantId: variantId(0), quantity: 1 },
      { productId: free.id, quantity: 1 },
    ]
    const body = { ...orderInput(product, { payment: 'stripe' }), lines }
    const id = await pay(await (await server.request(checkout.placeOrder, { body })).json())
    const { lines: stored, shipping } = await server.payload.findByID({ collection: 'orders', id, depth: 0 })
    const back = [{ lineId: stored?.[0]?.id, quantity: 1 }]
    const refund = { key: crypto.randomUUID(), lines: back, shipping, reason: 'requested' }
    await server.request(refundOrder, { as: admin, params: { id }, body: refund })
    expect(await server.payload.findByID({ collection: 'orders', id })).toMatchObject({
      status: 'paid',
      refunded: 1_580,
    })
    expect((await read()).refunds).toEqual({ compared: 1, faults: [] })
  })

  it('leave a payment out whose page may have been open until a moment ago', async () => {
    const order = await place(0, 1)
    const { payment } = await storedOrder(server.payload, order.number)
    // Paid in the last minute of the page; the site has not heard of it.
    stripe.pay(payment.attempts?.[0]?.ref ?? '')
    expect(await runCheckBooks(req, new Date(Date.now() + 36 * 60_000))).toBe(0)
    expect(await later()).toBe(1)
  })
})

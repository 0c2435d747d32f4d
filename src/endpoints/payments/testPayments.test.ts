import { createLocalReq } from 'payload'
import type { PlacedOrder } from '@/contracts/orders/checkout'
import { placeOrder } from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { inTransaction } from '@/database/transaction'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { sendRefund } from './refundState'
import { createRefund } from './refunds'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import { type TestShop, startShop } from '../orders/testing/startShop'

/** Failures that the test provider simulates; orderPage.test.ts covers declined, expired and late. */
describe('faults of the test provider', () => {
  let shop: TestShop
  let server: TestServer
  let seller: StoredUser
  let product: StoredProduct

  beforeAll(async () => {
    shop = await startShop()
    ;({ server, seller } = shop)
  })
  beforeEach(async () => {
    product = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 3 })
    await queuedMails(server.payload)
  })
  afterAll(() => shop.stop())

  const place = async (): Promise<PlacedOrder> =>
    (await server.request(placeOrder, { body: orderInput(product) })).json()
  const play = async (order: PlacedOrder, outcome: contract.TestOutcome): Promise<contract.OrderPage> =>
    (await server.request(contract.payTestOrder, { params: linkOf(order), body: { outcome } })).json()
  const page = async (order: PlacedOrder): Promise<contract.OrderPage> =>
    (await server.request(contract.readOrderPage, { params: linkOf(order) })).json()

  it('tells of one payment five times at once: one sale, one mail to each, one event written down', async () => {
    const order = await place()
    expect(await play(order, 'repeated')).toMatchObject({ status: 'paid', isTest: true })
    const { id, history } = await storedOrder(server.payload, order.number)
    expect(history?.filter(({ what }) => what === 'paid')).toHaveLength(1)
    expect(await queuedMails(server.payload)).toEqual([
      ['order-paid', id],
      ['order-sold', `${id} ${seller.id}`],
    ])
    const where = { orderId: { equals: id } }
    const { docs } = await server.payload.find({ collection: 'payment-events', where })
    expect(docs).toMatchObject([{ provider: 'test', type: 'test.repeated', outcome: 'paid' }])
    expect(await stockOf(server.payload, product.id)).toBe(2)
  })

  it('loses the news of a payment, which the job finds out', async () => {
    const order = await place()
    expect(await play(order, 'unheard')).toMatchObject({ status: 'placed' })
    expect((await page(order)).status).toBe('placed')
    const soon = new Date(Date.now() + 3 * 60_000)
    await runSettleOrders(await createLocalReq({}, server.payload), soon)
    expect((await page(order)).status).toBe('paid')
  })

  it('loses the news of a payment, which no cancelling can lose', async () => {
    const order = await place()
    await play(order, 'unheard')
    const answer = await server.request(contract.cancelOrder, { params: linkOf(order) })
    expect(answer.status).toBe(409)
    expect((await page(order)).status).toBe('paid')
  })

  it('refuses refunds, which then count for nothing, and an admin is mailed', async () => {
    const order = await place()
    await play(order, 'unrefundable')
    await queuedMails(server.payload)
    const req = await createLocalReq({}, server.payload)
    const stored = await storedOrder(server.payload, order.number)
    const lines = [{ lineId: stored.lines?.[0]?.id ?? '', quantity: 1 }]
    const asked = { key: stored.id, lines, shipping: 0, restock: true, reason: 'requested', by: 'x' } as const
    const refund = await inTransaction(req, () => createRefund(req, stored, asked))
    await sendRefund(req, refund)
    expect(await page(order)).toMatchObject({ status: 'paid', refunded: 0, refunds: [{ state: 'failed' }] })
    expect(await queuedMails(server.payload)).toEqual([['refund-failed', refund.id]])
    expect(await stockOf(server.payload, product.id)).toBe(2)
  })
})

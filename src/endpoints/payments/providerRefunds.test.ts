import { type PayloadRequest, createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { stripeWebhook } from '@/contracts/payments'
import { inTransaction } from '@/database/transaction'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct } from '@/payload-types'
import { buildProduct } from '../core/testing/factories/commerce'
import { refundDuplicate } from './automaticRefunds'
import { createRefund } from './refunds'
import { sendRefund, sendRefunds } from './refundState'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import { type StripeShop, startStripeShop } from '../orders/testing/startShop'
import { stripeEvent, stripeHeaders } from '../orders/testing/stripeEvent'

const SECRET = 'whsec_refunds'
const TOTAL = 7_412

describe('refunds that the provider carries out later', () => {
  let shop: StripeShop
  let product: StoredProduct
  let req: PayloadRequest

  beforeAll(async () => {
    shop = await startStripeShop()
    process.env.STRIPE_WEBHOOK_SECRET = SECRET
  })
  beforeEach(async () => {
    req = await createLocalReq({}, shop.server.payload)
    product = await buildProduct(shop.server.payload, shop.seller, { price: 6_400, inventoryQuantity: 3 })
  })
  afterAll(async () => {
    delete process.env.STRIPE_WEBHOOK_SECRET
    await shop.stop()
  })

  const paidOrder = async () => {
    const { server, stripe } = shop
    const body = orderInput(product, { payment: 'stripe' })
    const placed: checkout.PlacedOrder = await (await server.request(checkout.placeOrder, { body })).json()
    const session = (await storedOrder(server.payload, placed.number)).payment.attempts?.[0]?.ref ?? ''
    stripe.pay(session)
    await server.request(contract.checkOrder, { params: linkOf(placed) })
    await queuedMails(server.payload)
    return { ...placed, payment: `pi_${session}` }
  }
  const tell = async (type: string, payment_intent: string) => {
    const event = stripeEvent(type, { payment_intent })
    const headers = stripeHeaders(event, { secret: SECRET })
    expect((await shop.server.request(stripeWebhook, { body: event, headers })).status).toBe(200)
  }
  const page = async (order: checkout.PlacedOrder): Promise<contract.OrderPage> =>
    (await shop.server.request(contract.readOrderPage, { params: linkOf(order) })).json()
  /** Refunds the order's piece here, and puts it on sale again. */
  const refundHere = async ({ number }: checkout.PlacedOrder, key: string) => {
    const order = await storedOrder(shop.server.payload, number)
    const lines = [{ lineId: order.lines?.[0]?.id ?? '', quantity: 1 }]
    const asked = {
      key,
      lines,
      shipping: order.shipping,
      restock: true,
      reason: 'requested',
      by: 'x',
    } as const
    const refund = await inTransaction(req, () => createRefund(req, order, asked))
    await sendRefund(req, refund)
  }
  const amountsOf = (payment: string) =>
    shop.stripe.refunds.filter((each) => each.payment_intent === payment).map(({ amount }) => amount)

  it.each(['succeeded', 'failed'] as const)(
    'are never sent a second time when made there, and end as the provider says: %s',
    async (end) => {
      const order = await paidOrder()
      const id = shop.stripe.refundThere(order.payment, 1_000, 'pending')
      await tell('charge.refunded', order.payment)
      expect(await page(order)).toMatchObject({ refunded: 1_000, refunds: [{ state: 'pending' }] })
      const { id: orderId } = await storedOrder(shop.server.payload, order.number)
      await sendRefunds(req, orderId)
      const later = new Date(Date.now() + 5 * 60_000)
      await runSettleOrders(req, later)
      expect(amountsOf(order.payment)).toEqual([1_000])
      expect(await page(order)).toMatchObject({ refunds: [{ state: 'pending' }] })
      shop.stripe.moveRefund(id, end)
      await runSettleOrders(req, later)
      expect(amountsOf(order.payment)).toEqual([1_000])
      expect(await page(order)).toMatchObject(
        end === 'succeeded'
          ? { refunded: 1_000, refunds: [{ state: 'done' }] }
          : { refunded: 0, refunds: [{ state: 'failed' }] },
      )
    },
  )

  it('end by the provider’s event, too, and once', async () => {
    const order = await paidOrder()
    const id = shop.stripe.refundThere(order.payment, TOTAL, 'pending')
    await tell('refund.created', order.payment)
    shop.stripe.moveRefund(id, 'succeeded')
    await tell('refund.updated', order.payment)
    await tell('charge.refunded', order.payment)
    expect(await page(order)).toMatchObject({
      status: 'refunded',
      refunded: TOTAL,
      refunds: [{ state: 'done' }],
    })
    expect((await queuedMails(shop.server.payload)).map(([kind]) => kind)).toEqual(['order-refunded'])
  })

  it.each(['refund.failed', 'charge.refund.updated', 'refund.updated'])(
    'are due again when %s says that they failed after they were done, and the admins hear of it',
    async (type) => {
      const order = await paidOrder()
      await refundHere(order, `first ${type}`)
      expect(await page(order)).toMatchObject({ status: 'refunded', refunded: TOTAL })
      await queuedMails(shop.server.payload)
      shop.stripe.moveRefund(shop.stripe.refunds.at(-1)?.id ?? '', 'failed')
      await tell(type, order.payment)
      await tell(type, order.payment)
      expect(await page(order)).toMatchObject({ status: 'paid', refunded: 0, problem: 'refund_failed' })
      expect((await queuedMails(shop.server.payload)).map(([kind]) => kind)).toEqual(['refund-failed'])
      // The piece is on sale already, so the second refund does not put it there again.
      expect(await stockOf(shop.server.payload, product.id)).toBe(3)
      await refundHere(order, `second ${type}`)
      expect(await page(order)).toMatchObject({ status: 'refunded', refunded: TOTAL })
      expect(await stockOf(shop.server.payload, product.id)).toBe(3)
    },
  )

  it('of a second payment are taken back without touching the order’s own sums', async () => {
    const order = await paidOrder()
    const stored = await storedOrder(shop.server.payload, order.number)
    const other = await paidOrder()
    await inTransaction(req, () => refundDuplicate(req, stored, { amount: TOTAL, paymentRef: other.payment }))
    await shop.server.payload.db.collections.orders?.collection.deleteOne({ number: other.number })
    await sendRefunds(req, stored.id)
    shop.stripe.moveRefund(shop.stripe.refunds.at(-1)?.id ?? '', 'failed')
    await tell('refund.failed', other.payment)
    expect(await page(order)).toMatchObject({ status: 'paid', refunded: 0, problem: null })
    expect((await queuedMails(shop.server.payload)).map(([kind]) => kind)).toEqual([
      'order-refunded',
      'refund-failed',
    ])
  })
})

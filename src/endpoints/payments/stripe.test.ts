import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { stripeWebhook } from '@/contracts/payments'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { collectLog } from '../core/testing/written'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import { orderPath } from '@/domain/orders/orderLink'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, openShop, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import { type StripeDouble, startStripeDouble } from '../orders/testing/stripeDouble'
import { stripeEvent, stripeHeaders } from '../orders/testing/stripeEvent'

const SECRET = 'whsec_first'
const SETTINGS = ['RATE_LIMITS', 'PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE']

describe('payments with Stripe', () => {
  let server: TestServer
  let stripe: StripeDouble
  let seller: StoredUser
  let product: StoredProduct
  let log: ReturnType<typeof collectLog>

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    stripe = await startStripeDouble()
    server = await startServer()
    seller = await buildUser(server.payload)
    // Every missing response is logged.
    log = collectLog(server.payload)
  })
  beforeEach(async () => {
    stripe.fail('never')
    process.env.STRIPE_SECRET_KEY = 'rk_test_double'
    process.env.STRIPE_WEBHOOK_SECRET = `${SECRET},whsec_second`
    process.env.STRIPE_API_BASE = stripe.url
    await openShop(server.payload)
    await server.payload.db.collections.orders?.collection.deleteMany({})
    product = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 3 })
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    log.stop()
    await server.stop()
    await stripe.stop()
    for (const name of SETTINGS) delete process.env[name]
  })

  const place = async (overrides = {}): Promise<checkout.PlacedOrder> => {
    const body = orderInput(product, { payment: 'stripe', ...overrides })
    const answer = await server.request(checkout.placeOrder, { body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const page = async (
    order: checkout.PlacedOrder,
    call: Parameters<TestServer['request']>[0] = contract.readOrderPage,
  ) => (await server.request(call, { params: linkOf(order) })).json() as Promise<contract.OrderPage>
  const sessionIdOf = async ({ number }: checkout.PlacedOrder, n = 0) =>
    (await storedOrder(server.payload, number)).payment.attempts?.[n]?.ref ?? ''
  const storedEvents = () => server.payload.db.collections['payment-events']?.collection
  const send = (
    payload: string,
    { secret = SECRET, timestamp = undefined as number | undefined, tampered = '' } = {},
  ) =>
    server.request(stripeWebhook, {
      body: `${payload}${tampered}`,
      headers: stripeHeaders(payload, { secret, timestamp }),
    })
  const tell = async (type: string, order: checkout.PlacedOrder) =>
    stripeEvent(type, stripe.sessions.get(await sessionIdOf(order)) ?? {})
  /** Makes the database refuse these events, as if it failed between an effect and its event. */
  const refuseEvents = (events: object | null) =>
    server.payload.db.connection.db?.command({
      collMod: 'payment-events',
      validator: events ? { $nor: [events] } : {},
    })
  /** Yields to the event loop until the condition holds. */
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await nextTurn()
  }
  const settleAll = async (now = new Date()) => runSettleOrders(await createLocalReq({}, server.payload), now)

  it('opens Stripe’s page for exactly the order’s total, and is a test order with a test key', async () => {
    const order = await place({ quantity: 2, expectedTotal: 14_324 })
    expect(order.payUrl).toBe(`https://checkout.example/${await sessionIdOf(order)}`)
    expect(order.number).toMatch(/^TEST-/)
    expect(stripe.sessions.get(await sessionIdOf(order))).toMatchObject({
      amount_total: 14_324,
      currency: 'usd',
    })
    expect(await page(order)).toMatchObject({ payment: 'stripe', paymentLabel: 'Card', isTest: true })
  })

  it('takes a payment in once, however often and at once Stripe tells of it', async () => {
    const order = await place()
    stripe.pay(await sessionIdOf(order))
    const event = await tell('checkout.session.completed', order)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await page(order)).toMatchObject({ status: 'paid' })
    const { id, history } = await storedOrder(server.payload, order.number)
    expect(history?.filter(({ what }) => what === 'paid')).toHaveLength(1)
    expect(await queuedMails(server.payload)).toEqual([
      ['order-paid', id],
      ['order-sold', `${id} ${seller.id}`],
    ])
    expect(await storedEvents()?.countDocuments({ orderId: id })).toBe(1)
    expect((await send(await tell('checkout.session.expired', order))).status).toBe(200)
    expect((await page(order)).status).toBe('paid')
  })

  it.each(['checkout.session.completed', 'charge.dispute.created'])(
    'does nothing of what %s asks for where it cannot be written down, until it is told again',
    async (type) => {
      const order = await place()
      stripe.pay(await sessionIdOf(order))
      const isOfSession = type === 'checkout.session.completed'
      if (!isOfSession) await page(order, contract.checkOrder)
      await queuedMails(server.payload)
      const before = await storedOrder(server.payload, order.number)
      const payment = { payment_intent: `pi_${await sessionIdOf(order)}` }
      const event = isOfSession ? await tell(type, order) : stripeEvent(type, payment)
      await refuseEvents({ type })
      expect((await send(event)).status).toBe(500)
      expect(await storedOrder(server.payload, order.number)).toEqual(before)
      expect(await queuedMails(server.payload)).toEqual([])
      await refuseEvents(null)
      expect((await send(event)).status).toBe(200)
      const now = await storedOrder(server.payload, order.number)
      expect([now.status, now.problem]).toEqual(['paid', isOfSession ? null : 'disputed'])
      expect(await queuedMails(server.payload)).toHaveLength(isOfSession ? 2 : 1)
      expect(await storedEvents()?.countDocuments({ orderId: now.id })).toBe(1)
    },
  )

  it('does not believe what an event says: Stripe is asked', async () => {
    const order = await place()
    const lie = {
      ...stripe.sessions.get(await sessionIdOf(order)),
      payment_status: 'paid',
      status: 'complete',
    }
    expect((await send(stripeEvent('checkout.session.completed', lie))).status).toBe(200)
    expect((await page(order)).status).toBe('placed')
  })

  it('refuses what is not signed by Stripe, changed, or old, and takes the second secret', async () => {
    const event = stripeEvent('customer.created', {})
    const refused = [400, failureOf('The signature does not fit')]
    const answered = async (answer: Response) => [answer.status, await answer.json()]
    expect(await answered(await send(event, { secret: 'whsec_other' }))).toEqual(refused)
    expect(await answered(await send(event, { tampered: ' ' }))).toEqual(refused)
    expect(await answered(await send(event, { timestamp: Math.floor(Date.now() / 1000) - 400 }))).toEqual(
      refused,
    )
    expect(await answered(await server.request(stripeWebhook, { body: event }))).toEqual(refused)
    expect(await answered(await send(event, { secret: 'whsec_second' }))).toEqual([
      200,
      { message: 'Thank you' },
    ])
    expect((await send('x'.repeat(2_000_000))).status).toBe(413)
    expect((await server.fetch('/api/payments/stripe/webhook')).status).toBe(405)
    delete process.env.STRIPE_SECRET_KEY
    expect((await send(event)).status).toBe(404)
  })

  it('answers 200 to an order that it does not know, and to events of the other mode', async () => {
    const unknown = stripeEvent('checkout.session.completed', { id: 'cs_1', client_reference_id: 'nobody' })
    expect((await send(unknown)).status).toBe(200)
    const order = await place()
    stripe.pay(await sessionIdOf(order))
    const live = stripeEvent(
      'checkout.session.completed',
      stripe.sessions.get(await sessionIdOf(order)) ?? {},
      {
        livemode: true,
      },
    )
    expect((await send(live)).status).toBe(200)
    expect((await page(order)).status).toBe('placed')
  })

  it('settles what no event told, and refuses an event while Stripe does not answer', async () => {
    const order = await place()
    stripe.pay(await sessionIdOf(order))
    const event = await tell('checkout.session.completed', order)
    stripe.fail('away')
    expect((await send(event)).status).toBe(502)
    expect((await page(order, contract.checkOrder)).status).toBe('placed')
    stripe.fail('never')
    await settleAll()
    expect((await page(order)).status).toBe('placed')
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: order.number },
      { $set: { createdAt: new Date(Date.now() - 3 * 60_000) } },
    )
    await settleAll()
    expect((await page(order)).status).toBe('paid')
  })

  it('keeps the order where Stripe is away, and opens one page for it once it is back', async () => {
    stripe.fail('answers are lost')
    const order = await place()
    expect(order.payUrl).toBeNull()
    expect(await page(order)).toMatchObject({ status: 'placed', canPay: true })
    const before = stripe.sessions.size
    const pay = () => server.request(contract.payOrder, { params: linkOf(order) })
    expect((await pay()).status).toBe(502)
    stripe.fail('never')
    const answers = await Promise.all([pay(), pay()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(stripe.sessions.size).toBe(before)
    expect(await answers[0]?.json()).toEqual({
      payUrl: `https://checkout.example/${await sessionIdOf(order)}`,
    })
  })

  it('learns of a session from its event where the answer that named it was lost', async () => {
    stripe.fail('answers are lost')
    const order = await place()
    stripe.fail('never')
    const [session] = [...stripe.sessions.values()].toReversed()
    stripe.pay(session?.id ?? '')
    expect((await send(stripeEvent('checkout.session.completed', { ...session }))).status).toBe(200)
    expect(await page(order)).toMatchObject({ status: 'paid' })
  })

  it('does not cancel what was paid a moment before, nor while Stripe does not answer', async () => {
    const order = await place()
    const cancel = () => server.request(contract.cancelOrder, { params: linkOf(order) })
    stripe.fail('away')
    expect((await cancel()).status).toBe(502)
    stripe.fail('never')
    stripe.pay(await sessionIdOf(order))
    const answer = await cancel()
    expect([answer.status, await answer.json()]).toEqual([409, failureOf('It is paid already.')])
    const other = await place()
    await server.request(contract.cancelOrder, { params: linkOf(other) })
    expect(stripe.sessions.get(await sessionIdOf(other))?.status).toBe('expired')
    expect(await stockOf(server.payload, product.id)).toBe(2)
  })

  it('closes a page that opens while its order is cancelled, before anybody has its address', async () => {
    stripe.fail('answers are late')
    const before = stripe.sessions.size
    const placing = place()
    await until(() => stripe.sessions.size > before)
    const { docs } = await server.payload.find({ collection: 'orders', depth: 0 })
    const orderUrl = docs[0] ? orderPath(docs[0]) : ''
    const cancelled = await server.request(contract.cancelOrder, { params: linkOf({ orderUrl }) })
    expect(await cancelled.json()).toMatchObject({ status: 'cancelled' })
    stripe.fail('never')
    expect(await placing).toMatchObject({ payUrl: null })
    expect([...stripe.sessions.values()].at(-1)?.status).toBe('expired')
    expect(await stockOf(server.payload, product.id)).toBe(3)
  })

  it('does not take the session of an earlier attempt for that of one that is just being opened', async () => {
    const order = await place()
    const ref = await sessionIdOf(order)
    const startedAt = new Date()
    const attempts = [
      { id: '1', n: 1, startedAt, state: 'ended', ref },
      { id: '2', n: 2, startedAt, state: 'open' },
    ]
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: order.number },
      { $set: { 'payment.attempts': attempts } },
    )
    stripe.expire(ref)
    expect((await send(stripeEvent('checkout.session.expired', stripe.sessions.get(ref) ?? {}))).status).toBe(
      200,
    )
    const { payment } = await storedOrder(server.payload, order.number)
    expect(payment.attempts?.[1]).toMatchObject({ state: 'open' })
    expect(payment.attempts?.[1]?.ref ?? null).toBeNull()
  })

  it('holds the pieces for a day while Stripe is silent, then gives them back, and still asks', async () => {
    const order = await place()
    const later = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
    stripe.fail('away')
    await settleAll(later(23))
    expect((await page(order)).status).toBe('placed')
    await settleAll(later(26))
    expect(await page(order)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
    stripe.fail('never')
    stripe.pay(await sessionIdOf(order))
    await settleAll(later(28))
    expect(await page(order)).toMatchObject({ status: 'paid', problem: null })
    expect(await stockOf(server.payload, product.id)).toBe(2)
  })

  it('gives everything back where the pieces of what is paid late are gone', async () => {
    const order = await place({ quantity: 3, expectedTotal: 21_236 })
    const session = await sessionIdOf(order)
    await server.request(contract.cancelOrder, { params: linkOf(order) })
    await place({ quantity: 3, expectedTotal: 21_236 })
    stripe.pay(session)
    const before = stripe.refunds.length
    await send(await tell('checkout.session.completed', order))
    expect(await page(order)).toMatchObject({ status: 'refunded', problem: 'sold_out', refunded: 21_236 })
    expect(stripe.refunds.slice(before)).toMatchObject([{ amount: 21_236, payment_intent: `pi_${session}` }])
  })

  it('takes in refunds made at Stripe’s own, and disputes, each once', async () => {
    const order = await place()
    const session = await sessionIdOf(order)
    stripe.pay(session)
    await page(order, contract.checkOrder)
    stripe.refundThere(`pi_${session}`, 1_000)
    const refunded = stripeEvent('charge.refunded', { payment_intent: `pi_${session}` })
    await send(refunded)
    await send(refunded)
    expect(await page(order)).toMatchObject({
      status: 'paid',
      refunded: 1_000,
      refunds: [{ amount: 1_000, state: 'done' }],
    })
    stripe.refundThere(`pi_${session}`, 6_412)
    await send(stripeEvent('charge.refunded', { payment_intent: `pi_${session}` }))
    expect(await page(order)).toMatchObject({ status: 'refunded', refunded: 7_412 })
    await queuedMails(server.payload)
    const disputed = stripeEvent('charge.dispute.created', { payment_intent: `pi_${session}` })
    await send(disputed)
    await send(disputed)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual(['order-problem'])
    expect((await page(order)).problem).toBe('disputed')
  })

  it('offers no card for a currency that Stripe counts otherwise, nor below its least charge', async () => {
    const yen = await buildProduct(server.payload, seller, { currency: 'JPY' })
    const cheap = await buildProduct(server.payload, seller, { price: 40 })
    const ways = async (productId: string, delivery: string) => {
      const body = { lines: [{ productId, quantity: 1 }], delivery }
      const quote: checkout.Quote = await (await server.request(checkout.quoteCart, { body })).json()
      return quote.payments.map(({ id }) => id)
    }
    expect(await ways(product.id, 'ship')).toEqual(['test', 'stripe', 'manual'])
    expect(await ways(yen.id, 'ship')).toEqual(['test', 'manual'])
    expect(await ways(cheap.id, 'pickup')).toEqual(['test', 'manual'])
  })
})

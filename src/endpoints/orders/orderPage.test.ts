import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { createLocalReq } from 'payload'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { mailedOrderPath } from '@/domain/orders/orderLink'
import { queuedMails } from './testing/queuedMails'
import { ADDRESS, linkOf, orderInput, stockOf, storedOrder } from './testing/shop'
import { type TestShop, startShop } from './testing/startShop'
import { MINUTE_MS } from '@/contracts/core/time'

describe('the page of an order', () => {
  let shop: TestShop
  let server: TestServer
  let seller: StoredUser
  let product: StoredProduct

  beforeAll(async () => {
    shop = await startShop()
    ;({ server, seller } = shop)
  })
  beforeEach(async () => {
    await server.payload.db.collections.orders?.collection.deleteMany({})
    product = await buildProduct(server.payload, seller, {
      title: 'Raffia hat',
      price: 6_400,
      inventoryQuantity: 2,
    })
    await queuedMails(server.payload)
  })
  afterAll(() => shop.stop())

  const place = async (overrides = {}): Promise<checkout.PlacedOrder> => {
    const answer = await server.request(checkout.placeOrder, { body: orderInput(product, overrides) })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const ask = async (
    call: Parameters<TestServer['request']>[0],
    order: Pick<checkout.PlacedOrder, 'orderUrl'>,
    body?: unknown,
  ) => {
    const answer = await server.request(call, { params: linkOf(order), body })
    return { status: answer.status, body: await answer.json() }
  }
  const page = async (order: checkout.PlacedOrder): Promise<contract.OrderPage> =>
    (await ask(contract.readOrderPage, order)).body
  const play = async (order: checkout.PlacedOrder, outcome: contract.TestOutcome) =>
    (await ask(contract.payTestOrder, order, { outcome })).body as contract.OrderPage
  const stock = () => stockOf(server.payload, product.id)
  const settleAll = async (now = new Date()) => runSettleOrders(await createLocalReq({}, server.payload), now)
  const refunds = async ({ number }: checkout.PlacedOrder) => {
    const { id } = await storedOrder(server.payload, number)
    const { docs } = await server.payload.find({
      collection: 'refunds',
      where: { orderId: { equals: id } },
      depth: 0,
    })
    return docs
  }

  it('shows the order to anyone with its link, with every field', async () => {
    const order = await place({ payment: 'manual', note: 'Ring twice', phone: '+1 305 555' })
    expect(order.payUrl).toBeNull()
    expect(order.number).not.toMatch(/^TEST/)
    expect(await page(order)).toEqual({
      number: order.number,
      isTest: false,
      status: 'placed',
      fulfilment: 'none',
      problem: null,
      placedAt: MOMENT,
      paidAt: null,
      cancelledAt: null,
      cancelReason: null,
      lines: [
        {
          id: expect.any(String),
          productId: product.id,
          title: 'Raffia hat',
          detail: null,
          image: null,
          sellerName: [seller.firstName, seller.lastName].join(' '),
          price: 6_400,
          quantity: 1,
          shippedQuantity: 0,
          refundedQuantity: 0,
          returnedQuantity: 0,
          isDownload: false,
          availableFrom: null,
        },
      ],
      parts: [
        {
          name: [seller.firstName, seller.lastName].join(' '),
          from: null,
          lineIds: [expect.any(String)],
          delivery: 'ship',
          pickupText: null,
          subtotal: 6_400,
          discount: 0,
          shipping: 500,
          tax: 512,
          total: 7_412,
          returns: null,
        },
      ],
      currency: 'USD',
      subtotal: 6_400,
      discount: 0,
      discountCode: null,
      shipping: 500,
      tax: 512,
      total: 7_412,
      refunded: 0,
      email: expect.stringMatching(/^buyer\d+@example\.com$/),
      name: 'Nia Reyes',
      phone: '+1 305 555',
      delivery: 'ship',
      address: { ...ADDRESS, line2: null },
      note: 'Ring twice',
      payment: 'manual',
      paymentLabel: 'Bank transfer',
      toConfirm: null,
      canPay: false,
      canCancel: true,
      canChangeAddress: true,
      holdUntil: MOMENT,
      instructions: 'IBAN DE00 1234',
      pickupText: null,
      merchantName: 'Isla Verano Studio',
      supportEmail: 'help@isla.example',
      returnsText: null,
      receiptCode: null,
      shipments: [],
      refunds: [],
      returns: [],
      returnable: [],
      downloads: [],
    })
  })

  it('is found by its number however it is typed, and by no other key', async () => {
    const order = await place()
    const other = await place()
    const { number, key } = linkOf(order)
    const status = async (params: { number: string; key: string }) =>
      (await server.request(contract.readOrderPage, { params })).status
    const typed = number.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await status({ number: typed, key })).toBe(200)
    const changed = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`
    for (const wrong of [changed, linkOf(other).key, key.slice(1), '', 'x'.repeat(43)]) {
      expect(await status({ number, key: wrong || '%20' })).toBe(404)
    }
    expect(await status({ number: 'TEST-AAAA-AAAA', key })).toBe(404)
    expect(JSON.stringify(await storedOrder(server.payload, order.number))).not.toContain('another secret')
  })

  it('changes nothing when it is read', async () => {
    const order = await place()
    const before = await storedOrder(server.payload, order.number)
    await page(order)
    expect(await storedOrder(server.payload, order.number)).toEqual(before)
  })

  it('becomes paid once, with one mail to each, however often and at once it is checked', async () => {
    const order = await place()
    expect(await play(order, 'declined')).toMatchObject({ status: 'placed', canPay: true })
    await Promise.all(Array.from({ length: 20 }, () => ask(contract.checkOrder, order)))
    expect((await page(order)).status).toBe('placed')
    const paid = await Promise.all(
      Array.from({ length: 20 }, () => ask(contract.payTestOrder, order, { outcome: 'paid' })),
    )
    expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    await Promise.all(Array.from({ length: 20 }, () => ask(contract.checkOrder, order)))
    expect(await page(order)).toMatchObject({
      status: 'paid',
      paidAt: MOMENT,
      fulfilment: 'to_ship',
      canCancel: false,
    })
    const { id, history } = await storedOrder(server.payload, order.number)
    expect(history?.filter(({ what }) => what === 'paid')).toHaveLength(1)
    expect(await queuedMails(server.payload)).toEqual([
      ['order-paid', id],
      ['order-sold', `${id} ${seller.id}`],
    ])
    expect(await stock()).toBe(1)
    expect(await ask(contract.payOrder, order)).toEqual({
      status: 409,
      body: failureOf('It is paid already.'),
    })
    expect(await ask(contract.cancelOrder, order)).toEqual({
      status: 409,
      body: failureOf('It is paid already.'),
    })
  })

  it('is cancelled by its buyer once, and its pieces come back once', async () => {
    const order = await place({ payment: 'manual' })
    const { id } = await storedOrder(server.payload, order.number)
    await queuedMails(server.payload)
    const mailed = { orderUrl: mailedOrderPath({ id, number: order.number }) }
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(contract.cancelOrder, mailed)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await page(order)).toMatchObject({ status: 'cancelled', cancelReason: 'buyer', canPay: false })
    expect(await stock()).toBe(2)
    expect(await queuedMails(server.payload)).toEqual([['order-cancelled', id]])
    expect(await ask(contract.payOrder, order)).toEqual({ status: 409, body: failureOf('It is cancelled.') })
  })

  it('says nothing of the end to a mailbox that never opened its link', async () => {
    const order = await place({ payment: 'manual' })
    await page(order)
    await ask(contract.cancelOrder, order)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual([
      'order-received',
      'order-waits',
    ])
  })

  it('gives its pieces back when its time is over, not before, and only once', async () => {
    const order = await place()
    const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)
    await settleAll(later(39))
    expect(await stock()).toBe(1)
    // By the provider's clock the payment page is still open, so nothing is given back.
    await settleAll(later(41))
    expect((await page(order)).status).toBe('placed')
    await server.payload.db.connection
      .collection<{ _id: string }>('test-payments')
      .updateMany({}, { $set: { expiresAt: new Date(0) } })
    await Promise.all([settleAll(later(41)), settleAll(later(41)), ask(contract.checkOrder, order)])
    expect(await page(order)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'expired',
      cancelledAt: MOMENT,
    })
    expect(await stock()).toBe(2)
  })

  it('gives the pieces of an order that is paid elsewhere back after its days, and says so', async () => {
    const order = await place({ payment: 'manual' })
    const { id } = await storedOrder(server.payload, order.number)
    await settleAll(new Date(Date.now() + 2 * 1440 * MINUTE_MS))
    expect(await stock()).toBe(1)
    const mailed = linkOf({ orderUrl: mailedOrderPath({ id, number: order.number }) })
    expect((await server.request(contract.readOrderPage, { params: mailed })).status).toBe(200)
    await settleAll(new Date(Date.now() + 4 * 1440 * MINUTE_MS))
    expect(await page(order)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
    expect(await queuedMails(server.payload)).toEqual([
      ['order-cancelled', id],
      ['order-received', id],
      ['order-waits', `${id} ${seller.id}`],
    ])
  })

  it('is paid late while there are pieces', async () => {
    const order = await place()
    expect(await play(order, 'late')).toMatchObject({ status: 'paid', problem: null, cancelReason: null })
    expect(await stock()).toBe(1)
  })

  it('gives everything back when it is paid late and its pieces are gone', async () => {
    const order = await place({ quantity: 2 })
    expect(await play(order, 'expired')).toMatchObject({ status: 'cancelled' })
    await place({ quantity: 2 })
    await queuedMails(server.payload)
    const page = await play(order, 'late')
    expect(page).toMatchObject({
      status: 'refunded',
      problem: 'sold_out',
      refunded: page.total,
      fulfilment: 'none',
    })
    expect(page.refunds).toMatchObject([
      { amount: page.total, state: 'done', reason: 'sold_out', doneAt: MOMENT },
    ])
    expect(await stock()).toBe(0)
    const { id } = await storedOrder(server.payload, order.number)
    const [refund] = await refunds(order)
    expect(await queuedMails(server.payload)).toEqual([
      ['order-problem', id],
      ['order-refunded', refund?.id],
      ['order-sold-out', id],
    ])
  })

  it('gives a second payment back, and leaves the first one', async () => {
    const order = await place()
    await play(order, 'paid')
    const { id, payment } = await storedOrder(server.payload, order.number)
    const orders = server.payload.db.collections.orders?.collection
    const again = { ...payment.attempts?.[0], n: 2, ref: `test-${id}-2`, state: 'open' }
    await orders?.updateOne({ number: order.number }, { $push: { 'payment.attempts': again } as never })
    await server.payload.db.connection
      .collection<{ _id: string }>('test-payments')
      .insertOne({ _id: again.ref, state: 'paid', amount: 7_412, currency: 'USD', refunds: [] } as never)
    await Promise.all([ask(contract.checkOrder, order), ask(contract.checkOrder, order)])
    expect(await page(order)).toMatchObject({ status: 'paid', refunded: 0 })
    expect(await refunds(order)).toMatchObject([
      { reason: 'duplicate', amount: 7_412, state: 'done', paymentRef: again.ref },
    ])
  })

  it('tells the admins when another amount came, and ships nothing', async () => {
    const order = await place()
    await server.payload.db.connection
      .collection('test-payments')
      .updateMany({ state: 'open' }, { $set: { state: 'paid', amount: 1 } })
    expect((await ask(contract.checkOrder, order)).body).toMatchObject({
      status: 'paid',
      problem: 'amount_differs',
    })
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual([
      'order-paid',
      'order-problem',
      'order-sold',
    ])
  })

  it('begins three times to pay at most, and ends the page before', async () => {
    const order = await place()
    const orders = server.payload.db.collections.orders?.collection
    const age = () =>
      orders?.updateOne(
        { number: order.number },
        { $set: { 'payment.attempts.$[].startedAt': new Date(Date.now() - 36 * MINUTE_MS) } },
      )
    for (const n of [2, 3]) {
      await age()
      const answers = await Promise.all([ask(contract.payOrder, order), ask(contract.payOrder, order)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { payment } = await storedOrder(server.payload, order.number)
      expect(payment.attempts?.map(({ state }) => state)).toEqual([
        ...Array.from({ length: n - 1 }, () => 'ended'),
        'open',
      ])
    }
    await age()
    const text = 'The time to pay is over. Please order again.'
    expect(await ask(contract.payOrder, order)).toEqual({ status: 409, body: failureOf(text) })
  })

  it('keeps its lines when the product and the creator are gone', async () => {
    const other = await buildUser(server.payload)
    product = await buildProduct(server.payload, other, { title: 'Last hat', price: 6_400 })
    const order = await place()
    await server.payload.delete({ collection: 'products', id: product.id })
    await eraseUser(server.payload, other.id)
    expect(await play(order, 'paid')).toMatchObject({
      status: 'paid',
      lines: [{ title: 'Last hat', price: 6_400 }],
    })
  })

  it('mails its link to its buyer alone, and answers everybody the same', async () => {
    const order = await place()
    const { id, email } = await storedOrder(server.payload, order.number)
    const lookUp = async (number: string, address: string) => {
      const answer = await server.request(contract.lookUpOrder, { body: { number, email: address } })
      return [answer.status, await answer.json()]
    }
    const same = [200, { message: 'If we know this order, its link is in your mail.' }]
    expect(await lookUp(order.number, 'other@example.com')).toEqual(same)
    expect(await lookUp('nothing', email ?? '')).toEqual(same)
    expect(await queuedMails(server.payload)).toEqual([])
    expect(await lookUp(order.number.toLowerCase(), email?.toUpperCase() ?? '')).toEqual(same)
    expect(await queuedMails(server.payload)).toEqual([['order-link', id]])
  })

  it('plays no payments where the site could be a public one', async () => {
    const order = await place()
    const asked = (headers = {}) =>
      server.request(contract.payTestOrder, { params: linkOf(order), body: { outcome: 'paid' }, headers })
    const answers = [await asked({ host: 'isla.example' })]
    process.env.SITE_URL = 'https://isla.example'
    answers.push(await asked())
    delete process.env.SITE_URL
    expect(countOf(answers, 404)).toBe(2)
    expect((await asked()).status).toBe(200)
  })
})

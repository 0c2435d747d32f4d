import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { runSettleOrders } from '@/jobs/settleOrders'
import type {
  DiscountCode as StoredDiscountCode,
  Product as StoredProduct,
  User as StoredUser,
} from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildAdmin } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import type { StripeDouble } from '../orders/testing/stripeDouble'
import { type StripeShop, startStripeShop } from '../orders/testing/startShop'
import { DAY_MS } from '@/contracts/core/time'

const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('discount codes', () => {
  let shop: StripeShop
  let server: TestServer
  let stripe: StripeDouble
  let seller: StoredUser
  let hat: StoredProduct
  let dress: StoredProduct

  beforeAll(async () => {
    shop = await startStripeShop()
    ;({ server, seller, stripe } = shop)
  })
  beforeEach(async () => {
    await server.payload.db.collections['discount-codes']?.collection.deleteMany({})
    hat = await buildProduct(server.payload, seller, { price: 6_433, inventoryQuantity: 60 })
    dress = await buildProduct(server.payload, seller, { price: 14_800, inventoryQuantity: 60 })
  })
  afterAll(() => shop.stop())

  const make = (data: Partial<StoredDiscountCode> = {}) =>
    server.payload.create({
      collection: 'discount-codes',
      data: { code: 'VERANO10', currency: 'USD', ...(data.amount ? {} : { percent: 10 }), ...data },
    })
  const both = () => [hat, dress].map(({ id }) => ({ productId: id, quantity: 1 }))
  const quote = async (discountCode: string | null, more = {}): Promise<checkout.Quote> =>
    (await server.request(checkout.quoteCart, { body: { lines: both(), discountCode, ...more } })).json()
  const place = (body: object) => server.request(checkout.placeOrder, { body })
  /** A body for a hat and a dress with a code, at the price of the quote. */
  const withCode = async (discountCode: string, more: object = {}) => {
    const { total: expectedTotal } = await quote(discountCode, more)
    return orderInput(hat, { lines: both(), expectedTotal, discountCode, ...more })
  }
  const placed = async (body: object): Promise<checkout.PlacedOrder> => {
    const answer = await place(body)
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const usesOf = async ({ id }: StoredDiscountCode) =>
    (await server.payload.findByID({ collection: 'discount-codes', id })).usesTaken
  const rows = () => server.payload.db.collections['discount-uses']?.collection

  it('are told of in the quote, typed in any case, and come off before the tax', async () => {
    expect(await quote(null)).toMatchObject({ takesCodes: false, discountCode: null, discountProblem: null })
    await make()
    expect(await quote(' verano10 ')).toMatchObject({
      takesCodes: true,
      discountCode: 'VERANO10',
      discountProblem: null,
      subtotal: 21_233,
      discount: 2_123,
      shipping: 500,
      tax: 1_529,
      total: 21_139,
    })
  })

  it('are unknown to a person who has guessed twenty-one of them, and to nobody else', async () => {
    await make()
    await make({ code: 'SOMMER', endsAt: at(-1) })
    delete process.env.RATE_LIMITS
    const ask = async (discountCode: string, address: string): Promise<checkout.Quote> => {
      const headers = { 'x-forwarded-for': address }
      return (
        await server.request(checkout.quoteCart, { body: { lines: both(), discountCode }, headers })
      ).json()
    }
    for (let n = 0; n < 20; n += 1) await ask(`GUESS${n}`, '203.0.113.7')
    // The form repeats the code with every change of the cart.
    for (let n = 0; n < 5; n += 1) await ask('guess19', '203.0.113.7')
    expect(await ask('VERANO10', '203.0.113.7')).toMatchObject({ discountCode: 'VERANO10' })
    await ask('GUESS20', '203.0.113.7')
    for (const code of ['VERANO10', 'SOMMER', 'OTHER'])
      expect(await ask(code, '203.0.113.7')).toMatchObject({
        discountCode: null,
        discountProblem: 'We do not know this code.',
      })
    expect(await ask('VERANO10', '203.0.113.8')).toMatchObject({ discountCode: 'VERANO10' })
    process.env.RATE_LIMITS = 'off'
  })

  it.each<[string, Partial<StoredDiscountCode> | null, string]>([
    ['unknown', null, 'We do not know this code.'],
    ['put away', { isActive: false }, 'We do not know this code.'],
    ['ended', { endsAt: at(-1) }, 'This code has ended.'],
    ['not valid yet', { startsAt: at(1) }, 'This code is not valid yet.'],
    ['used up', { maxUses: 1, usesTaken: 1 }, 'This code is used up.'],
    ['for larger orders', { minSubtotal: 30_000 }, 'This code is for orders from $300.00 on.'],
    ['in another currency', { amount: 500, currency: 'EUR' }, 'This code is for orders in EUR.'],
    ['for other pieces', { productIds: ['65f0c0ffee65f0c0ffee65f0'] }, 'This code is not for these pieces.'],
  ])('that are %s are told of in the quote, and refuse the order at their field', async (_, data, text) => {
    if (data) await make(data)
    expect(await quote('VERANO10')).toMatchObject({
      discountCode: null,
      discountProblem: text,
      discount: 0,
      total: 23_432,
    })
    const answer = await place(await withCode('VERANO10'))
    expect([answer.status, await answer.json()]).toEqual([409, failureOf(text, 'discountCode')])
    expect(await stockOf(server.payload, hat.id)).toBe(60)
  })

  it('take nothing off pieces that they are not for, and are kept with the order', async () => {
    await make({ percent: 50, productIds: [dress.id] })
    const order = await placed(await withCode('VERANO10'))
    const stored = await storedOrder(server.payload, order.number)
    expect(stored).toMatchObject({ discountCode: 'VERANO10', discount: 7_400, subtotal: 21_233 })
    expect(stored.lines?.map(({ discount }) => discount)).toEqual([0, 7_400])
    const page = await server.request(contract.readOrderPage, { params: linkOf(order) })
    expect(await page.json()).toMatchObject({ discount: 7_400, discountCode: 'VERANO10' })
  })

  it('serve a crowd as often as they may, and no more', async () => {
    const code = await make({ maxUses: 5 })
    const body = await withCode('VERANO10')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place({ ...orderInput(hat), ...body, attempt: crypto.randomUUID() })),
    )
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([5, 45])
    expect([await usesOf(code), await rows()?.countDocuments({ codeId: code.id })]).toEqual([5, 5])
    expect(await stockOf(server.payload, hat.id)).toBe(55)
  })

  it('serve one e-mail as often as they may, at once as in turn', async () => {
    const code = await make({ maxPerEmail: 2 })
    const body = await withCode('VERANO10', { email: 'Nia@Example.com' })
    const again = (email: string) => place({ ...body, email, attempt: crypto.randomUUID() })
    const answers = await Promise.all(Array.from({ length: 8 }, () => again('nia@example.com')))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([2, 6])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toEqual(failureOf('You have used this code already.', 'discountCode'))
    expect((await again('carmen@example.com')).status).toBe(201)
    expect(await usesOf(code)).toBe(3)
    const stored = JSON.stringify(await rows()?.find({ codeId: code.id }).toArray())
    expect(stored).not.toContain('example.com')
  })

  it('come back when an order is cancelled or expires, once, and count again when it is paid late', async () => {
    const code = await make({ maxUses: 1, maxPerEmail: 1 })
    const body = await withCode('VERANO10', { email: 'late@example.com' })
    const first = await placed(body)
    await server.request(contract.cancelOrder, { params: linkOf(first) })
    expect(await usesOf(code)).toBe(0)
    const second = await placed({ ...body, attempt: crypto.randomUUID() })
    expect(await usesOf(code)).toBe(1)
    const settle = async (days: number) =>
      runSettleOrders(await createLocalReq({}, server.payload), new Date(Date.now() + days * DAY_MS))
    const play = (outcome: contract.TestOutcome) =>
      server.request(contract.payTestOrder, { params: linkOf(second), body: { outcome } })
    await play('expired')
    await Promise.all([settle(1), settle(1)])
    expect([await usesOf(code), await rows()?.countDocuments({ codeId: code.id })]).toEqual([0, 0])
    await play('late')
    expect(await storedOrder(server.payload, second.number)).toMatchObject({ status: 'paid' })
    expect(await usesOf(code)).toBe(1)
  })

  it('that cover all of it make an order that is placed and paid at once, without a payment', async () => {
    await queuedMails(server.payload)
    await make({ percent: 100 })
    const pickup = { delivery: 'pickup', address: null }
    const { payments, total } = await quote('VERANO10', { delivery: 'pickup' })
    expect([total, payments.map(({ id }) => id)]).toEqual([0, ['free']])
    const order = await placed(await withCode('VERANO10', { ...pickup, payment: 'free' }))
    expect(order).toMatchObject({ status: 'paid', payUrl: null })
    expect(order.number).not.toMatch(/^TEST-/)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual(['order-paid', 'order-sold'])
    const priced = await place(orderInput(hat, { payment: 'free' }))
    expect(await priced.json()).toEqual(failureOf('This way to pay is not offered.'))
  })

  it('come off at Stripe to the cent, as a coupon', async () => {
    await make({ percent: 33 })
    const order = await placed(await withCode('VERANO10', { payment: 'stripe' }))
    const { payment, total } = await storedOrder(server.payload, order.number)
    expect(stripe.sessions.get(payment.attempts?.[0]?.ref ?? '')).toMatchObject({ amount_total: total })
    expect(order.payUrl).toMatch(/^https:\/\/checkout\.example/)
  })

  it('are made by admins, in capitals, with either a percent or an amount; orders alone count their uses', async () => {
    const code = await make({ code: 'summer-1', maxUses: 3 })
    expect(code).toMatchObject({ code: 'SUMMER-1', usesTaken: 0, isActive: true })
    const admin = await buildAdmin(server.payload)
    const patch = async (as: StoredUser, data: object) =>
      (await server.askConsole(as, 'PATCH', `/discount-codes/${code.id}`, data)).status
    expect(await patch(seller, { percent: 99 })).toBe(403)
    expect(await patch(admin, { percent: 20, usesTaken: 2 })).toBe(200)
    expect(await usesOf(code)).toBe(0)
    for (const data of [
      { amount: 500 },
      { percent: null },
      { percent: 101 },
      { endsAt: at(-1), startsAt: at(1) },
    ])
      expect(await patch(admin, data)).toBe(400)
  })
})

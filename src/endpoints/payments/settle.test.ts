import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import { checkOrder, payOrder } from '@/contracts/orders/orderPage'
import type { Order as StoredOrder } from '@/payload-types'
import { buildProduct } from '../core/testing/factories/commerce'
import { settle } from './settle'
import { startPayment } from './startPayment'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import { type StripeShop, startStripeShop } from '../orders/testing/startShop'

describe('an order whose hold is over', () => {
  let shop: StripeShop

  beforeAll(async () => {
    shop = await startStripeShop()
  })
  afterAll(() => shop.stop())

  it('keeps its pieces when another payment begins while the provider is still asked about the first', async () => {
    const { server, seller, stripe } = shop
    const product = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 3 })
    const body = orderInput(product, { payment: 'stripe' })
    const placed: checkout.PlacedOrder = await (await server.request(checkout.placeOrder, { body })).json()
    const order = (): Promise<StoredOrder> => storedOrder(server.payload, placed.number)
    stripe.expire((await order()).payment.attempts?.[0]?.ref ?? '')
    const { id } = await order()
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: placed.number },
      { $set: { 'payment.attempts.0.state': 'ended', holdUntil: new Date(Date.now() - 1_000) } },
    )
    stripe.fail('answers are late')
    const settling = settle(await createLocalReq({}, server.payload), id)
    while (stripe.waiting() < 1) await nextTurn()
    const paying = startPayment(await createLocalReq({}, server.payload), await order())
    while (stripe.waiting() < 2) await nextTurn()
    stripe.fail('never')
    await settling
    expect(await paying).toMatch(/^https:/)
    expect(await order()).toMatchObject({
      status: 'placed',
      stockHeld: true,
      payment: { attempts: [{}, { n: 2 }] },
    })
    expect(await stockOf(server.payload, product.id)).toBe(2)
  })

  it('is not found any more when it is removed while its buyer pays', async () => {
    const { server, seller, stripe } = shop
    const product = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 3 })
    const body = orderInput(product, { payment: 'stripe' })
    const placed: checkout.PlacedOrder = await (await server.request(checkout.placeOrder, { body })).json()
    stripe.fail('answers are late')
    const calls = [payOrder, checkOrder].map((call) => server.request(call, { params: linkOf(placed) }))
    while (stripe.waiting() < 2) await nextTurn()
    await server.payload.db.collections.orders?.collection.deleteOne({ number: placed.number })
    stripe.fail('never')
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404])
  })
})

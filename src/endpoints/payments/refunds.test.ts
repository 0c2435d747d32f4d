import * as fc from 'fast-check'
import { type PayloadRequest, createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import { orderTotals } from '@/contracts/orders/totals'
import { inTransaction } from '@/database/transaction'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { collectLog } from '../core/testing/written'
import { sendRefund } from './refundState'
import { readOrder } from '@/domain/orders/orderStore'
import { type RefundOrder, createRefund, refundsOf } from './refunds'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import type { StripeDouble } from '../orders/testing/stripeDouble'
import { type StripeShop, startStripeShop } from '../orders/testing/startShop'

describe('refunds', () => {
  let shop: StripeShop
  let server: TestServer
  let stripe: StripeDouble
  let seller: StoredUser
  let product: StoredProduct
  let req: PayloadRequest

  beforeAll(async () => {
    shop = await startStripeShop()
    ;({ server, seller, stripe } = shop)
  })
  beforeEach(async () => {
    stripe.fail('never')
    req = await createLocalReq({}, server.payload)
    product = await buildProduct(server.payload, seller, { price: 6_433, inventoryQuantity: 9 })
  })
  afterAll(() => shop.stop())

  /** Places and pays an order of some pieces; returns its id. */
  async function paidOrder(quantity: number): Promise<string> {
    const body = orderInput(product, { quantity, payment: 'stripe' })
    const placed: checkout.PlacedOrder = await (await server.request(checkout.placeOrder, { body })).json()
    const { id, payment } = await storedOrder(server.payload, placed.number)
    stripe.pay(payment.attempts?.[0]?.ref ?? '')
    await server.request(contract.checkOrder, { params: linkOf(placed) })
    return id
  }
  const order = async (id: string) => {
    const found = await readOrder(req, id)
    if (!found) throw new Error('The order is gone')
    return found
  }
  let keys = 0
  async function write(id: string, pieces: number, more: Partial<RefundOrder> = {}) {
    keys += 1
    const key = `key-${keys}`
    return inTransaction(req, async () => {
      const found = await order(id)
      const lines = pieces === 0 ? [] : [{ lineId: found.lines?.[0]?.id ?? '', quantity: pieces }]
      return createRefund(req, found, {
        key,
        lines,
        shipping: 0,
        restock: false,
        reason: 'requested',
        by: 'x',
        ...more,
      })
    })
  }
  async function refund(id: string, pieces: number, more: Partial<RefundOrder> = {}) {
    const written = await write(id, pieces, more)
    await sendRefund(req, written)
    return written
  }

  it('call off pieces that cost nothing, which are owed until then, without asking the provider', async () => {
    const free = await buildProduct(server.payload, seller, { price: 0, inventoryQuantity: 9 })
    const lines = [product, free].map(({ id }) => ({ productId: id, quantity: 1 }))
    const { total } = orderTotals([{ price: 6_433, quantity: 1 }])
    const body = orderInput(product, { lines, expectedTotal: total, payment: 'stripe' })
    const placed: checkout.PlacedOrder = await (await server.request(checkout.placeOrder, { body })).json()
    const { id, payment } = await storedOrder(server.payload, placed.number)
    stripe.pay(payment.attempts?.[0]?.ref ?? '')
    await server.request(contract.checkOrder, { params: linkOf(placed) })
    await sendRefund(req, await write(id, 1, { shipping: 500 }))
    expect(await order(id)).toMatchObject({ status: 'paid', refunded: total })
    const sent = stripe.refunds.length
    const last = [{ lineId: (await order(id)).lines?.[1]?.id ?? '', quantity: 1 }]
    await sendRefund(req, await write(id, 0, { lines: last, restock: true }))
    expect(await order(id)).toMatchObject({ status: 'refunded', refunded: total })
    expect([stripe.refunds.length, await stockOf(server.payload, free.id)]).toEqual([sent, 9])
  })

  it('give pieces, their tax and the shipping back, to exactly the total', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
        fc.boolean(),
        async (parts, first) => {
          const id = await paidOrder(3)
          const { total, shipping } = await order(id)
          expect(total).toBe(orderTotals([{ price: 6_433, quantity: 3 }]).total)
          if (first) await refund(id, 0, { shipping })
          let left = 3
          for (const pieces of parts.map((each) => Math.min(each, left)).filter((each) => each > 0)) {
            if (left === 0) break
            await refund(id, Math.min(pieces, left))
            left -= Math.min(pieces, left)
            expect((await order(id)).refunded).toBeLessThanOrEqual(total)
          }
          if (left > 0) await refund(id, left)
          if (!first) await refund(id, 0, { shipping })
          expect(await order(id)).toMatchObject({ refunded: total, status: 'refunded' })
          await server.payload.update({ collection: 'products', id: product.id, data: { adjustStock: 3 } })
        },
      ),
      { numRuns: 3 },
    )
  })

  it('are one for one key, however often and at once', async () => {
    const id = await paidOrder(3)
    const before = stripe.refunds.length
    const reqs = await Promise.all(Array.from({ length: 6 }, () => createLocalReq({}, server.payload)))
    const found = await order(id)
    const asked = { key: 'once', lines: [{ lineId: found.lines?.[0]?.id ?? '', quantity: 1 }], shipping: 0 }
    const made = await Promise.allSettled(
      reqs.map((each) =>
        inTransaction(each, async () => {
          const now = await readOrder(each, id)
          if (!now) throw new Error('The order is gone')
          return createRefund(each, now, { ...asked, restock: true, reason: 'requested', by: 'x' })
        }),
      ),
    )
    expect(made.some(({ status }) => status === 'fulfilled')).toBe(true)
    const [written, ...more] = await refundsOf(req, id)
    expect(more).toEqual([])
    if (!written) throw new Error('There is no refund')
    await Promise.all(reqs.map((each) => sendRefund(each, written)))
    expect(stripe.refunds.slice(before)).toHaveLength(1)
    expect((await order(id)).lines).toMatchObject([{ refundedQuantity: 1, restockedQuantity: 1 }])
    expect(await stockOf(server.payload, product.id)).toBe(7)
    const other = await paidOrder(1)
    await expect(write(other, 1, { key: 'once' })).rejects.toThrow(
      'This was sent before with other contents.',
    )
  })

  it('are refused beyond what is left', async () => {
    const id = await paidOrder(2)
    await refund(id, 1)
    await expect(refund(id, 2)).rejects.toThrow('There are only 1 left to refund.')
    await expect(refund(id, 0, { shipping: 501 })).rejects.toThrow('There is less left to refund.')
    await expect(refund(id, 0)).rejects.toThrow('There is less left to refund.')
    expect((await order(id)).lines).toMatchObject([{ refundedQuantity: 1 }])
  })

  it('stay pending while nobody answers, and are sent once afterwards', async () => {
    const id = await paidOrder(1)
    const log = collectLog(server.payload)
    const before = stripe.refunds.length
    stripe.fail('answers are lost')
    await refund(id, 1, { restock: true })
    log.stop()
    expect(await refundsOf(req, id)).toMatchObject([{ state: 'pending' }])
    expect(await stockOf(server.payload, product.id)).toBe(8)
    stripe.fail('never')
    await server.payload.db.collections.refunds?.collection.updateMany(
      { state: 'pending' },
      { $set: { createdAt: new Date(Date.now() - 21 * 60 * 60_000) } },
    )
    await runSettleOrders(req)
    expect(await refundsOf(req, id)).toMatchObject([{ state: 'done', ref: expect.stringMatching(/^re_/) }])
    expect(stripe.refunds.slice(before)).toHaveLength(1)
    expect(await stockOf(server.payload, product.id)).toBe(9)
  })

  it('are taken back when they are refused, and the admins hear of it', async () => {
    const id = await paidOrder(1)
    await queuedMails(server.payload)
    stripe.fail('refunds are refused')
    const { id: refundId } = await refund(id, 1, { restock: true })
    expect(await refundsOf(req, id)).toMatchObject([
      { state: 'failed', failure: 'Your balance is not enough' },
    ])
    expect(await order(id)).toMatchObject({ refunded: 0, status: 'paid', lines: [{ refundedQuantity: 0 }] })
    expect(await queuedMails(server.payload)).toEqual([['refund-failed', refundId]])
    expect(await stockOf(server.payload, product.id)).toBe(8)
    stripe.fail('never')
    await refund(id, 1)
    expect((await order(id)).refunded).toBe(6_433 + 515)
  })
})

import { createLocalReq } from 'payload'
import * as contract from '@/contracts/orders/deskCalls'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { FIRST_LINE, buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'
import { notifyOfReturn, notifyOfSale } from '@/domain/orders/notifySellers'
import { inTransaction } from '@/database/transaction'
import { openShop, stockOf } from '../testing/shop'

describe('test orders', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let sol: StoredUser
  let hat: StoredProduct

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    await openShop(server.payload)
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    isla = await buildUser(server.payload)
    sol = await buildUser(server.payload)
    hat = await buildProduct(server.payload, isla, { inventoryQuantity: 3 })
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  /** A test order of two hats of isla's, which it took from stock. */
  const rehearsed = (overrides: Parameters<typeof buildOrder>[2] = {}, line: object = {}) =>
    buildOrder(server.payload, isla, {
      isTest: true,
      payment: { provider: 'test' },
      lines: [{ sellerId: isla.id, productId: hat.id, ...line }],
      ...overrides,
    })
  const remove = async (as: StoredUser) => {
    const answer = await server.request(contract.removeTestOrders, { as })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { removed: number }).removed
  }
  const left = async (sellerId: string) => {
    const where = { 'lines.sellerId': { equals: sellerId } }
    return (await server.payload.count({ collection: 'orders', where })).totalDocs
  }

  it('are removed once, put back what they hold, and take refunds and notifications along', async () => {
    const order = await rehearsed({}, { refundedQuantity: 1, restockedQuantity: 1, shippedQuantity: 1 })
    await rehearsed({ status: 'placed', paidAt: null })
    await rehearsed({ status: 'cancelled', stockHeld: false })
    await rehearsed({ isTest: false, payment: { provider: 'manual' } })
    const cents = { amount: 6_912, tax: 512, shipping: 0 }
    const made = { reason: 'other', source: 'here', state: 'done', by: 'isla' } as const
    const lines = [{ lineId: FIRST_LINE, quantity: 1 }]
    const refund = await server.payload.create({
      collection: 'refunds',
      data: { ...cents, ...made, orderId: order.id, key: order.id, lines },
    })
    const req = await createLocalReq({}, server.payload)
    await inTransaction(req, () => notifyOfSale(req, order))
    const summary = await server.request(contract.summarizeOrders, { as: isla })
    expect((await summary.json()).tests).toMatchObject({ orders: 3, removable: 3 })
    const removed = await Promise.all([remove(isla), remove(isla), remove(isla)])
    expect(removed.reduce((sum, each) => sum + each, 0)).toBe(3)
    expect(await left(isla.id)).toBe(1)
    // One piece of the first, two of the second, none of the third.
    expect(await stockOf(server.payload, hat.id)).toBe(3 + 1 + 2)
    const refunds = await server.payload.count({
      collection: 'refunds',
      where: { id: { equals: refund.id } },
    })
    expect(refunds.totalDocs).toBe(0)
    const told = { collection: 'notifications', where: { userId: { equals: isla.id } } } as const
    expect((await server.payload.count(told)).totalDocs).toBe(0)
    const entries = server.payload.db.connection.collection('audit-entries')
    expect(await entries.countDocuments({ subjectId: isla.id, action: 'test orders' })).toBe(1)
    expect(await remove(isla)).toBe(0)
  })

  it('leave no notification that leads to them, whoever has it', async () => {
    const other = await rehearsed({ isTest: false, payment: { provider: 'manual' } })
    const orders = [await rehearsed(), other]
    const req = await createLocalReq({}, server.payload)
    const told = (userId: string) =>
      server.payload.find({ collection: 'notifications', where: { userId: { equals: userId } } })
    for (const order of orders)
      await inTransaction(req, () =>
        notifyOfReturn(req, order, { key: 'r', lines: order.lines ?? [] }, { sellersRefund: false }),
      )
    expect((await told(admin.id)).totalDocs).toBe(2)
    expect(await remove(isla)).toBe(1)
    for (const { id } of [isla, admin])
      expect((await told(id)).docs.map(({ href }) => href)).toEqual([
        `/dashboard/ecommerce/orders/${other.id}`,
      ])
  })

  it('of several sellers, and those at Stripe, are left to admins or stay', async () => {
    await rehearsed({ lines: [{ sellerId: isla.id, productId: hat.id }, { sellerId: sol.id }] })
    await rehearsed({ payment: { provider: 'stripe' } })
    expect(await remove(isla)).toBe(0)
    expect(await remove(sol)).toBe(0)
    expect(await remove(admin)).toBe(1)
    expect(await left(isla.id)).toBe(1)
  })
})

import { randomUUID } from 'node:crypto'
import { orderLinks } from '@/auth/linkKeys'
import * as desk from '@/contracts/orders/deskCalls'
import { type OrderPage, readOrderPage } from '@/contracts/orders/orderPage'
import * as contract from '@/contracts/orders/returns'
import type { DeskSummary } from '@/contracts/orders/desk'
import type { ReturnState } from '@/contracts/orders/states'
import { inTransaction } from '@/database/transaction'
import { recountSales } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { createLocalReq } from 'payload'
import { recordRefundOutcome } from '../../payments/refundState'
import { refundsOf } from '../../payments/refunds'
import { failureOf } from '../../core/testing/answers'
import { buildUser } from '../../core/testing/factories'
import { FIRST_LINE, buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'
import { queuedMails } from '../testing/queuedMails'
import { eraseBuyer } from '../eraseBuyer'
import { openShop } from '../testing/shop'

describe('the money of returns', () => {
  let server: TestServer
  let isla: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    await openShop(server.payload, { sellersRefund: true, returnDays: 30 })
    isla = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  /** An order of two pieces, so many of them shipped today, with one return in this state. */
  const returned = (
    state: ReturnState,
    { quantity = 1, shipped = 2, received = false, ...more } = {},
  ): Promise<StoredOrder> =>
    buildOrder(server.payload, isla, {
      lines: [{ sellerId: isla.id, shippedQuantity: shipped }],
      shipments: [
        { key: 'k', at: new Date().toISOString(), lines: [{ lineId: FIRST_LINE, quantity: shipped }] },
      ],
      returns: [
        {
          key: 'r',
          lineId: FIRST_LINE,
          sellerId: isla.id,
          quantity,
          reason: 'does_not_fit',
          state,
          askedAt: new Date().toISOString(),
          ...(received && { receivedAt: new Date().toISOString() }),
        },
      ],
      ...more,
    })
  const linkOf = ({ id, number }: StoredOrder) => ({ number, key: orderLinks.keyOf(id) })
  const page = async (order: StoredOrder): Promise<OrderPage> =>
    (await server.request(readOrderPage, { params: linkOf(order) })).json()
  const refund = (order: StoredOrder, quantity: number) =>
    server.request(desk.refundOrder, {
      as: isla,
      params: { id: order.id },
      body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity }], reason: 'other' },
    })
  const send = (order: StoredOrder) =>
    server.request(contract.sendReturn, {
      params: linkOf(order),
      body: { returnId: order.returns?.[0]?.id, carrier: 'A friend', trackingNumber: 'FR-77-12' },
    })

  const giveBack = async (order: StoredOrder, seen: ReturnState) =>
    server.request(contract.decideReturn, {
      as: isla,
      params: { id: order.id },
      body: { returnId: order.returns?.[0]?.id, seen, decision: 'refunded' },
    })
  const ship = (order: StoredOrder, quantity: number) =>
    server.request(desk.shipOrder, {
      as: isla,
      params: { id: order.id },
      body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity }] },
    })
  /** The provider takes the last refund of an order back. */
  const fail = async (order: StoredOrder) => {
    const req = await createLocalReq({}, server.payload)
    const last = (await refundsOf(req, order.id)).at(-1)
    const outcome = { state: 'failed', failure: 'The account is closed' } as const
    await inTransaction(req, () => recordRefundOutcome(req, last?.id ?? '', outcome))
  }

  it('leaves the pieces to ship that were not returned', async () => {
    const order = await returned('received', { shipped: 1 })
    expect((await giveBack(order, 'received')).status).toBe(200)
    expect(await page(order)).toMatchObject({ fulfilment: 'partly_shipped', returnable: [] })
    const summary: DeskSummary = await (await server.request(desk.summarizeOrders, { as: isla })).json()
    expect(summary.toShip).toMatchObject({ orders: 1, pieces: 1 })
    expect(await recountSales(server.payload)).toBe(0)
    expect((await ship(order, 1)).status).toBe(201)
    expect(await page(order)).toMatchObject({ fulfilment: 'shipped', returnable: [{ quantity: 1 }] })
    expect((await refund(order, 1)).status).toBe(201)
    expect((await page(order)).returnable).toEqual([])
  })

  it('goes back to where it was when the refund fails, and can be given back again', async () => {
    const order = await returned('received', { received: true })
    for (const _ of ['first', 'second']) {
      expect((await giveBack(order, 'received')).status).toBe(200)
      expect((await page(order)).returns).toMatchObject([{ state: 'refunded', goods: 6_400 }])
      await fail(order)
      expect(await page(order)).toMatchObject({
        refunded: 0,
        returns: [{ state: 'received', closedAt: null, goods: 6_400 }],
        lines: [{ refundedQuantity: 0, returnedQuantity: 0 }],
      })
    }
    expect((await giveBack(order, 'received')).status).toBe(200)
    expect(await page(order)).toMatchObject({ refunded: 6_912, returns: [{ state: 'refunded' }] })
  })

  it('opens again what a failed refund of the order had ended', async () => {
    const order = await returned('requested', { quantity: 2 })
    await refund(order, 1)
    await fail(order)
    expect((await page(order)).returns).toMatchObject([{ state: 'requested', decidedAt: null }])
  })

  it('ends an open return when its pieces are refunded without it, in one mail', async () => {
    const order = await returned('approved', { quantity: 2 })
    await queuedMails(server.payload)
    expect((await refund(order, 1)).status).toBe(201)
    expect(await page(order)).toMatchObject({
      returns: [{ state: 'refunded' }],
      returnable: [{ quantity: 1 }],
    })
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual(['order-refunded'])
    const { history } = await server.payload.findByID({ collection: 'orders', id: order.id })
    expect(history?.map(({ what }) => what)).toEqual(['refund', 'return refunded'])
    expect((await send(order)).status).toBe(409)
  })

  it('says what came back for a return that a refund of the order ended', async () => {
    const order = await returned('approved', { quantity: 2 })
    expect((await refund(order, 2)).status).toBe(201)
    expect((await page(order)).returns).toMatchObject([{ state: 'refunded', goods: 12_800, tax: 1_024 }])
    const half = await returned('approved', { quantity: 2 })
    await refund(half, 1)
    await refund(half, 1)
    expect((await page(half)).returns).toMatchObject([{ state: 'refunded', goods: 6_400, tax: 512 }])
  })

  it('leaves a return open while enough pieces are left for it', async () => {
    const order = await returned('approved')
    expect((await refund(order, 1)).status).toBe(201)
    expect((await page(order)).returns).toMatchObject([{ state: 'approved' }])
  })

  it('keeps no number and no words of a return once its buyer is erased', async () => {
    const order = await returned('approved', {
      history: [
        { what: 'return approved', by: 'isla', text: 'For Carmen.' },
        { what: 'parcel corrected', by: 'isla', text: 'A friend FR-77-12' },
      ],
      shipments: [
        {
          key: 'k',
          at: new Date().toISOString(),
          trackingNumber: 'FR-77-12',
          trackingUrl: 'https://a.example/FR-77-12',
        },
      ],
    } as object)
    expect((await send(order)).status).toBe(200)
    const before = await server.payload.findByID({ collection: 'orders', id: order.id })
    expect(before.history?.find(({ what }) => what === 'return sent')?.text).not.toContain('FR-77-12')
    const req = await createLocalReq({}, server.payload)
    await server.payload.db.collections.orders?.updateOne(
      { _id: order.id },
      { $set: { 'returns.0.word': 'For Carmen.', 'returns.0.instructions': 'Ring, Carmen.' } },
    )
    expect(await eraseBuyer(req, order.id, { by: 'x' })).toBe(true)
    const after = await server.payload.findByID({ collection: 'orders', id: order.id })
    expect(JSON.stringify(after)).not.toMatch(/Carmen|FR-77-12/)
    expect(after.history?.map(({ what }) => what)).toEqual([
      'return approved',
      'parcel corrected',
      'return sent',
      'erased',
    ])
  })

  it('lets nobody send pieces of an order whose money is back', async () => {
    const answer = await send(await returned('approved', { status: 'refunded' } as object))
    expect([answer.status, await answer.json()]).toEqual([409, failureOf('It is refunded.')])
  })
})

import { randomUUID } from 'node:crypto'
import { orderLinks } from '@/auth/linkKeys'
import * as desk from '@/contracts/orders/deskCalls'
import { type OrderPage, readOrderPage } from '@/contracts/orders/orderPage'
import * as contract from '@/contracts/orders/returns'
import type { ReturnState } from '@/contracts/orders/states'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { failureOf } from '../../core/testing/answers'
import { buildUser } from '../../core/testing/factories'
import { FIRST_LINE, buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'
import { queuedMails } from '../testing/queuedMails'
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
  const returned = (state: ReturnState, { quantity = 1, shipped = 2, ...more } = {}): Promise<StoredOrder> =>
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

  it('leaves a return open while enough pieces are left for it', async () => {
    const order = await returned('approved')
    expect((await refund(order, 1)).status).toBe(201)
    expect((await page(order)).returns).toMatchObject([{ state: 'approved' }])
  })

  it('lets nobody send pieces of an order whose money is back', async () => {
    const answer = await send(await returned('approved', { status: 'refunded' } as object))
    expect([answer.status, await answer.json()]).toEqual([409, failureOf('It is refunded.')])
  })
})

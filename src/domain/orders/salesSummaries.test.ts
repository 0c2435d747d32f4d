import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { buildOrder } from '@/endpoints/core/testing/factories/orders'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { changeOrder } from './orderStore'
import type { User as StoredUser } from '@/payload-types'
import { countToShip, soldByLink, soldSince } from './sales'
import { salesOf } from './sellerSales'
import { recountSales, summaries } from './salesSummaries'
import { inTransaction } from '@/database/transaction'

describe('the sums of a seller', () => {
  let server: TestServer
  let seller: StoredUser
  let other: StoredUser

  beforeAll(async () => {
    server = await startServer()
    seller = await buildUser(server.payload)
    other = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  it('follow what is paid, shipped, refunded and taken back, by month and link', async () => {
    const order = await buildOrder(server.payload, seller, {
      paidAt: '2026-01-31T23:59:59.000Z',
      lines: [
        { sellerId: seller.id, link: 'kiosk' },
        { sellerId: other.id, price: 1_000 },
      ],
    })
    await buildOrder(server.payload, seller, { paidAt: '2026-02-01T00:00:00.000Z' })
    await buildOrder(server.payload, seller, { isTest: true })
    await buildOrder(server.payload, seller, { status: 'placed', paidAt: null })
    const req = await createLocalReq({}, server.payload)
    expect(await countToShip(req, seller.id)).toEqual({ orders: 2, pieces: 4, toHandOver: 0 })
    const change = { where: {}, inc: { 'lines.0.shippedQuantity': 1, 'lines.0.refundedQuantity': 1 } }
    await inTransaction(req, () => changeOrder(req, order.id, change))
    expect(await countToShip(req, seller.id)).toEqual({ orders: 1, pieces: 2, toHandOver: 0 })
    expect(await countToShip(req, null)).toEqual({ orders: 2, pieces: 4, toHandOver: 0 })
    const months = await summaries(server.payload)
      .find({ sellerId: seller.id, link: null })
      .sort({ month: 1 })
      .toArray()
    expect(months.map(({ month, orders, sold, refunded }) => ({ month, orders, sold, refunded }))).toEqual([
      { month: '2026-01', orders: 1, sold: 12_800, refunded: 6_400 },
      { month: '2026-02', orders: 1, sold: 12_800, refunded: 0 },
    ])
    expect(await salesOf(req, seller.id)).toEqual([
      {
        currency: 'USD',
        sold: 25_600,
        refunded: 6_400,
        net: 19_200,
        share: 15_360,
        shipping: 0,
        paidOut: 0,
        owed: 15_360,
        orders: 2,
        pieces: 3,
      },
    ])
    expect(await soldByLink(req, seller.id)).toEqual(
      new Map([
        [
          'kiosk',
          [{ currency: 'USD', orders: 1, pieces: 2, sold: 12_800, refundedPieces: 1, refunded: 6_400 }],
        ],
      ]),
    )
    await inTransaction(req, () => changeOrder(req, order.id, { where: {}, set: { status: 'cancelled' } }))
    expect(await soldByLink(req, seller.id)).toEqual(new Map())
    expect((await salesOf(req, other.id)).length).toBe(0)
    expect(await recountSales(server.payload)).toBe(0)
  })

  it.each([
    ['Pacific/Kiritimati', '2026-01-31T10:00:00.000Z', 3],
    ['UTC', '2026-02-01T00:00:00.000Z', 2],
    ['Pacific/Honolulu', '2026-02-01T10:00:00.000Z', 1],
  ])('of a month in %s are those since its start there', async (_, since, orders) => {
    const mine = await buildUser(server.payload)
    for (const paidAt of [
      '2026-01-31T09:59:59.000Z',
      '2026-01-31T10:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
      '2026-02-01T10:00:00.000Z',
    ])
      await buildOrder(server.payload, mine, { paidAt })
    await buildOrder(server.payload, mine, { paidAt: '2026-02-02T00:00:00.000Z', isTest: true })
    const req = await createLocalReq({}, server.payload)
    expect(await soldSince(req, mine.id, new Date(since))).toEqual([
      { currency: 'USD', sold: orders * 12_800, orders },
    ])
    expect(await soldSince(req, null, new Date(since))).toMatchObject([{ currency: 'USD' }])
  })

  it('of a month in UTC read no order, however many there are', async () => {
    const mine = await buildUser(server.payload)
    await buildOrder(server.payload, mine, { paidAt: '2026-02-01T00:00:00.000Z' })
    await server.payload.db.collections.orders?.collection.deleteMany({ 'lines.sellerId': mine.id })
    const req = await createLocalReq({}, server.payload)
    const sold = await soldSince(req, mine.id, new Date('2026-02-01T00:00:00.000Z'))
    expect(sold).toEqual([{ currency: 'USD', sold: 12_800, orders: 1 }])
    expect(await recountSales(server.payload)).toBe(1)
  })

  it('change not at all when the transaction of the change fails', async () => {
    const mine = await buildUser(server.payload)
    const order = await buildOrder(server.payload, mine)
    const req = await createLocalReq({}, server.payload)
    const failing = inTransaction(req, async () => {
      await changeOrder(req, order.id, { where: {}, set: { status: 'cancelled' } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await salesOf(req, mine.id))[0]).toMatchObject({ orders: 1, sold: 12_800 })
    expect(await countToShip(req, mine.id)).toEqual({ orders: 1, pieces: 2, toHandOver: 0 })
  })

  it('are corrected by the recount, without losing what is sold meanwhile', async () => {
    const mine = await buildUser(server.payload)
    await buildOrder(server.payload, mine)
    await summaries(server.payload).deleteMany({ sellerId: mine.id })
    const orders = server.payload.db.collections.orders?.collection
    await orders?.updateMany({ 'lines.sellerId': mine.id }, { $unset: { toShip: '' } })
    const [corrected] = await Promise.all([
      recountSales(server.payload),
      ...Array.from({ length: 5 }, () => buildOrder(server.payload, mine)),
    ])
    expect(corrected).toBeGreaterThanOrEqual(1)
    expect(await recountSales(server.payload)).toBe(0)
    const req = await createLocalReq({}, server.payload)
    expect((await salesOf(req, mine.id))[0]).toMatchObject({ orders: 6, sold: 6 * 12_800 })
    expect(await countToShip(req, mine.id)).toEqual({ orders: 6, pieces: 12, toHandOver: 0 })
  })
})

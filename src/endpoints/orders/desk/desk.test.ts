import { randomUUID } from 'node:crypto'
import type { User as StoredUser } from '@/payload-types'
import type { DeskOrder, DeskRow } from '@/contracts/orders/desk'
import * as contract from '@/contracts/orders/deskCalls'
import { updateWorkspace } from '@/contracts/workspace'
import { ID, MOMENT, countOf, failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { FIRST_LINE, buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'
import { openShop, stockOf } from '../testing/shop'

describe('the seller’s desk', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    await openShop(server.payload, { sellersRefund: false })
  })
  beforeEach(async () => {
    isla = await buildUser(server.payload)
    mara = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const build = (overrides = {}) => buildOrder(server.payload, isla, overrides)
  const list = async (query = {}, as = isla) =>
    (await server.request(contract.listOrders, { as, query })).json() as Promise<{
      orders: DeskRow[]
      next: string | null
    }>
  const read = async (id: string, as = isla): Promise<DeskOrder> =>
    (await server.request(contract.readDeskOrder, { as, params: { id } })).json()
  const ship = (id: string, body: object, as = isla) =>
    server.request(contract.shipOrder, {
      as,
      params: { id },
      body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], ...body },
    })
  const refund = (id: string, body: object, as = admin) =>
    server.request(contract.refundOrder, {
      as,
      params: { id },
      body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], reason: 'requested', ...body },
    })
  const both = () =>
    build({ lines: [{ sellerId: isla.id }, { sellerId: mara.id, title: 'Raffia tote', price: 9_200 }] })

  it('shows an order to its seller with its exact keys', async () => {
    const { id, number } = await build({ note: 'Ring twice.' })
    expect(await read(id)).toEqual({
      id,
      number,
      isTest: false,
      status: 'paid',
      problem: null,
      fulfilment: 'to_ship',
      placedAt: MOMENT,
      currency: 'USD',
      paidAt: MOMENT,
      cancelledAt: null,
      cancelReason: null,
      payment: 'manual',
      paymentLabel: 'Bank transfer',
      merchantName: 'Isla Verano Studio',
      awaitsAdmin: false,
      delivery: 'ship',
      holdUntil: null,
      lines: [
        {
          id: FIRST_LINE,
          productId: '0'.repeat(24),
          title: 'Shell hoop earrings',
          detail: null,
          sku: 'SHL-04',
          image: null,
          price: 6_400,
          quantity: 2,
          discount: 0,
          shippedQuantity: 0,
          refundedQuantity: 0,
          availableFrom: null,
          toShip: 2,
          files: [],
        },
      ],
      sellers: [{ id: isla.id, name: expect.any(String) }],
      discountCode: null,
      sums: { goods: 12_800, discount: 0, refunded: 0, share: 10_240, sharePercent: 80 },
      whole: { shipping: 500, tax: 1_024, total: 14_324, refunded: 0 },
      parts: [],
      refundBases: [],
      shippingLeft: 0,
      buyer: {
        name: 'Carmen Ocasio',
        email: 'carmen@ocasio.example',
        phone: null,
        address: {
          line1: '1420 Collins Avenue',
          line2: null,
          city: 'Miami Beach',
          region: 'FL',
          postalCode: '33139',
          country: 'US',
        },
        note: 'Ring twice.',
      },
      shipments: [],
      addressChangedAt: null,
      refunds: [],
      returns: [],
      returnAddress: null,
      may: {
        ship: true,
        markPaid: false,
        cancel: false,
        refund: false,
        refundShipping: false,
        everRefund: false,
        decideReturns: false,
        allowDownloads: false,
      },
    })
  })

  it('shows each seller nothing of the other’s lines, and an admin all', async () => {
    const { id } = await both()
    const own = await read(id)
    expect(own).toMatchObject({ sums: { goods: 12_800 }, whole: null })
    expect(JSON.stringify(own)).not.toContain('Raffia tote')
    expect((await list({}, mara)).orders[0]).toMatchObject({ id, pieces: 2, sum: 18_400 })
    expect((await read(id, admin)).lines).toHaveLength(2)
    expect((await ship(id, { lines: [{ lineId: '2'.padStart(24, '0'), quantity: 1 }] })).status).toBe(404)
    expect((await server.request(contract.markOrderPaid, { as: isla, params: { id } })).status).toBe(403)
    const stranger = await buildUser(server.payload)
    expect((await list({}, stranger)).orders).toEqual([])
  })

  it('lists fifty at once, newest first, also those of one moment', async () => {
    const createdAt = '2026-11-01T10:00:00.000Z'
    const orders = await Promise.all(Array.from({ length: 53 }, () => build({ createdAt })))
    const first = await list()
    expect(first.orders).toHaveLength(50)
    const rest = await list({ before: first.next ?? '' })
    expect(rest.next).toBeNull()
    const shown = [...first.orders, ...rest.orders].map(({ id }) => id)
    expect(shown.toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    expect((await server.request(contract.listOrders, { as: isla, query: { before: 'x' } })).status).toBe(400)
  })

  it('filters and searches', async () => {
    const waits = await build({ name: 'June (Álbright) Núñez' })
    const partly = await build({ lines: [{ sellerId: isla.id, shippedQuantity: 1 }] })
    const shipped = await build({ lines: [{ sellerId: isla.id, shippedQuantity: 2 }] })
    const placed = await build({ status: 'placed', paidAt: null })
    const problem = await build({ problem: 'disputed' })
    const back = await build({ refunded: 100 })
    const test = await build({ isTest: true, refunded: 100 })
    const old = await build({ status: 'refunded', paidAt: '2026-01-01T00:00:00.000Z' })
    const ids = async (query: object) => (await list(query)).orders.map(({ id }) => id).toReversed()
    expect(await ids({ filter: 'to_ship' })).toEqual([waits.id, partly.id, back.id])
    expect(await ids({ filter: 'shipped' })).toEqual([shipped.id])
    expect(await ids({ filter: 'placed' })).toEqual([placed.id])
    expect(await ids({ filter: 'problem' })).toEqual([problem.id])
    expect(await ids({ filter: 'refunds' })).toEqual([back.id])
    expect(await ids({ filter: 'month' })).toEqual([waits.id, partly.id, shipped.id, problem.id, back.id])
    expect(await ids({})).toEqual(expect.arrayContaining([test.id, old.id]))
    expect(await ids({ q: 'june (al' })).toEqual([waits.id])
    expect(await ids({ q: 'nunez' })).toEqual([waits.id])
    expect(await ids({ q: partly.number.toLowerCase().replace('-', '') })).toEqual([partly.id])
    for (const code of ['R1', '2'])
      expect(await ids({ q: `${partly.number.toLowerCase()}-${code}` })).toEqual([partly.id])
    expect(await ids({ q: 'carmen@ocasio', filter: 'placed' })).toEqual([placed.id])
  })

  it('lists and exports the orders of a month of the own time zone', async () => {
    await server.request(updateWorkspace, { as: isla, body: { timeZone: 'America/New_York' } })
    const [last, first] = await Promise.all(
      ['2026-03-01T04:59:59.000Z', '2026-03-01T05:00:00.000Z'].map((createdAt) => build({ createdAt })),
    )
    for (const [month, order] of [
      ['2026-02', last],
      ['2026-03', first],
    ] as const) {
      expect((await list({ month })).orders.map(({ id }) => id)).toEqual([order?.id])
      const file = await server.request(contract.exportOrders, { as: isla, query: { month } })
      expect((await file.text()).trim().split('\n')).toHaveLength(2)
    }
    for (const month of ['2026-13', '2026-1', 'May'])
      expect((await server.request(contract.listOrders, { as: isla, query: { month } })).status).toBe(400)
  })

  it('ships what is left, once for a key, and no more', async () => {
    const { id } = await build()
    const key = randomUUID()
    const parcel = { key, carrier: 'usps', trackingNumber: '9400 1112 0255 5581 7730 04' }
    const answers = await Promise.all([ship(id, parcel), ship(id, parcel)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const order = await read(id)
    const sent = {
      carrier: 'USPS',
      trackingNumber: '9400111202555581773004',
      trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111202555581773004',
    }
    const lines = [{ lineId: FIRST_LINE, quantity: 1 }]
    expect(order.shipments).toEqual([{ id: ID, at: MOMENT, ...sent, correctedAt: null, lines }])
    expect(order).toMatchObject({ fulfilment: 'partly_shipped', lines: [{ shippedQuantity: 1, toShip: 1 }] })
    const race = await Promise.all([ship(id, {}), ship(id, {})])
    expect([countOf(race, 201), countOf(race, 409)]).toEqual([1, 1])
    const refused = await ship(id, {})
    expect(await refused.json()).toEqual(failureOf('These pieces are already shipped.'))
    const mails = await server.payload.count({
      collection: 'payload-jobs',
      where: { 'input.kind': { equals: 'order-shipped' } },
    })
    expect(mails.totalDocs).toBe(2)
  })

  it.each([
    [{ status: 'placed', paidAt: null }, 'It is not paid.'],
    [
      { problem: 'amount_differs' },
      'Nothing is shipped or handed over before an admin has settled the problem.',
    ],
  ])('ships nothing of %j', async (overrides, text) => {
    const { id } = await build(overrides)
    const answer = await ship(id, {})
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual(failureOf(text))
  })

  it.each([
    [{ key: 'x' }, 'key'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ lineId: FIRST_LINE, quantity: 0 }] }, 'lines.0.quantity'],
    [{ trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    [{ trackingNumber: 'x'.repeat(101) }, 'trackingNumber'],
    [{ carrier: 'UPS', trackingNumber: '9400111202555581773004' }, 'trackingNumber'],
  ])('takes no parcel like %j', async (body, field) => {
    const { id } = await build()
    const answer = await ship(id, body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).errors)).toEqual([field])
  })

  it('corrects a parcel of its own, mails the buyer once, and links any carrier by its address', async () => {
    const { id } = await build()
    await ship(id, { carrier: 'USPS', trackingNumber: '9400111202555581773040' })
    const shipmentId = (await read(id)).shipments[0]?.id ?? ''
    const correct = (parcel: object, as = isla) =>
      server.request(contract.correctShipment, { as, params: { id }, body: { shipmentId, ...parcel } })
    const right = { carrier: 'USPS', trackingNumber: '9400111202555581773004' }
    for (const _ of ['first', 'repeated']) expect((await correct(right)).status).toBe(200)
    expect((await read(id)).shipments[0]).toMatchObject({
      trackingNumber: '9400111202555581773004',
      correctedAt: MOMENT,
    })
    const mails = await server.payload.find({
      collection: 'payload-jobs',
      where: { 'input.kind': { equals: 'order-corrected' } },
    })
    expect(mails.docs.map(({ input }) => input)).toEqual([
      { kind: 'order-corrected', about: `${id} ${shipmentId}` },
    ])
    expect((await correct({ carrier: 'La Poste', trackingNumber: '1' })).status).toBe(400)
    await correct({ carrier: 'A friend', trackingNumber: '7', trackingUrl: 'https://friend.example/7' })
    expect((await read(id)).shipments[0]?.trackingUrl).toBe('https://friend.example/7')
    expect((await correct(right, await buildUser(server.payload))).status).toBe(404)
  })

  it('marks a payment outside the site as come, and cancels what was not paid', async () => {
    const post = (call: typeof contract.markOrderPaid | typeof contract.cancelDeskOrder, id: string) =>
      server.request(call, { as: admin, params: { id } })
    const first = await build({ status: 'placed', paidAt: null })
    expect((await (await post(contract.markOrderPaid, first.id)).json()).status).toBe('paid')
    expect((await post(contract.markOrderPaid, first.id)).status).toBe(409)
    expect((await post(contract.cancelDeskOrder, first.id)).status).toBe(409)
    const second = await build({ status: 'placed', paidAt: null })
    expect(await (await post(contract.cancelDeskOrder, second.id)).json()).toMatchObject({
      status: 'cancelled',
      cancelReason: 'seller',
    })
    const card = await build({ status: 'placed', paidAt: null, payment: { provider: 'test' } })
    const refused = await post(contract.markOrderPaid, card.id)
    expect(await refused.json()).toEqual(failureOf('Only a payment outside the site is marked by hand.'))
  })

  it('refunds pieces with their tax, puts them back, and ends at the total', async () => {
    const { id: productId } = await buildProduct(server.payload, isla, { inventoryQuantity: 3 })
    const { id } = await build({ lines: [{ sellerId: isla.id, productId }] })
    const key = randomUUID()
    const answer = await refund(id, { key, restock: true })
    expect(answer.status).toBe(201)
    const first = await answer.json()
    expect(first).toEqual({
      id: ID,
      amount: 6_912,
      state: 'done',
      reason: 'requested',
      createdAt: MOMENT,
      doneAt: MOMENT,
    })
    expect(await (await refund(id, { key, restock: true })).json()).toEqual(first)
    expect(await stockOf(server.payload, productId)).toBe(4)
    expect(await (await refund(id, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })).json()).toEqual(
      failureOf('There are only 1 left to refund.'),
    )
    expect((await (await refund(id, { shipping: 500 })).json()).amount).toBe(7_412)
    expect(await read(id)).toMatchObject({ status: 'refunded', sums: { refunded: 12_800, share: 0 } })
  })

  it('lets sellers refund only where admins allow it, and shipping to admins alone', async () => {
    const { id } = await build()
    expect((await refund(id, {}, isla)).status).toBe(403)
    await openShop(server.payload, { sellersRefund: true })
    expect((await refund(id, { shipping: 1 }, isla)).status).toBe(403)
    expect((await refund(id, {}, isla)).status).toBe(201)
    expect((await refund(id, {}, mara)).status).toBe(404)
    expect((await refund(id, { lines: [] })).status).toBe(400)
    await openShop(server.payload, { sellersRefund: false })
  })

  it('sums up what was sold, owed and paid out, and counts no test order', async () => {
    await build()
    await build({ lines: [{ sellerId: isla.id, refundedQuantity: 1, shippedQuantity: 1 }] })
    await build({ isTest: true })
    await build({ status: 'placed', paidAt: null })
    await both()
    const data = { sellerId: isla.id, amount: 10_000, currency: 'USD', paidAt: new Date().toISOString() }
    await server.payload.create({ collection: 'payouts', data })
    expect(await (await server.request(contract.listSales, { as: isla })).json()).toEqual([
      {
        currency: 'USD',
        sold: 38_400,
        refunded: 6_400,
        net: 32_000,
        share: 25_600,
        shipping: 0,
        paidOut: 10_000,
        owed: 15_600,
        orders: 3,
        pieces: 5,
      },
    ])
    expect(await (await server.request(contract.summarizeOrders, { as: isla })).json()).toEqual({
      hasOrders: true,
      toShip: { orders: 2, pieces: 4, toHandOver: 0 },
      returns: 0,
      payments: 0,
      month: [{ currency: 'USD', sold: 38_400, orders: 3 }],
      tests: { orders: 1, removable: 1, figures: null },
    })
    const nobody = await buildUser(server.payload)
    expect(await (await server.request(contract.summarizeOrders, { as: nobody })).json()).toEqual({
      hasOrders: false,
      toShip: { orders: 0, pieces: 0, toHandOver: 0 },
      returns: 0,
      payments: 0,
      month: [],
      tests: { orders: 0, removable: 0, figures: null },
    })
  })

  it('counts and finds test orders until the first real one', async () => {
    const { id } = await build({ isTest: true })
    await build({
      isTest: true,
      lines: [{ sellerId: isla.id, refundedQuantity: 1, shippedQuantity: 1 }],
      refunded: 6_400,
    })
    const summarize = async () => (await server.request(contract.summarizeOrders, { as: isla })).json()
    const ids = async (filter: string) => (await list({ filter })).orders.map((row) => row.id)
    expect(await summarize()).toMatchObject({
      toShip: { orders: 0, pieces: 0, toHandOver: 0 },
      month: [],
      tests: {
        orders: 2,
        figures: {
          toShip: { orders: 1, pieces: 2, toHandOver: 0 },
          month: [{ currency: 'USD', sold: 25_600, orders: 2 }],
          refunded: [{ currency: 'USD', refunded: 6_400 }],
        },
      },
    })
    expect(await ids('to_ship')).toEqual([id])
    expect(await ids('shipped')).not.toContain(id)
    const real = await build()
    expect((await summarize()).tests).toEqual({ orders: 2, removable: 2, figures: null })
    expect(await ids('to_ship')).toEqual([real.id])
  })

  it('exports own lines as CSV that runs no formula', async () => {
    await build({
      name: '=HYPERLINK("x")',
      createdAt: '2026-03-01T10:00:00.000Z',
      discountCode: 'VERANO10',
      lines: [{ sellerId: isla.id, discount: 1_280 }],
    })
    await both()
    const csv = async (query = {}) => {
      const answer = await server.request(contract.exportOrders, { as: isla, query })
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      return (await answer.text()).trim().split('\r\n')
    }
    const rows = await csv()
    expect(rows).toHaveLength(3)
    expect(rows.join('\n')).not.toContain('Raffia tote')
    const [head, row] = await csv({ from: '2026-03-01', to: '2026-03-01' })
    expect(head).toContain('order,placedAt')
    expect(row).toContain(`"'=HYPERLINK(""x"")"`)
    expect(row).toContain(',2,64.00,VERANO10,12.80,115.20,0,0,USD')
  })

  it('erases a buyer for an admin, of an order that is over', async () => {
    const { id } = await build()
    const erase = (of: string, as = admin) => server.request(contract.eraseBuyer, { as, params: { id: of } })
    expect((await erase(id, isla)).status).toBe(403)
    expect((await erase((await build({ status: 'placed' })).id)).status).toBe(409)
    expect((await erase(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      buyer: { name: '', email: '', phone: null, address: null, note: null },
      sums: { goods: 12_800 },
    })
  })
})

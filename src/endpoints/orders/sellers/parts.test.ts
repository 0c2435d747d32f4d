import { randomUUID } from 'node:crypto'
import * as checkout from '@/contracts/orders/checkout'
import type { DeskOrder, Sales, SellerSales } from '@/contracts/orders/desk'
import * as desk from '@/contracts/orders/deskCalls'
import * as page from '@/contracts/orders/orderPage'
import { askForReturn, decideReturn } from '@/contracts/orders/returns'
import { updateSellerSettings } from '@/contracts/orders/sellerSettings'
import { orderPath } from '@/domain/orders/orderLink'
import { recountSales } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder, Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { linkOf, orderInput, storedOrder } from '../testing/shop'
import { startShop, type TestShop } from '../testing/startShop'

describe('an order of two sellers', () => {
  let shop: TestShop
  let admin: StoredUser
  let isla: StoredUser
  let sol: StoredUser
  let dress: StoredProduct
  let tote: StoredProduct

  beforeAll(async () => {
    shop = await startShop()
    const { payload } = shop.server
    await payload.updateGlobal({ slug: 'selling', data: { sellersRefund: true, sellerSharePercent: 90 } })
    admin = await buildAdmin(payload)
  })
  beforeEach(async () => {
    const { payload } = shop.server
    isla = await buildUser(payload)
    sol = await buildUser(payload)
    dress = await buildProduct(payload, isla, { price: 27_599, inventoryQuantity: 9 })
    tote = await buildProduct(payload, sol, { price: 17_001, inventoryQuantity: 9 })
    await set({
      name: 'Sol Marín',
      city: 'St. Petersburg',
      region: 'Florida',
      pickup: 'none',
      returnDays: 14,
      returnPayer: 'buyer',
      shipping: 'own',
      rates: [{ countries: ['US'], cents: 600, freeFrom: 20_000 }],
    })
  })
  afterAll(() => shop.stop())

  const set = async (body: object, version = 1) =>
    expect(
      (await shop.server.request(updateSellerSettings, { as: sol, body: { version, ...body } })).status,
    ).toBe(200)
  const lines = () => [
    { productId: dress.id, quantity: 1 },
    { productId: tote.id, quantity: 1 },
  ]
  const quote = async (more: object = {}): Promise<checkout.Quote> =>
    (await shop.server.request(checkout.quoteCart, { body: { lines: lines(), ...more } })).json()
  const send = (changes: object) =>
    shop.server.request(checkout.placeOrder, { body: orderInput(dress, { lines: lines(), ...changes }) })
  async function place(changes: object = {}): Promise<StoredOrder> {
    const { total } = await quote(changes)
    const answer = await send({ payment: 'manual', expectedTotal: total, ...changes })
    expect(answer.status).toBe(201)
    return storedOrder(shop.server.payload, ((await answer.json()) as checkout.PlacedOrder).number)
  }
  async function paid(changes: object = {}): Promise<StoredOrder> {
    const { id, number } = await place(changes)
    const as = admin
    expect((await shop.server.request(desk.markOrderPaid, { as, params: { id } })).status).toBe(200)
    return storedOrder(shop.server.payload, number)
  }
  const read = async (as: StoredUser, id: string): Promise<DeskOrder> =>
    (await shop.server.request(desk.readDeskOrder, { as, params: { id } })).json()
  const sales = async (as: StoredUser): Promise<Sales | undefined> =>
    ((await (await shop.server.request(desk.listSales, { as })).json()) as Sales[])[0]
  /** The first row of a seller's export. */
  async function exported(as: StoredUser): Promise<Record<string, string | undefined>> {
    const answer = await shop.server.request(desk.exportOrders, { as })
    const [head = '', row = ''] = (await answer.text()).split('\r\n')
    return Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]))
  }
  const refund = (as: StoredUser, { id, lines: all }: StoredOrder, at: number, shipping = 0) =>
    shop.server.request(desk.refundOrder, {
      as,
      params: { id },
      body: {
        key: randomUUID(),
        lines: [{ lineId: all?.[at]?.id ?? '', quantity: 1 }],
        shipping,
        reason: 'requested',
      },
    })

  it('is quoted by seller: who ships what from where, and for how much', async () => {
    const { parts, shipping, tax, total } = await quote()
    expect(parts).toMatchObject([
      {
        sellerId: isla.id,
        lines: [0],
        from: null,
        deliveries: ['ship', 'pickup'],
        shipPrice: 500,
        returns: '30 days.',
      },
      {
        sellerId: sol.id,
        name: 'Sol Marín',
        lines: [1],
        from: 'St. Petersburg, Florida',
        deliveries: ['ship'],
        shipPrice: 600,
        freeFrom: 20_000,
        returns: '14 days, you pay the postage.',
      },
    ])
    expect({ shipping, tax, total }).toEqual({ shipping: 1_100, tax: 3_568, total: 49_268 })
    expect((await quote({ country: 'DE' })).parts[1]?.shipPrice).toBeNull()
  })

  it('is stored with its parts, whose sums are those of the order', async () => {
    const order = await paid()
    const parts = order.parts ?? []
    for (const field of ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const)
      expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(order[field])
    expect(parts).toMatchObject([
      { sellerId: isla.id, hasOwnRates: false, shipping: 500 },
      { sellerId: sol.id, hasOwnRates: true, shipping: 600, from: 'St. Petersburg, Florida', returnDays: 14 },
    ])
  })

  it('keeps the rules of its day, whatever the seller sets later', async () => {
    const order = await place()
    await set({ returnDays: 0, name: 'Marín & Co.' }, 2)
    const answer = await shop.server.request(page.readOrderPage, {
      params: linkOf({ orderUrl: orderPath(order) }),
    })
    const { parts } = (await answer.json()) as page.OrderPage
    expect(parts[1]).toMatchObject({ name: 'Sol Marín', returns: '14 days, you pay the postage.' })
  })

  it('is picked up at one seller and shipped by the other, and only as each offers it', async () => {
    const deliveries = [
      { sellerId: isla.id, delivery: 'pickup' },
      { sellerId: sol.id, delivery: 'ship' },
    ]
    const order = await place({ deliveries })
    expect(order).toMatchObject({ delivery: 'ship', shipping: 600 })
    expect(order.parts?.map(({ delivery }) => delivery)).toEqual(['pickup', 'ship'])
    const wrong = [{ sellerId: sol.id, delivery: 'pickup' }]
    expect((await send({ deliveries: wrong, expectedTotal: 1 })).status).toBe(400)
    const away = { line1: '1 Weg', city: 'Köln', postalCode: '50667', country: 'DE' }
    const refused = await send({ address: away, expectedTotal: 1 })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      errors: { 'address.country': 'Sol Marín does not ship there.' },
    })
  })

  it('is handed over by the seller it is picked up at, who is not shown the address', async () => {
    const { id, number } = await paid({ deliveries: [{ sellerId: isla.id, delivery: 'pickup' }] })
    expect(await read(isla, id)).toMatchObject({ delivery: 'pickup', buyer: { address: null } })
    expect(await read(sol, id)).toMatchObject({
      delivery: 'ship',
      buyer: { address: { line1: '1 Beach Road' } },
    })
    const { orders } = await (await shop.server.request(desk.listOrders, { as: isla })).json()
    expect(orders).toMatchObject([{ number, place: null }])
    expect(await exported(isla)).toMatchObject({ delivery: 'pickup', address1: '', city: '', country: '' })
    const lineId = (await storedOrder(shop.server.payload, number)).lines?.[0]?.id ?? ''
    const hand = () =>
      shop.server.request(desk.shipOrder, {
        as: isla,
        params: { id },
        body: { key: randomUUID(), lines: [{ lineId, quantity: 1 }] },
      })
    expect((await hand()).status).toBe(201)
    expect(await (await hand()).json()).toMatchObject({ message: 'These pieces are already handed over.' })
    const { history } = await storedOrder(shop.server.payload, number)
    expect(history?.at(-1)?.what).toBe('handed over')
  })

  it('owes each seller their share, and the shipping at their own price', async () => {
    const order = await paid()
    expect(await sales(isla)).toMatchObject({ sold: 27_599, share: 24_839, shipping: 0, owed: 24_839 })
    expect(await sales(sol)).toMatchObject({ sold: 17_001, share: 15_301, shipping: 600, owed: 15_901 })
    const { parts } = await read(admin, order.id)
    expect(parts.map(({ payout }) => payout)).toEqual([24_839, 15_901])
    expect((await read(sol, order.id)).parts).toMatchObject([{ sellerId: sol.id, payout: 15_901 }])
    expect(await recountSales(shop.server.payload)).toBe(0)
  })

  it('is refunded part by part: tax by seller, own shipping by its seller, and ends at its total', async () => {
    const order = await paid()
    expect((await refund(isla, order, 0, 500)).status).toBe(403)
    expect((await refund(sol, order, 1, 601)).status).toBe(409)
    expect((await refund(sol, order, 1, 600)).status).toBe(201)
    expect(await sales(sol)).toMatchObject({ refunded: 17_001, share: 0, shipping: 0, owed: 0 })
    expect(await sales(isla)).toMatchObject({ owed: 24_839 })
    const [, part] = (await read(admin, order.id)).parts
    expect(part).toMatchObject({ refunded: part?.total, payout: 0 })
    expect((await refund(admin, order, 0, 500)).status).toBe(201)
    expect(await storedOrder(shop.server.payload, order.number)).toMatchObject({
      status: 'refunded',
      refunded: order.total,
    })
    expect(await recountSales(shop.server.payload)).toBe(0)
  })

  it('takes a piece of each seller back, each answered and refunded by their own', async () => {
    const order = await paid()
    const params = { id: order.id }
    const ids = (order.lines ?? []).map(({ id }) => id ?? '')
    const pieces = (lineIds: string[]) => ({
      key: randomUUID(),
      lines: lineIds.map((lineId) => ({ lineId, quantity: 1 })),
    })
    for (const [index, as] of [isla, sol].entries()) {
      const body = pieces(ids.slice(index, index + 1))
      expect((await shop.server.request(desk.shipOrder, { as, params, body })).status).toBe(201)
    }
    const answer = await shop.server.request(askForReturn, {
      params: linkOf({ orderUrl: orderPath(order) }),
      body: { ...pieces(ids), reason: 'does_not_fit' },
    })
    const { returns } = (await answer.json()) as page.OrderPage
    expect(returns.map(({ lineId }) => lineId)).toEqual(ids)
    const decide = async (as: StoredUser, index: number, body: object) => {
      const returnId = returns[index]?.id
      const decision = { returnId, ...body }
      return (await shop.server.request(decideReturn, { as, params, body: decision })).status
    }
    const approved = { seen: 'requested', decision: 'approved', address: '1 Beach Road' }
    expect(await decide(isla, 1, approved)).toBe(404)
    for (const [index, as] of [isla, sol].entries()) {
      expect(await decide(as, index, approved)).toBe(200)
      expect(await decide(as, index, { seen: 'approved', decision: 'received' })).toBe(200)
      expect(await decide(as, index, { seen: 'received', decision: 'refunded' })).toBe(200)
    }
    expect(await storedOrder(shop.server.payload, order.number)).toMatchObject({
      status: 'paid',
      refunded: order.total - 1_100,
    })
    expect(await sales(isla)).toMatchObject({ refunded: 27_599, owed: 0 })
    expect(await sales(sol)).toMatchObject({ refunded: 17_001, shipping: 600, owed: 600 })
    expect(await recountSales(shop.server.payload)).toBe(0)
  })

  it('gives shipping back of the sellers that a refund names, and of no other', async () => {
    const order = await paid()
    const params = { id: order.id }
    const give = async (body: object) =>
      (
        await shop.server.request(desk.refundOrder, {
          as: admin,
          params,
          body: { key: randomUUID(), lines: [], reason: 'requested', ...body },
        })
      ).status
    expect((await refund(admin, order, 0, 501)).status).toBe(409)
    expect(await give({ shipping: 600, shippingOf: [sol.id] })).toBe(201)
    expect(await give({ shipping: 1, shippingOf: [sol.id] })).toBe(409)
    expect((await read(admin, order.id)).parts).toMatchObject([{ shippingLeft: 500 }, { shippingLeft: 0 }])
    expect(await sales(sol)).toMatchObject({ shipping: 0, owed: 15_301 })
    const lines = (order.lines ?? []).map(({ id }) => ({ lineId: id ?? '', quantity: 1 }))
    expect(await give({ lines, shipping: 500, shippingOf: [isla.id] })).toBe(201)
    expect(await storedOrder(shop.server.payload, order.number)).toMatchObject({
      status: 'refunded',
      refunded: order.total,
    })
    expect(await recountSales(shop.server.payload)).toBe(0)
  })

  it('shows each seller what a refund gives back of their part', async () => {
    const order = await paid()
    const shippingOnly = { key: randomUUID(), lines: [], shipping: 600, reason: 'requested' }
    const params = { id: order.id }
    const answer = await shop.server.request(desk.refundOrder, { as: sol, params, body: shippingOnly })
    expect(answer.status).toBe(201)
    const both = (order.lines ?? []).map(({ id }) => ({ lineId: id ?? '', quantity: 1 }))
    const body = { key: randomUUID(), lines: both, reason: 'requested' }
    expect((await shop.server.request(desk.refundOrder, { as: admin, params, body })).status).toBe(201)
    const amounts = async (as: StoredUser) => (await read(as, order.id)).refunds.map(({ amount }) => amount)
    expect(await amounts(sol)).toEqual([600, 17_001 + 1_360])
    expect(await amounts(isla)).toEqual([27_599 + 2_208])
    expect(await amounts(admin)).toEqual([600, 48_168])
  })

  it('owes nothing while it is unpaid, a test, or its payment was not seen', async () => {
    const { id } = await place()
    const none = { fee: '0.00', share: '0.00', payout: '0.00' }
    expect(await exported(sol)).toMatchObject({ status: 'placed', ...none })
    for (const data of [{ isTest: true }, { isTest: false, awaitsAdmin: true }]) {
      await shop.server.payload.update({ collection: 'orders', id, data: { status: 'paid', ...data } })
      expect(await exported(sol)).toMatchObject({ status: 'paid', ...none })
      expect(await read(sol, id)).toMatchObject({ sums: { share: 0 }, parts: [{ payout: 0 }] })
    }
    const data = { awaitsAdmin: false }
    await shop.server.payload.update({ collection: 'orders', id, data })
    expect((await read(sol, id)).parts).toMatchObject([{ payout: 15_901 }])
  })

  it('has a label for each seller who ships, as two postage services import them', async () => {
    await paid({ deliveries: [{ sellerId: isla.id, delivery: 'pickup' }] })
    const rows = async (as: StoredUser, service: string) => {
      const answer = await shop.server.request(desk.exportLabels, { as, query: { service } })
      return (await answer.text()).trim().split('\r\n')
    }
    const [head, row, ...more] = await rows(sol, 'shippo')
    expect(head?.replace('\uFEFF', '')).toBe(
      'Order Number,Order Date,Recipient Name,Company,Email,Phone,Street Line 1,Street Number,Street Line 2,City,' +
        'State/Province,Zip/Postal Code,Country,Item Title,SKU,Quantity,Item Weight,Item Weight Unit,Item Price,' +
        'Item Currency,Order Weight,Order Weight Unit,Order Amount,Order Currency',
    )
    expect(row).toMatch(/,Nia Reyes,,.*,1 Beach Road,,,Miami,FL,33101,US,.*,1,,,170.01,USD,,,,$/)
    expect(more).toEqual([])
    expect(await rows(isla, 'sendcloud')).toHaveLength(1)
    const [needed, parcel] = await rows(sol, 'sendcloud')
    expect(needed).toContain('Customer name,Country code,Postal code,Address,City,Order reference,')
    expect(parcel).toMatch(/^Nia Reyes,US,33101,1 Beach Road,Miami,[^,]+,FL,.*,1 x /)
  })

  it('has a parcel number for each seller, the same for an admin as for them', async () => {
    const { number } = await paid()
    const numbers = async (as: StoredUser, service: string, column: number) => {
      const answer = await shop.server.request(desk.exportLabels, { as, query: { service } })
      const rows = (await answer.text()).trim().split('\r\n').slice(1)
      return rows.map((row) => row.split(',')[column]).filter((cell) => cell?.startsWith(number))
    }
    for (const [service, column] of [['shippo', 0] as const, ['sendcloud', 5] as const]) {
      expect(await numbers(admin, service, column)).toEqual([`${number}-1`, `${number}-2`])
      expect(await numbers(sol, service, column)).toEqual([`${number}-2`])
    }
  })

  it.each([
    ['+34 600 123 456', '0034 600 123 456'],
    ['+1 (305) 555-0100', '(305) 555-0100'],
    ['+13055550100', '3055550100'],
    ['305 555 0100', '305 555 0100'],
  ])('has a phone number in its labels that needs no escape: %s', async (phone, dialled) => {
    await paid({ phone })
    for (const service of ['shippo', 'sendcloud']) {
      const answer = await shop.server.request(desk.exportLabels, { as: sol, query: { service } })
      expect(await answer.text()).toContain(`,${dialled},`)
    }
  })

  it('is in the statement of each seller that an admin reads', async () => {
    await paid()
    const read = async (as: StoredUser) => shop.server.request(desk.listSellerSales, { as })
    expect((await read(sol)).status).toBe(403)
    const all = (await (await read(admin)).json()) as SellerSales[]
    expect(all.find(({ sellerId }) => sellerId === sol.id)).toMatchObject({
      name: 'Sol Marín',
      sold: 17_001,
      shipping: 600,
      owed: 15_901,
    })
    const month = new Date().toISOString().slice(0, 7)
    const payout = { sellerId: sol.id, amount: 5_000, currency: 'USD' }
    const [now, before] = [new Date().toISOString(), '2020-01-31T23:59:59.000Z']
    for (const paidAt of [now, before])
      await shop.server.payload.create({ collection: 'payouts', data: { ...payout, paidAt } })
    const ofMonth = async (query: { month: string }) =>
      (await (await shop.server.request(desk.listSellerSales, { as: admin, query })).json()) as SellerSales[]
    expect((await ofMonth({ month })).find(({ sellerId }) => sellerId === sol.id)).toMatchObject({
      sold: 17_001,
      shipping: 600,
      paidOut: 5_000,
    })
    expect(await ofMonth({ month: '2020-02' })).toEqual([])
    const months = await (await shop.server.request(desk.listSalesMonths, { as: sol })).json()
    expect(months).toMatchObject([
      { month, currency: 'USD', orders: 1, sold: 17_001, share: 15_301, shipping: 600, paidOut: 5_000 },
      { month: '2020-01', orders: 0, sold: 0, paidOut: 5_000 },
    ])
    const query = { seller: isla.id }
    const csv = await (await shop.server.request(desk.exportOrders, { as: admin, query })).text()
    expect(csv.trim().split('\r\n')).toHaveLength(2)
  })

  it('is exported with address, tax, shipping, fee, share and payout of each line', async () => {
    await paid()
    expect(await exported(sol)).toMatchObject({
      seller: 'Sol Marín',
      address1: '1 Beach Road',
      postalCode: '33101',
      tax: '13.60',
      shipping: '6.00',
      fee: '17.00',
      share: '153.01',
      payout: '159.01',
    })
  })
})

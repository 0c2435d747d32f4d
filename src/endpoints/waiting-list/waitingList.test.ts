import { type PayloadRequest, createLocalReq } from 'payload'
import * as contract from '@/contracts/waiting-list'
import * as checkout from '@/contracts/orders/checkout'
import * as orders from '@/contracts/orders/orderPage'
import { inTransaction } from '@/database/transaction'
import { returnStock } from '@/domain/waiting-list/returnStock'
import { wantedInStock } from '@/domain/waiting-list/offerPieces'
import { runServeWaitingLists } from '@/jobs/serveWaitingLists'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildAdmin } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import type { TestServer } from '../core/testing/server'
import { joinWaitingList, placeLink, placesOf } from '../orders/testing/waitingList'
import { queuedMails } from '../orders/testing/queuedMails'
import { linkOf, orderInput, stockOf, storedOrder } from '../orders/testing/shop'
import { type TestShop, startShop } from '../orders/testing/startShop'
import { holdOf } from './waitingPlaces'
import { MINUTE_MS } from '@/contracts/core/time'

describe('the line for a sold-out piece', () => {
  let shop: TestShop
  let server: TestServer
  let seller: StoredUser
  let product: StoredProduct
  let req: PayloadRequest

  beforeAll(async () => {
    shop = await startShop()
    ;({ server, seller } = shop)
  })
  beforeEach(async () => {
    await server.payload.db.collections['back-in-stock']?.collection.deleteMany({})
    await queuedMails(server.payload)
    req = await createLocalReq({}, server.payload)
    product = await buildProduct(server.payload, seller, { inventoryQuantity: 0, price: 1_000 })
  })
  afterAll(() => shop.stop())

  const ask = (body: object) => server.request(contract.askWhenBack, { body })
  const join = (email: string) => joinWaitingList(server, { productId: product.id }, email)
  const raise = (pieces: number) =>
    server.payload.update({ collection: 'products', id: product.id, data: { adjustStock: pieces } })
  const stock = () => stockOf(server.payload, product.id)
  const placeAt = async (index: number) => {
    const place = (await placesOf(server.payload))[index]
    if (!place) throw new Error(`Nobody is at ${index}`)
    return place
  }
  const kept = async () =>
    (await placesOf(server.payload)).filter(({ keptUntil }) => keptUntil).map(({ email }) => email)
  const placeOrder = async (hold: string | null, changes: object = {}) => {
    const lines = [{ productId: product.id, quantity: 1, ...(hold !== null && { hold }) }]
    return server.request(checkout.placeOrder, { body: { ...orderInput(product), lines, ...changes } })
  }
  /** Pieces for sale, in orders and kept; only pieces that come in or go out change the sum. */
  const pieces = async () => {
    const { docs } = await server.payload.find({ collection: 'orders', pagination: false, depth: 0 })
    const inOrders = docs
      .filter(({ stockHeld }) => stockHeld)
      .flatMap(({ lines }) => lines ?? [])
      .filter(({ productId }) => productId === product.id)
      .reduce((sum, { quantity, restockedQuantity }) => sum + quantity - restockedQuantity, 0)
    return (await stock()) + inOrders + (await kept()).length
  }

  it('answers every address the same, and puts nobody in it who has not pressed the button of the mail', async () => {
    const body = { productId: product.id, email: 'Nia@Example.com' }
    const [first, again] = [await ask(body), await ask(body)]
    expect(await again.text()).toBe(await first.text())
    const place = await placeAt(0)
    const id = place._id.toHexString()
    expect(await queuedMails(server.payload)).toEqual([
      ['line-confirm', id],
      ['line-confirm', id],
    ])
    const params = placeLink(place)
    const seen = await server.request(contract.readWaitingPlace, { params })
    expect(await seen.json()).toEqual({
      state: 'unconfirmed',
      ahead: 0,
      keptUntil: null,
      hold: null,
      piece: {
        productId: product.id,
        variantId: null,
        slug: product.slug,
        title: product.title,
        detail: null,
        image: null,
        price: 1_000,
        currency: 'USD',
      },
    })
    await raise(1)
    expect(await stock()).toBe(1)
    expect(await placesOf(server.payload)).toEqual([place])
    const joined = await server.request(contract.confirmWaitingPlace, { params })
    expect(await joined.json()).toMatchObject({ state: 'kept', hold: holdOf(place) })
    expect(await stock()).toBe(0)
  })

  it('refuses what is no address, no piece, in stock, or of several sizes', async () => {
    const refused = await ask({ productId: product.id, email: 'nia' })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { email: 'Please enter a valid email address.' },
    ])
    const email = 'nia@example.com'
    expect((await ask({ productId: seller.id, email })).status).toBe(404)
    const plenty = await buildProduct(server.payload, seller)
    const inStock = await ask({ productId: plenty.id, email })
    expect([inStock.status, (await inStock.json()).message]).toEqual([
      409,
      'It is in stock. You can buy it now.',
    ])
    const sized = await buildProduct(server.payload, seller, {
      options: [{ name: 'Size', values: ['S'] }],
      variants: [{ values: ['S'], inventoryQuantity: 0 }],
    })
    const open = await ask({ productId: sized.id, email })
    expect([open.status, (await open.json()).errors]).toEqual([400, { variantId: 'Please choose Size' }])
    const variantId = sized.variants?.[0]?.id
    expect((await ask({ productId: sized.id, variantId, email })).status).toBe(200)
    expect((await ask({ productId: sized.id, variantId: 'other', email })).status).toBe(404)
  })

  it('gives three pieces to the first three of ten, one each, and tells them', async () => {
    for (let n = 0; n < 10; n += 1) await join(`n${n}@example.com`)
    await queuedMails(server.payload)
    await raise(3)
    expect(await kept()).toEqual(['n0@example.com', 'n1@example.com', 'n2@example.com'])
    expect(await stock()).toBe(0)
    const told = (await queuedMails(server.payload)).map(([kind]) => kind)
    expect(told).toEqual(['line-kept', 'line-kept', 'line-kept'])
    const fourth = await placeAt(3)
    const waits = await server.request(contract.readWaitingPlace, { params: placeLink(fourth) })
    expect(await waits.json()).toMatchObject({ state: 'waiting', ahead: 0 })
  })

  it('gives each piece once, however many holds end at once', async () => {
    await raise(5)
    const placed: checkout.PlacedOrder[] = []
    for (let n = 0; n < 5; n += 1)
      placed.push(await (await placeOrder(null, { payment: 'manual', email: `m${n}@example.com` })).json())
    for (let n = 0; n < 8; n += 1) await join(`n${n}@example.com`)
    await Promise.all(placed.map((each) => server.request(orders.cancelOrder, { params: linkOf(each) })))
    expect(await kept()).toEqual([0, 1, 2, 3, 4].map((n) => `n${n}@example.com`))
    expect([await stock(), await pieces()]).toEqual([0, 5])
  })

  it('hands a piece on when its time is over, and back to the shop after the last', async () => {
    await join('first@example.com')
    await join('second@example.com')
    await raise(1)
    expect(await kept()).toEqual(['first@example.com'])
    const inHalfAnHour = new Date(Date.now() + 31 * MINUTE_MS)
    const runs = await Promise.all([
      runServeWaitingLists(req, inHalfAnHour),
      runServeWaitingLists(req, inHalfAnHour),
    ])
    expect(runs[0] + runs[1]).toBe(1)
    expect(await kept()).toEqual(['second@example.com'])
    expect(await stock()).toBe(0)
    await runServeWaitingLists(req, new Date(Date.now() + 62 * MINUTE_MS))
    expect([await stock(), (await placesOf(server.payload)).length]).toEqual([1, 0])
  })

  it('sells a kept piece to anyone with its link, once, and to nobody else', async () => {
    const place = await join('nia@example.com')
    const other = await join('other@example.com')
    await raise(1)
    const refused = async (hold: string | null) => {
      const answer = await placeOrder(hold)
      return [answer.status, (await answer.json()).message]
    }
    expect(await refused(null)).toEqual([409, 'Out of stock'])
    expect(await refused(holdOf(other))).toEqual([409, 'The time it was kept for you is over.'])
    expect(await refused(`${place._id.toHexString()}.x`)).toEqual([
      409,
      'The time it was kept for you is over.',
    ])
    const lines = [{ productId: product.id, quantity: 1, hold: holdOf(place) }]
    const quote: checkout.Quote = await (await server.request(checkout.quoteCart, { body: { lines } })).json()
    expect(quote.lines[0]).toMatchObject({ problem: null, quantity: 1, available: 1 })
    expect(quote.lines[0]?.keptUntil).not.toBeNull()
    const both = await Promise.all([placeOrder(holdOf(place)), placeOrder(holdOf(place))])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect([await stock(), await pieces()]).toEqual([0, 1])
    const gone = await server.request(contract.readWaitingPlace, { params: placeLink(place) })
    expect([gone.status, (await gone.json()).message]).toEqual([404, contract.BACK_IN_STOCK_TEXTS.over])
  })

  it('takes no piece from its owner where the order cannot be placed', async () => {
    const place = await join('nia@example.com')
    await raise(1)
    expect((await placeOrder(holdOf(place), { expectedTotal: 1 })).status).toBe(409)
    expect([await kept(), await stock()]).toEqual([['nia@example.com'], 0])
  })

  it('gets what an unpaid order gives back, and what a refund puts on sale again', async () => {
    await raise(1)
    const placed: checkout.PlacedOrder = await (await placeOrder(null, { payment: 'manual' })).json()
    const place = await join('nia@example.com')
    await runSettleOrders(req, new Date(Date.now() + 4 * 24 * 60 * MINUTE_MS))
    expect(await kept()).toEqual(['nia@example.com'])
    expect((await storedOrder(server.payload, placed.number)).status).toBe('cancelled')
    const bought: checkout.PlacedOrder = await (await placeOrder(holdOf(place))).json()
    await server.request(orders.payTestOrder, { params: linkOf(bought), body: { outcome: 'paid' } })
    await join('next@example.com')
    const { id, lines } = await storedOrder(server.payload, bought.number)
    const body = {
      key: crypto.randomUUID(),
      lines: [{ lineId: lines?.[0]?.id, quantity: 1 }],
      restock: true,
      reason: 'requested',
    }
    const admin = await buildAdmin(server.payload)
    const refund = { method: 'post', path: '/orders/:id/refunds' } as const
    expect((await server.request(refund, { as: admin, params: { id }, body })).status).toBe(201)
    expect(await kept()).toEqual(['next@example.com'])
    expect([await stock(), await pieces()]).toEqual([0, 1])
  })

  it('is served each minute for the very piece that is for sale, and for no other size of it', async () => {
    const sized = await buildProduct(server.payload, seller, {
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], inventoryQuantity: 0 },
        { values: ['M'], inventoryQuantity: 4 },
      ],
    })
    const variantId = sized.variants?.[0]?.id ?? ''
    await joinWaitingList(server, { productId: sized.id, variantId }, 'nia@example.com')
    expect(await wantedInStock(req)).toEqual([])
    const products = server.payload.db.collections.products?.collection
    const here = { $set: { 'variants.0.inventoryQuantity': 1 } }
    await products?.updateOne({ 'variants.id': variantId }, here)
    expect(await wantedInStock(req)).toEqual([{ productId: sized.id, variantId }])
    await products?.updateOne({ 'variants.id': variantId }, { $set: { isActive: false } })
    expect(await wantedInStock(req)).toEqual([])
  })

  it('is served with what brought the piece, or not at all', async () => {
    await join('nia@example.com')
    await queuedMails(server.payload)
    const crash = inTransaction(req, async () => {
      await returnStock(req, { productId: product.id, quantity: 1 })
      throw new Error('The process ends here')
    })
    await expect(crash).rejects.toThrow('The process ends here')
    expect([await stock(), await kept(), await queuedMails(server.payload)]).toEqual([0, [], []])
  })

  it('can be left, which erases the address and hands the piece on', async () => {
    const place = await join('nia@example.com')
    await join('next@example.com')
    await raise(1)
    const params = placeLink(place)
    const foreign = await server.request(contract.leaveWaitingList, {
      params: { ...params, key: `${params.key}x` },
    })
    expect(foreign.status).toBe(404)
    const left = await server.request(contract.leaveWaitingList, { params })
    expect(await left.json()).toEqual({ message: 'You are out of the line, and your address is erased.' })
    expect((await placesOf(server.payload)).map(({ email }) => email)).toEqual(['next@example.com'])
    expect(await kept()).toEqual(['next@example.com'])
  })

  it('tells visitors how many are held, for how long at most, and how many wait', async () => {
    const read = () => server.request(contract.readHeldPieces, { params: { id: product.id } })
    expect(await (await read()).json()).toEqual([])
    await raise(3)
    const placed: checkout.PlacedOrder = await (
      await placeOrder(null, { lines: [{ productId: product.id, quantity: 2 }], expectedTotal: 2_660 })
    ).json()
    await (await placeOrder(null)).json()
    await join('nia@example.com')
    const [held] = await (await read()).json()
    // The buyer may start another payment for two hours.
    const { createdAt } = await storedOrder(server.payload, placed.number)
    expect(held).toMatchObject({ variantId: null, held: 3, waiting: 1 })
    expect(Date.parse(held.freeAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(121 * MINUTE_MS)
    expect(Date.parse(held.freeAt) - Date.parse(createdAt)).toBeLessThan(122 * MINUTE_MS)
    expect((await server.request(contract.readHeldPieces, { params: { id: seller.id } })).status).toBe(404)
  })

  it('rests while the shop is closed, and ends with its time and with its product', async () => {
    await join('nia@example.com')
    await server.payload.updateGlobal({ slug: 'selling', data: { isOpen: false } })
    await raise(1)
    expect([await stock(), await kept()]).toEqual([1, []])
    await server.payload.updateGlobal({ slug: 'selling', data: { isOpen: true } })
    await runServeWaitingLists(req)
    expect([await stock(), await kept()]).toEqual([0, ['nia@example.com']])
    await server.payload.delete({ collection: 'products', id: product.id })
    expect(await placesOf(server.payload)).toEqual([])
    product = await buildProduct(server.payload, seller, { inventoryQuantity: 0 })
    await ask({ productId: product.id, email: 'never@example.com' })
    await join('long@example.com')
    await runServeWaitingLists(req, new Date(Date.now() + 8 * 24 * 60 * MINUTE_MS))
    expect((await placesOf(server.payload)).map(({ email }) => email)).toEqual(['long@example.com'])
    await runServeWaitingLists(req, new Date(Date.now() + 181 * 24 * 60 * MINUTE_MS))
    expect(await placesOf(server.payload)).toEqual([])
  })
})

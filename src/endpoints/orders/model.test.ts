import * as fc from 'fast-check'
import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import { markOrderPaid } from '@/contracts/orders/deskCalls'
import * as contract from '@/contracts/orders/orderPage'
import { updateSellerSettings } from '@/contracts/orders/sellerSettings'
import { idOf } from '@/database/ids'
import { inTransaction } from '@/database/transaction'
import { runServeWaitingLists } from '@/jobs/serveWaitingLists'
import { runSettleOrders } from '@/jobs/settleOrders'
import type { Order as StoredOrder, Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import { sendRefund } from '../payments/refundState'
import { holdOf } from '../waiting-list/waitingPlaces'
import { readOrder } from '@/domain/orders/orderStore'
import { recountSales } from '@/domain/orders/salesSummaries'
import { createRefund } from '../payments/refunds'
import { joinWaitingList, placesOf } from './testing/waitingList'
import { linkOf, openShop, orderInput, stockOf } from './testing/shop'

/** Few by default: 300 runs of 40 steps cover more, but take long. */
const RUNS = Number(process.env.ORDER_RUNS ?? 3)
const STEPS = Number(process.env.ORDER_STEPS ?? 10)
const PIECES = 6
const RATES = [{ countries: [], cents: 777, freeFrom: 3_500 }]

const which = fc.nat(9)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      which,
      outcome: fc.constantFrom(...contract.TEST_OUTCOMES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      which,
      pieces: fc.integer({ min: 1, max: 4 }),
      isOfTwo: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which,
      pieces: fc.integer({ min: 0, max: 3 }),
      line: fc.nat(1),
      shipping: fc.constantFrom(0, 0, 100, 500, 777),
      restock: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('claim' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('serve' as const), minutes: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('settle' as const), hours: fc.integer({ min: 0, max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      by: fc.integer({ min: -2, max: 3 }),
      which,
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe('orders, whatever happens to them', () => {
  let server: TestServer
  let admin: StoredUser
  let sellers: StoredUser[]
  let products: StoredProduct[]
  let placed: checkout.PlacedOrder[]
  let pieces: Map<string, number>
  let waiting = 0

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    await openShop(server.payload, { sellerSharePercent: 85 })
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const orders = async (): Promise<StoredOrder[]> =>
    (await server.payload.find({ collection: 'orders', pagination: false, depth: 0 })).docs
  const refunds = async () =>
    (await server.payload.find({ collection: 'refunds', pagination: false, depth: 0 })).docs
  const payments = () =>
    server.payload.db.connection.collection<{ _id: string; state: string; amount: number }>('test-payments')

  async function start(): Promise<void> {
    for (const slug of ['orders', 'refunds', 'back-in-stock'] as const)
      await server.payload.db.collections[slug]?.collection.deleteMany({})
    await payments().deleteMany({})
    await recountSales(server.payload)
    sellers = [await buildUser(server.payload), await buildUser(server.payload)]
    await server.request(updateSellerSettings, {
      as: sellers[1],
      body: { version: 1, shipping: 'own', rates: RATES },
    })
    pieces = new Map()
    products = [await build(0), await build(1)]
    placed = []
    for (const which of [0, 1]) await take({ kind: 'place', which, pieces: 2, isOfTwo: which === 1 })
  }

  /** The second seller's pieces have own prices, and are cheap enough that the tax is not even. */
  async function build(of: number): Promise<StoredProduct> {
    const price = of === 0 ? 1_999 : 1_003
    const product = await buildProduct(server.payload, sellers[of] ?? admin, {
      price,
      inventoryQuantity: PIECES,
    })
    pieces.set(product.id, PIECES)
    return product
  }

  async function take(next: Step): Promise<void> {
    const order = 'which' in next ? placed[next.which % placed.length] : undefined
    const product = 'which' in next ? products[next.which % products.length] : undefined
    if (next.kind === 'settle') {
      await runSettleOrders(
        await createLocalReq({}, server.payload),
        new Date(Date.now() + next.hours * 3_600_000),
      )
    } else if (next.kind === 'serve') {
      const req = await createLocalReq({}, server.payload)
      await runServeWaitingLists(req, new Date(Date.now() + next.minutes * 60_000))
    } else if (next.kind === 'place' && product) {
      const payment = next.which % 3 === 0 ? 'manual' : 'test'
      const other = products.find((each) => each !== product)
      const wanted = next.isOfTwo && other ? [product, other] : [product]
      const lines = wanted.map(({ id }) => ({ productId: id, quantity: next.pieces }))
      await place(product, { lines, payment })
    } else if (next.kind === 'delete' && product) {
      await server.payload.delete({ collection: 'products', id: product.id })
      const at = products.indexOf(product)
      products[at] = await build(at)
    } else if (next.kind === 'wait' && product) {
      const isSoldOut = (await stockOf(server.payload, product.id)) === 0
      waiting += 1
      if (isSoldOut) await joinWaitingList(server, { productId: product.id }, `waits${waiting}@example.com`)
    } else if (next.kind === 'claim' && product) {
      const [kept] = await keptOf(product.id)
      if (kept) await place(product, { lines: [{ productId: product.id, quantity: 1, hold: holdOf(kept) }] })
    } else if (next.kind === 'adjust' && product) {
      const left = await stockOf(server.payload, product.id)
      if (left + next.by < 0) return
      await server.payload.update({ collection: 'products', id: product.id, data: { adjustStock: next.by } })
      pieces.set(product.id, (pieces.get(product.id) ?? 0) + next.by)
    } else if (order) {
      if (next.kind === 'play') await ask(contract.payTestOrder, order, { outcome: next.outcome })
      if (next.kind === 'confirm') await confirm(order)
      if (next.kind === 'cancel') await ask(contract.cancelOrder, order)
      if (next.kind === 'refund') await refund(order, next)
    }
  }
  async function place(product: StoredProduct, changes: Parameters<typeof orderInput>[1]): Promise<void> {
    const body = orderInput(product, changes)
    const { lines } = body
    const quote = await server.request(checkout.quoteCart, { body: { lines } })
    const { total: expectedTotal } = (await quote.json()) as checkout.Quote
    const answer = await server.request(checkout.placeOrder, { body: { ...body, expectedTotal } })
    if (answer.status === 201) placed.push(await answer.json())
  }
  const keptOf = async (id: string) =>
    (await placesOf(server.payload)).filter(({ productId, keptUntil }) => productId === id && keptUntil)
  const ask = (call: Parameters<TestServer['request']>[0], order: checkout.PlacedOrder, body?: unknown) =>
    server.request(call, { params: linkOf(order), body })

  async function confirm({ number }: checkout.PlacedOrder): Promise<void> {
    const id = (await orders()).find((each) => each.number === number)?.id ?? ''
    await server.request(markOrderPaid, { as: admin, params: { id } })
  }

  async function refund(
    { number }: checkout.PlacedOrder,
    asked: { pieces: number; line: number; shipping: number; restock: boolean },
  ): Promise<void> {
    const req = await createLocalReq({}, server.payload)
    const id = (await orders()).find((each) => each.number === number)?.id ?? ''
    const key = `${id} ${(await refunds()).length}`
    const written = await inTransaction(req, async () => {
      const found = await readOrder(req, id)
      const lineId = found?.lines?.at(asked.line)?.id ?? ''
      const lines = asked.pieces > 0 ? [{ lineId, quantity: asked.pieces }] : []
      const { restock, shipping } = asked
      return (
        found && createRefund(req, found, { key, lines, shipping, restock, reason: 'requested', by: 'x' })
      )
    }).catch(() => null)
    if (written) await sendRefund(req, written)
  }

  /** The books: pieces, payments and refunds agree with each other. */
  async function check({ isAllHeard = false } = {}): Promise<void> {
    const [all, back, paid] = [
      await orders(),
      await refunds(),
      await payments().find({ state: 'paid' }).toArray(),
    ]
    for (const { id } of products) {
      const now = await stockOf(server.payload, id)
      const away = all
        .filter(({ stockHeld }) => stockHeld)
        .flatMap(({ lines }) => lines ?? [])
        .filter(({ productId }) => productId === id)
        .reduce((sum, { quantity, restockedQuantity }) => sum + quantity - restockedQuantity, 0)
      const kept = (await keptOf(id)).length
      expect(now).toBeGreaterThanOrEqual(0)
      expect(now + away + kept).toBe(pieces.get(id))
    }
    for (const { _id, amount } of paid) {
      const isOfOrder = all.some(
        ({ payment, status }) => payment.paymentRef === _id && (status === 'paid' || status === 'refunded'),
      )
      if (!isAllHeard && all.some((order) => isUnheard(order, _id))) continue
      const wentBack = back.some(({ paymentRef, amount: sum }) => paymentRef === _id && sum === amount)
      expect({ _id, isSettled: isOfOrder || wentBack }).toEqual({ _id, isSettled: true })
    }
    for (const order of all) {
      const { id, refunded, total, status, parts } = order
      const own = back.filter(
        ({ orderId, reason, state }) => idOf(orderId) === id && reason !== 'duplicate' && state !== 'failed',
      )
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded)
      expect(refunded).toBeLessThanOrEqual(total)
      expect(status === 'refunded').toBe(refunded === total)
      for (const field of ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const)
        expect(parts?.reduce((sum, part) => sum + part[field], 0)).toBe(order[field])
      for (const part of parts ?? []) {
        const backOf = own
          .flatMap((each) => each.parts ?? [])
          .filter(({ sellerId }) => sellerId === part.sellerId)
        const sum = backOf.reduce((so, { goods, tax, shipping }) => so + goods + tax + shipping, 0)
        expect(backOf.reduce((so, { shipping }) => so + shipping, 0)).toBe(part.shippingRefunded)
        expect(sum).toBeLessThanOrEqual(part.total)
        if (status === 'refunded') expect(sum).toBe(part.total)
      }
      for (const each of own)
        expect(each.parts?.reduce((so, { goods, tax, shipping }) => so + goods + tax + shipping, 0)).toBe(
          each.amount,
        )
    }
    // The sellers' statements, which the transactions wrote, are what the orders say.
    expect(await recountSales(server.payload)).toBe(0)
  }

  /** Whether a payment is still unknown: no event reported it, and the provider was not asked. */
  function isUnheard({ payment: { attempts } }: StoredOrder, ref: string): boolean {
    return Boolean(attempts?.some((each) => each.ref === ref && each.state === 'open'))
  }

  it('keep their books in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
        await start()
        for (const next of steps) {
          await take(next)
          await check()
        }
        await take({ kind: 'settle', hours: 1 })
        await check({ isAllHeard: true })
      }),
      { numRuns: RUNS },
    )
  }, 3_600_000)
})

import * as contract from '@/contracts/orders/checkout'
import { orderTotals } from '@/contracts/orders/totals'
import * as page from '@/contracts/orders/orderPage'
import { mailedOrderPath } from '@/domain/orders/orderLink'
import type { Product as StoredProduct } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { queuedMails } from './testing/queuedMails'
import { joinWaitingList } from './testing/waitingList'
import { holdOf } from '../waiting-list/waitingPlaces'
import { ADDRESS, linkOf, orderInput, stockOf, storedOrder } from './testing/shop'
import { type TestShop, startShop } from './testing/startShop'

describe('orders that nobody has paid', () => {
  let shop: TestShop
  let product: StoredProduct
  let visitors = 0

  beforeAll(async () => {
    shop = await startShop()
    delete process.env.RATE_LIMITS
  })
  beforeEach(async () => {
    visitors += 1
    product = await buildProduct(shop.server.payload, shop.seller, { price: 6_400, inventoryQuantity: 90 })
    await queuedMails(shop.server.payload)
  })
  afterAll(() => shop.stop())

  const place = (quantity: number, overrides = {}, address = `198.51.100.${visitors}`) =>
    shop.server.request(contract.placeOrder, {
      body: orderInput(product, { quantity, payment: 'manual', ...overrides }),
      // Nobody pays "test" through a proxy.
      headers: 'payment' in overrides ? {} : { 'x-forwarded-for': address },
    })
  const refusal = (most: number) => [
    409,
    failureOf(
      `At most ${most} pieces can wait for this payment. Please order fewer, or pay what you ordered before.`,
    ),
  ]
  const answered = async (answer: Response) => [answer.status, await answer.json()]

  it.each([
    [{}, 10, 0],
    [{ payment: 'test' }, 30, 30],
  ])(
    'ask for a bounded number of pieces of one visitor, over all of them: %j, %d',
    async (how, most, held) => {
      const first: contract.PlacedOrder = await (await place(most - 2, how)).json()
      expect(await answered(await place(3, how))).toEqual(refusal(most))
      expect((await place(2, how)).status).toBe(201)
      expect(await stockOf(shop.server.payload, product.id)).toBe(90 - held)
      await shop.server.request(page.cancelOrder, { params: linkOf(first) })
      expect((await place(most - 2, how)).status).toBe(201)
    },
  )

  it('hold a bounded number of pieces of one mailbox, wherever it orders from', async () => {
    const email = `Nia.${visitors}@example.com`
    expect((await place(8, { email }, '203.0.113.1')).status).toBe(201)
    const other = email.toLowerCase()
    expect(await answered(await place(3, { email: other }, '203.0.113.2'))).toEqual(refusal(10))
  })

  it('hold their pieces for a payment outside the site after a press behind the link of their mail alone', async () => {
    const { payload } = shop.server
    const placed: contract.PlacedOrder = await (await place(4)).json()
    const stock = () => stockOf(payload, product.id)
    const order = await storedOrder(payload, placed.number)
    const mailed = linkOf({ orderUrl: mailedOrderPath(order) })
    const hold = (params: ReturnType<typeof linkOf>) => shop.server.request(page.holdOrder, { params })
    const read = async (params: ReturnType<typeof linkOf>): Promise<page.OrderPage> =>
      (await shop.server.request(page.readOrderPage, { params })).json()
    expect((await read(linkOf(placed))).toConfirm).toBe('mail')
    expect((await hold(linkOf(placed))).status).toBe(409)
    expect((await read(mailed)).toConfirm).toBe('here')
    expect(await stock()).toBe(90)
    const both = await Promise.all([hold(mailed), hold(mailed)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(mailed)).toConfirm).toBeNull()
    expect(await stock()).toBe(86)
    await shop.server.request(page.cancelOrder, { params: mailed })
    expect(await stock()).toBe(90)
  })

  it('are still to be confirmed after their address changes, or one of their links is used otherwise', async () => {
    const placed: contract.PlacedOrder = await (await place(1)).json()
    const params = linkOf({
      orderUrl: mailedOrderPath(await storedOrder(shop.server.payload, placed.number)),
    })
    const answer = await shop.server.request(page.changeAddress, { params, body: ADDRESS })
    expect(await answered(answer)).toMatchObject([200, { toConfirm: 'here' }])
  })

  it('hold nothing before the press but pieces that were all kept for their buyer', async () => {
    const { server, seller } = shop
    const isHeld = async (line: { productId: string; quantity: number; hold: string }) => {
      const { quantity } = line
      const expectedTotal = orderTotals([{ price: 6_400, quantity }]).total
      const email = `Ada.${(visitors += 1)}@example.com`
      const answer = await place(quantity, { lines: [line], expectedTotal, email }, `192.0.2.${visitors}`)
      const order: contract.PlacedOrder = await answer.json()
      return (await storedOrder(server.payload, order.number)).stockHeld
    }
    expect(await isHeld({ productId: product.id, quantity: 4, hold: 'anything' })).toBe(false)
    const rare = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 0 })
    const [first, second] = [
      await joinWaitingList(server, { productId: rare.id }, 'first@example.com'),
      await joinWaitingList(server, { productId: rare.id }, 'second@example.com'),
    ]
    await server.payload.update({ collection: 'products', id: rare.id, data: { adjustStock: 3 } })
    const kept = { productId: rare.id, quantity: 1, hold: holdOf(first) }
    expect(await isHeld(kept)).toBe(true)
    expect(await isHeld(kept)).toBe(false)
    expect(await isHeld({ ...kept, quantity: 2, hold: holdOf(second) })).toBe(false)
  })

  it('take nothing back to stock that they never took, and are refused once it is sold out', async () => {
    const { payload } = shop.server
    const placed: contract.PlacedOrder = await (await place(4)).json()
    const other: contract.PlacedOrder = await (await place(4)).json()
    await payload.update({ collection: 'products', id: product.id, data: { adjustStock: -87 } })
    const params = linkOf({ orderUrl: mailedOrderPath(await storedOrder(payload, placed.number)) })
    const answer = await shop.server.request(page.holdOrder, { params })
    expect(await answered(answer)).toEqual([
      409,
      failureOf('Somebody was faster: it is sold out. You can cancel the order.'),
    ])
    for (const each of [placed, other]) await shop.server.request(page.cancelOrder, { params: linkOf(each) })
    expect(await stockOf(payload, product.id)).toBe(3)
  })

  it('are mailed to their sellers once they hold pieces for a payment outside the site', async () => {
    const { payload } = shop.server
    const mara = await buildUser(payload)
    const tote = await buildProduct(payload, mara, { price: 1_000 })
    const lines = [product, tote].map(({ id }) => ({ productId: id, quantity: 1 }))
    const expectedTotal = orderTotals([
      { price: 6_400, quantity: 1 },
      { price: 1_000, quantity: 1 },
    ]).total
    const placed: contract.PlacedOrder = await (await place(1, { lines, expectedTotal })).json()
    const order = await storedOrder(payload, placed.number)
    const { id } = order
    expect(await queuedMails(payload)).toEqual([['order-received', id]])
    await shop.server.request(page.holdOrder, { params: linkOf({ orderUrl: mailedOrderPath(order) }) })
    const mails = await queuedMails(payload)
    expect(mails).toHaveLength(2)
    expect(mails).toEqual(
      expect.arrayContaining([
        ['order-waits', `${id} ${shop.seller.id}`],
        ['order-waits', `${id} ${mara.id}`],
      ]),
    )
  })
})

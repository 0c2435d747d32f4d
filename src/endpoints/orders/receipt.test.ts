import * as checkout from '@/contracts/orders/checkout'
import * as orders from '@/contracts/orders/orderPage'
import * as contract from '@/contracts/orders/receipt'
import { buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import { linkOf, openShop, orderInput } from './testing/shop'

describe('the code of a receipt', () => {
  let server: TestServer
  let placed: checkout.PlacedOrder

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    await openShop(server.payload)
    const product = await buildProduct(server.payload, await buildUser(server.payload))
    placed = await (await server.request(checkout.placeOrder, { body: orderInput(product) })).json()
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const page = async (): Promise<orders.OrderPage> =>
    (await server.request(orders.readOrderPage, { params: linkOf(placed) })).json()
  const check = async (code: string) =>
    (await server.request(contract.checkReceipt, { body: { code } })).json()
  const foreign = {
    isGenuine: false,
    merchantName: 'Isla Verano Studio',
    supportEmail: 'help@isla.example',
    paidOn: null,
    isRefunded: false,
    isTest: false,
  }

  it('is there once the order is paid, and tells the day, however it is typed, and nothing of the buyer', async () => {
    expect((await page()).receiptCode).toBeNull()
    await server.request(orders.payTestOrder, { params: linkOf(placed), body: { outcome: 'paid' } })
    const code = (await page()).receiptCode ?? ''
    expect(code.startsWith(`${placed.number}-`)).toBe(true)
    const proof = { ...foreign, isGenuine: true, isTest: true, paidOn: new Date().toISOString().slice(0, 10) }
    expect(await check(code)).toEqual(proof)
    expect(await check(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).toEqual(proof)
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: placed.number },
      { $set: { status: 'refunded' } },
    )
    expect(await check(code)).toEqual({ ...proof, isRefunded: true })
  })

  it('is none of this shop with another mark, another order’s number, or of an order that was never paid', async () => {
    const code = (await page()).receiptCode ?? ''
    const other = code.at(-1) === '0' ? '1' : '0'
    expect(await check(`${code.slice(0, -1)}${other}`)).toEqual(foreign)
    expect(await check(`TEST-7KQ2-M9XA${code.slice(-10)}`)).toEqual(foreign)
    expect(await check('x')).toEqual(foreign)
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: placed.number },
      { $set: { status: 'cancelled', paidAt: null } },
    )
    expect(await check(code)).toEqual(foreign)
  })

  it('is required, and asked about 30 times an hour at most', async () => {
    const empty = await server.request(contract.checkReceipt, { body: { code: ' ' } })
    expect([empty.status, (await empty.json()).errors]).toEqual([
      400,
      { code: 'Please enter the code of the receipt.' },
    ])
    delete process.env.RATE_LIMITS
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1)
      statuses.push((await server.request(contract.checkReceipt, { body: { code: 'x' } })).status)
    process.env.RATE_LIMITS = 'off'
    expect(statuses.indexOf(429)).toBe(30)
  })
})

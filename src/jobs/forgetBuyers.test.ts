import { createLocalReq } from 'payload'
import * as checkout from '@/contracts/orders/checkout'
import { cancelOrder, payTestOrder } from '@/contracts/orders/orderPage'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { linkOf, openShop, orderInput, storedOrder } from '@/endpoints/orders/testing/shop'
import { runForgetBuyers } from './forgetBuyers'
import { DAY_MS } from '@/contracts/core/time'

describe('buyers of orders that were never paid', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    await openShop(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  it('are erased after 30 days, once; sums and lines stay, and so do buyers who paid', async () => {
    const product = await buildProduct(server.payload, await buildUser(server.payload))
    const place = async (): Promise<checkout.PlacedOrder> =>
      (await server.request(checkout.placeOrder, { body: orderInput(product) })).json()
    const [cancelled, paid] = [await place(), await place()]
    await server.request(cancelOrder, { params: linkOf(cancelled) })
    await server.request(payTestOrder, { params: linkOf(paid), body: { outcome: 'paid' } })
    const forget = async (days: number) =>
      runForgetBuyers(await createLocalReq({}, server.payload), new Date(Date.now() + days * DAY_MS))
    expect(await forget(29)).toBe(0)
    const before = await storedOrder(server.payload, cancelled.number)
    expect(await forget(31)).toBe(1)
    const database = server.payload.db.connection.db
    await database?.command({ profile: 2 })
    expect(await forget(31)).toBe(0)
    await database?.command({ profile: 0 })
    // Those that are erased already cost nothing.
    const reads = database?.collection('system.profile').find({ ns: /\.orders$/, op: 'query' })
    expect((await reads?.toArray())?.map(({ docsExamined }) => docsExamined as number)).toEqual([0])
    const { name, email, phone, note, address, lines, total } = await storedOrder(
      server.payload,
      cancelled.number,
    )
    expect([name, email, phone, note, address?.line1].map((each) => each ?? null)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect({ lines, total }).toEqual({ lines: before.lines, total: before.total })
    expect((await storedOrder(server.payload, paid.number)).name).toBe('Nia Reyes')
  })
})

import { createLocalReq, type PayloadRequest } from 'payload'
import { Types } from 'mongoose'
import type { Product as StoredProduct } from '@/payload-types'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildOrder } from '@/endpoints/core/testing/factories/orders'
import { collectLog } from '@/endpoints/core/testing/written'
import { joinWaitingList, placesOf } from '@/endpoints/orders/testing/waitingList'
import { type TestShop, startShop } from '@/endpoints/orders/testing/startShop'
import { runForgetBuyers } from './forgetBuyers'
import { runServeWaitingLists } from './serveWaitingLists'

describe('a row that a job cannot work on', () => {
  let shop: TestShop
  let req: PayloadRequest

  beforeAll(async () => {
    shop = await startShop()
    req = await createLocalReq({}, shop.server.payload)
  })
  afterAll(() => shop.stop())

  /** Makes the database refuse each write that leaves such a document, as a fault in one row would; null for none. */
  const refuse = (collMod: string, rows: object | null) =>
    shop.server.payload.db.connection.db?.command({ collMod, validator: rows ? { $nor: [rows] } : {} })

  it('is logged, and does not keep the other lines from being served', async () => {
    const { server, seller } = shop
    const products: StoredProduct[] = []
    for (const name of ['a', 'b', 'c']) {
      const product = await buildProduct(server.payload, seller, { inventoryQuantity: 0 })
      await joinWaitingList(server, { productId: product.id }, `${name}@example.com`)
      products.push(product)
    }
    const stored = server.payload.db.collections.products?.collection
    await stored?.updateMany({ inventoryQuantity: 0 }, { $set: { inventoryQuantity: 1 } })
    const faulty = new Types.ObjectId(products[0]?.id)
    await refuse('products', { _id: faulty })
    const log = collectLog(server.payload)
    await runServeWaitingLists(req)
    log.stop()
    await refuse('products', null)
    const kept = (await placesOf(server.payload))
      .filter(({ keptUntil }) => keptUntil)
      .map(({ email }) => email)
    expect(kept).toEqual(['b@example.com', 'c@example.com'])
    expect(log.lines.join('')).toContain('A line could not be served')
    expect(log.lines.join('')).toContain(`"row":"${faulty.toHexString()}"`)
  })

  it('is not counted, and does not keep the other buyers from being forgotten', async () => {
    const { server, seller } = shop
    const cancelledAt = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const old = { status: 'cancelled', cancelledAt } as const
    const faulty = await buildOrder(server.payload, seller, old)
    const other = await buildOrder(server.payload, seller, old)
    await refuse('orders', { _id: new Types.ObjectId(faulty.id) })
    const log = collectLog(server.payload)
    expect(await runForgetBuyers(req)).toBe(1)
    log.stop()
    await refuse('orders', null)
    expect(await server.payload.findByID({ collection: 'orders', id: other.id })).toMatchObject({
      email: null,
    })
  })
})

import { Types } from 'mongoose'
import { listNotifications } from '@/contracts/notifications'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/sellerCodes'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { startShop, type TestShop } from '../orders/testing/startShop'

describe('the codes of a seller', () => {
  let shop: TestShop
  let isla: StoredUser
  let sol: StoredUser
  let dress: StoredProduct
  let tote: StoredProduct

  beforeAll(async () => {
    shop = await startShop()
    const { payload } = shop.server
    isla = await buildUser(payload)
    sol = await buildUser(payload)
    dress = await buildProduct(payload, isla, { price: 14_800, inventoryQuantity: 9 })
    tote = await buildProduct(payload, sol, { price: 9_200, inventoryQuantity: 9 })
  })
  afterAll(() => shop.stop())

  const make = (body: object, as = sol) => shop.server.request(contract.createSellerCode, { as, body })
  const list = async (as = sol): Promise<contract.SellerCode[]> =>
    (await shop.server.request(contract.listSellerCodes, { as })).json()
  const quote = async (discountCode: string, products = [dress, tote]): Promise<checkout.Quote> => {
    const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
    return (await shop.server.request(checkout.quoteCart, { body: { lines, discountCode } })).json()
  }

  it('count for the seller’s pieces alone, and for a least order of these', async () => {
    const made = await make({ code: ' boardwalk ', percent: 10, minSubtotal: 9_200 })
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ code: 'BOARDWALK', percent: 10, isActive: true, usesTaken: 0 })
    const { discount, parts } = await quote('Boardwalk')
    expect([discount, ...parts.map((part) => part.discount)]).toEqual([920, 0, 920])
    expect((await quote('BOARDWALK', [dress])).discountProblem).toBe('This code is not for these pieces.')
    await make({ code: 'BIG', amount: 1_000, minSubtotal: 9_201 })
    expect((await quote('BIG')).discountProblem).toBe('This code is for orders from $92.01 on.')
  })

  it('are one of a kind in the shop, and either a percentage or an amount', async () => {
    await make({ code: 'FIRSTLIGHT', amount: 1_500 })
    expect((await make({ code: 'firstlight', percent: 5 }, isla)).status).toBe(409)
    for (const body of [{}, { percent: 5, amount: 100 }, { percent: 101 }])
      expect((await make({ code: 'WRONG', ...body })).status).toBe(400)
  })

  it('tell a seller of at most twenty codes an hour that somebody has them', async () => {
    delete process.env.RATE_LIMITS
    await make({ code: 'SUNDAY', percent: 5 })
    const guesser = await buildUser(shop.server.payload)
    const guess = async (code: string) => (await make({ code, percent: 5 }, guesser)).status
    expect(await guess('MONDAY')).toBe(201)
    const guesses = await Promise.all(Array.from({ length: 25 }, () => guess('SUNDAY')))
    expect(guesses.filter((status) => status === 409)).toHaveLength(20)
    expect(guesses.filter((status) => status === 429)).toHaveLength(5)
    expect(await guess('TUESDAY')).toBe(429)
    expect((await make({ code: 'TUESDAY', percent: 5 })).status).toBe(201)
    process.env.RATE_LIMITS = 'off'
  })

  it('are switched off and deleted by their seller alone', async () => {
    const { id } = (await (await make({ code: 'NOVEMBER', percent: 20 })).json()) as contract.SellerCode
    const turn = (isActive: boolean, as = sol) =>
      shop.server.request(contract.switchSellerCode, { as, params: { id }, body: { isActive } })
    expect((await turn(false, isla)).status).toBe(404)
    expect((await turn(false)).status).toBe(200)
    expect((await quote('NOVEMBER')).discountProblem).toBe('We do not know this code.')
    const remove = (as: StoredUser) => shop.server.request(contract.deleteSellerCode, { as, params: { id } })
    expect((await remove(isla)).status).toBe(404)
    expect((await remove(sol)).status).toBe(200)
    expect((await list()).map(({ code }) => code)).not.toContain('NOVEMBER')
    expect(await list(isla)).toEqual([])
  })

  it('are at most a hundred; the seller is told at ninety, and then what to do', async () => {
    const { payload } = shop.server
    const as = await buildUser(payload)
    const codes = Array.from({ length: 89 }, (_, index) => ({
      code: `MANY${index}`,
      sellerId: new Types.ObjectId(as.id),
      createdAt: new Date(),
    }))
    await payload.db.collections['discount-codes']?.collection.insertMany(codes)
    expect((await make({ code: 'NINETY', percent: 5 }, as)).status).toBe(201)
    const { items } = await (await shop.server.request(listNotifications, { as })).json()
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['90 of 100 discount codes'])
    const more = Array.from({ length: 10 }, (_, index) => ({
      code: `MORE${index}`,
      sellerId: new Types.ObjectId(as.id),
    }))
    await payload.db.collections['discount-codes']?.collection.insertMany(more)
    const refused = await make({ code: 'LAST', percent: 5 }, as)
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      'You have 100 discount codes, the most one person can keep. Delete what you no longer need to make room.',
    ])
  })
})

import * as contract from '@/contracts/orders/sellerSettings'
import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../../core/testing/factories'
import { startShop, type TestShop } from '../testing/startShop'

describe('the settings of a seller', () => {
  let shop: TestShop
  let sol: StoredUser

  beforeAll(async () => {
    shop = await startShop()
  })
  beforeEach(async () => {
    sol = await buildUser(shop.server.payload)
  })
  afterAll(() => shop.stop())

  const read = async (as = sol): Promise<contract.SellerSettings> =>
    (await shop.server.request(contract.getSellerSettings, { as })).json()
  const save = (body: object, as = sol) => shop.server.request(contract.updateSellerSettings, { as, body })
  const rates = [
    { countries: ['US'], cents: 600, freeFrom: 20_000 },
    { countries: [], cents: 2_200, freeFrom: null },
  ]

  it('are the shop’s until somebody sets one', async () => {
    expect(await read()).toMatchObject({
      name: null,
      pickup: 'shop',
      shipping: 'shop',
      returnDays: null,
      rates: [],
      version: 1,
      shop: {
        name: 'Isla Verano Studio',
        shipping: 500,
        pickupText: 'Mondays at the studio.',
        mayOwnRates: true,
      },
    })
  })

  it('keep what was sent, with the next version, and leave the rest', async () => {
    const first = await save({
      version: 1,
      name: ' Sol Marín ',
      city: 'St. Petersburg',
      shipping: 'own',
      rates,
    })
    expect(first.status).toBe(200)
    const second = await save({ version: 2, returnDays: 14, returnPayer: 'buyer', city: '' })
    expect(await second.json()).toMatchObject({
      name: 'Sol Marín',
      city: null,
      rates,
      returnDays: 14,
      version: 3,
    })
    expect(await read()).toMatchObject({ name: 'Sol Marín', returnPayer: 'buyer', version: 3 })
  })

  it('are never overwritten unseen: of two first changes one is 409', async () => {
    const both = await Promise.all([save({ version: 1, city: 'Tampa' }), save({ version: 1, city: 'Miami' })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await save({ version: 1, city: 'Ybor' })).status).toBe(409)
    expect((await read()).version).toBe(2)
  })

  it.each([
    ['days', { returnDays: 91 }, 'returnDays', contract.SELLER_TEXTS.days],
    ['a long text', { returnText: 'x'.repeat(601) }, 'returnText', 'At most 600 characters'],
    ['own rates without one', { shipping: 'own' }, 'rates', contract.SELLER_TEXTS.ratesRequired],
    ['a country twice', { rates: [rates[0], rates[0]] }, 'rates', contract.SELLER_TEXTS.onceEach],
    ['a pickup without a place', { pickup: 'own' }, 'pickupPlace', contract.SELLER_TEXTS.placeRequired],
  ])('refuse %s', async (_, body, field, text) => {
    const answer = await save({ version: 1, ...body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { [field]: text } })
    expect((await read()).version).toBe(1)
  })

  it('refuse own rates while the owner forbids them, and keep the rest', async () => {
    await shop.server.payload.updateGlobal({ slug: 'selling', data: { sellersSetRates: false } })
    expect((await save({ version: 1, shipping: 'own', rates })).status).toBe(403)
    expect((await save({ version: 1, city: 'Tampa' })).status).toBe(200)
    await shop.server.payload.updateGlobal({ slug: 'selling', data: { sellersSetRates: true } })
  })
})

import type { DeskOrder, DeskRow, DeskSummary, Sales } from '@/contracts/orders/desk'
import * as contract from '@/contracts/orders/deskCalls'
import { recountSales } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildOrder } from '../../core/testing/factories/orders'
import { queuedMails } from '../testing/queuedMails'
import { openShop } from '../testing/shop'
import { type TestShop, startShop } from '../testing/startShop'

describe('the confirmation of a payment outside the site', () => {
  let shop: TestShop
  let admin: StoredUser
  let order: StoredOrder

  beforeAll(async () => {
    shop = await startShop()
    admin = await buildAdmin(shop.server.payload)
  })
  beforeEach(async () => {
    order = await buildOrder(shop.server.payload, shop.seller, { status: 'placed', paidAt: null })
    await queuedMails(shop.server.payload)
  })
  afterAll(() => shop.stop())

  const confirm = (as: StoredUser) =>
    shop.server.request(contract.markOrderPaid, { as, params: { id: order.id } })
  const mayConfirm = async (as: StoredUser): Promise<boolean> => {
    const answer = await shop.server.request(contract.readDeskOrder, { as, params: { id: order.id } })
    const shown: DeskOrder = await answer.json()
    return shown.may.markPaid
  }
  const kinds = async () => (await queuedMails(shop.server.payload)).map(([kind]) => kind)

  it('is for admins unless they allow it to sellers, because the money arrives at the merchant', async () => {
    expect(await mayConfirm(shop.seller)).toBe(false)
    const refused = await confirm(shop.seller)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      failureOf('Payments outside the site are confirmed by an admin.'),
    ])
    expect((await confirm(await buildUser(shop.server.payload))).status).toBe(404)
    expect(await mayConfirm(admin)).toBe(true)
    expect((await confirm(admin)).status).toBe(200)
    expect(await kinds()).toEqual(['order-paid', 'order-sold'])
  })

  it('is mailed to the admins when a seller makes it, and owed once an admin has seen the money', async () => {
    await openShop(shop.server.payload, { sellersConfirmPayment: true })
    expect(await mayConfirm(shop.seller)).toBe(true)
    expect(await (await confirm(shop.seller)).json()).toMatchObject({
      status: 'paid',
      awaitsAdmin: true,
    })
    expect(await kinds()).toEqual(['order-confirmed', 'order-paid', 'order-sold'])
    const toLookAt = async (as: StoredUser) => {
      const { server } = shop
      const summary: DeskSummary = await (await server.request(contract.summarizeOrders, { as })).json()
      const query = { filter: 'payments' }
      const { orders } = await (await server.request(contract.listOrders, { as, query })).json()
      return [summary.payments, (orders as DeskRow[]).map(({ id }) => id)]
    }
    expect(await toLookAt(admin)).toEqual([1, [order.id]])
    expect((await toLookAt(shop.seller))[0]).toBe(0)
    const owed = async () =>
      ((await (await shop.server.request(contract.listSales, { as: shop.seller })).json()) as Sales[])[0]
    const before = (await owed())?.owed ?? 0
    const seen = (as: StoredUser) =>
      shop.server.request(contract.markPaymentSeen, { as, params: { id: order.id } })
    expect((await seen(shop.seller)).status).toBe(403)
    for (const _ of ['once', 'again']) {
      expect(await (await seen(admin)).json()).toMatchObject({ awaitsAdmin: false })
      expect((await owed())?.owed).toBe(before + 10_240)
    }
    expect(await toLookAt(admin)).toEqual([0, []])
    expect(await recountSales(shop.server.payload)).toBe(0)
    await openShop(shop.server.payload, { sellersConfirmPayment: false })
  })
})

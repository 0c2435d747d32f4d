import { randomUUID } from 'node:crypto'
import { orderLinks } from '@/auth/linkKeys'
import type { DeskOrder } from '@/contracts/orders/desk'
import * as desk from '@/contracts/orders/deskCalls'
import type { OrderPage } from '@/contracts/orders/orderPage'
import * as contract from '@/contracts/orders/returns'
import type { Order as StoredOrder, Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { ID, MOMENT, countOf, failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { FIRST_LINE, buildOrder } from '../../core/testing/factories/orders'
import { type TestServer, startServer } from '../../core/testing/server'
import { queuedMails } from '../testing/queuedMails'
import { openShop, stockOf } from '../testing/shop'
import { DAY_MS } from '@/contracts/core/time'

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe('returns', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let hat: StoredProduct

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    await openShop(server.payload, { sellersRefund: true, returnDays: 30 })
    isla = await buildUser(server.payload)
    hat = await buildProduct(server.payload, isla, { inventoryQuantity: 3 })
    await queuedMails(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  /** An order of two hats that were shipped some days ago. */
  const shipped = (days = 1, overrides = {}): Promise<StoredOrder> =>
    buildOrder(server.payload, isla, {
      lines: [{ sellerId: isla.id, productId: hat.id, shippedQuantity: 2 }],
      shipments: [{ key: 'k', at: ago(days), lines: [{ lineId: FIRST_LINE, quantity: 2 }] }],
      ...overrides,
    })
  const ask = ({ id, number }: StoredOrder, more: object = {}) =>
    server.request(contract.askForReturn, {
      params: { number, key: orderLinks.keyOf(id) },
      body: {
        key: randomUUID(),
        lines: [{ lineId: FIRST_LINE, quantity: 1 }],
        reason: 'does_not_fit',
        ...more,
      },
    })
  const asked = async (order: StoredOrder, more: object = {}): Promise<OrderPage> => {
    const answer = await ask(order, more)
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const decide = (order: StoredOrder, { returns }: OrderPage, more: object, as = isla) =>
    server.request(contract.decideReturn, {
      as,
      params: { id: order.id },
      body: { returnId: returns[0]?.id, ...more },
    })
  const refused = async (answer: Response) => [answer.status, await answer.json()]

  it('are asked for on the order’s page, for pieces that were shipped, and mailed to the seller once', async () => {
    const order = await shipped()
    const key = randomUUID()
    await asked(order, { key, note: 'Too small.' })
    const { returns, returnable } = await asked(order, { key, note: 'Too small.' })
    expect(returnable).toEqual([])
    expect(returns).toEqual([
      {
        id: ID,
        lineId: FIRST_LINE,
        quantity: 1,
        reason: 'does_not_fit',
        note: 'Too small.',
        state: 'requested',
        askedAt: MOMENT,
        decidedAt: null,
        word: null,
      },
    ])
    expect(await queuedMails(server.payload)).toEqual([['order-return-asked', `${order.id} ${isla.id}`]])
    const summary = await server.request(desk.summarizeOrders, { as: isla })
    expect(await summary.json()).toMatchObject({ returns: 1 })
    const listed = await server.request(desk.listOrders, { as: isla, query: { filter: 'returns' } })
    expect((await listed.json()).orders).toMatchObject([{ id: order.id }])
  })

  it.each<[string, object, object, number, string]>([
    [
      'more than were shipped',
      {},
      { lines: [{ lineId: FIRST_LINE, quantity: 3 }] },
      409,
      'There are only 2 left to return.',
    ],
    ['of an order that is not paid', { status: 'placed' }, {}, 409, 'It is not paid.'],
    ['of one that is refunded', { status: 'refunded' }, {}, 409, 'It is refunded.'],
    ['of no line of it', {}, { lines: [{ lineId: 'x', quantity: 1 }] }, 404, 'Not found'],
  ])('are refused for %s', async (_, overrides, body, status, text) => {
    expect(await refused(await ask(await shipped(1, overrides), body))).toEqual([status, failureOf(text)])
  })

  it('are refused when the time is over, or there is none', async () => {
    const over = failureOf('The time to return it is over.')
    expect(await refused(await ask(await shipped(31)))).toEqual([409, over])
    await asked(await shipped(29))
    await openShop(server.payload, { returnDays: 0 })
    expect(await refused(await ask(await shipped(0)))).toEqual([409, over])
  })

  it.each([
    [{ lines: [] }, 'lines'],
    [{ reason: 'bored' }, 'reason'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ key: 'once' }, 'key'],
  ])('answer 400 to %j, at its field', async (body, field) => {
    const [status, answer] = await refused(await ask(await shipped(), body))
    expect([status, Object.keys(answer.errors)]).toEqual([400, [field]])
  })

  it('wait one at a time for each line, whoever asks at once', async () => {
    const order = await shipped()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 5])
    expect(await refused(await ask(order))).toEqual([409, failureOf('You have asked for this already.')])
  })

  it('are withdrawn by the buyer until they are answered, and can be asked for again', async () => {
    const order = await shipped()
    const page = await asked(order)
    const withdraw = ({ returns }: OrderPage) =>
      server.request(contract.withdrawReturn, {
        params: { number: order.number, key: orderLinks.keyOf(order.id) },
        body: { returnId: returns.at(-1)?.id },
      })
    for (const _ of ['first', 'repeated']) expect((await withdraw(page)).status).toBe(200)
    expect(await refused(await decide(order, page, { decision: 'approved' }))).toEqual([
      409,
      failureOf('The buyer has withdrawn it.'),
    ])
    const again = await asked(order)
    expect(again.returns.map(({ state }) => state)).toEqual(['withdrawn', 'requested'])
    await decide(
      order,
      { ...again, returns: again.returns.slice(1) },
      { decision: 'declined', word: 'Worn.' },
    )
    expect(await refused(await withdraw(again))).toEqual([409, failureOf('It is decided already.')])
    expect((await withdraw({ ...again, returns: [] })).status).toBe(400)
  })

  it('are refused once a line’s requests were withdrawn three times', async () => {
    const order = await shipped()
    for (const _ of [1, 2, 3]) {
      const { returns } = await asked(order)
      const params = { number: order.number, key: orderLinks.keyOf(order.id) }
      await server.request(contract.withdrawReturn, { params, body: { returnId: returns.at(-1)?.id } })
    }
    expect(await refused(await ask(order))).toEqual([409, failureOf('The time to return it is over.')])
  })

  it('are refunded and restocked once when approved, and mailed to the buyer', async () => {
    const order = await shipped()
    const page = await asked(order)
    await queuedMails(server.payload)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decide(order, page, { decision: 'approved' })),
    )
    expect(countOf(answers, 200)).toBe(4)
    const shown: DeskOrder = await (
      await server.request(desk.readDeskOrder, { as: isla, params: { id: order.id } })
    ).json()
    expect(shown.returns).toMatchObject([{ state: 'approved', decidedAt: MOMENT }])
    expect(shown.refunds).toMatchObject([{ amount: 6_912, state: 'done', reason: 'requested' }])
    expect(await stockOf(server.payload, hat.id)).toBe(4)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual([
      'order-refunded',
      'order-return-decided',
    ])
    expect(await refused(await decide(order, page, { decision: 'declined', word: 'No' }))).toEqual([
      409,
      failureOf('It is decided already.'),
    ])
    // The other piece can still be asked for.
    expect((await asked(order)).returns).toHaveLength(2)
  })

  it('are declined with a word, which the buyer reads', async () => {
    const order = await shipped()
    const page = await asked(order)
    const [status, { errors }] = await refused(await decide(order, page, { decision: 'declined' }))
    expect([status, errors]).toEqual([400, { word: 'Say why, in a word.' }])
    expect((await decide(order, page, { decision: 'declined', word: 'Worn.' })).status).toBe(200)
    const { returns } = await asked(order)
    expect(returns[0]).toMatchObject({ state: 'declined', word: 'Worn.' })
    expect(await stockOf(server.payload, hat.id)).toBe(3)
  })

  it('lose what the buyer wrote when the buyer is erased', async () => {
    const order = await shipped()
    await asked(order, { note: 'Call me, Carmen.' })
    await server.request(desk.eraseBuyer, { as: admin, params: { id: order.id } })
    const { returns } = await server.payload.findByID({ collection: 'orders', id: order.id })
    expect(returns).toMatchObject([{ state: 'requested', note: null }])
  })

  it('are refused when the pieces were refunded meanwhile', async () => {
    const order = await shipped()
    const page = await asked(order, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })
    const body = { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], reason: 'other' }
    await server.request(desk.refundOrder, { as: admin, params: { id: order.id }, body })
    expect(await refused(await decide(order, page, { decision: 'approved' }))).toEqual([
      409,
      failureOf('There is only 1 left to return.'),
    ])
  })

  it('count a refund for pieces that were never shipped first, before and after the request', async () => {
    const lines = [{ sellerId: isla.id, productId: hat.id, quantity: 3, shippedQuantity: 2 }]
    const order = await shipped(1, { lines })
    const page = await asked(order, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })
    const body = { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], reason: 'other' }
    await server.request(desk.refundOrder, { as: admin, params: { id: order.id }, body })
    expect((await decide(order, page, { decision: 'approved' })).status).toBe(200)
    const other = await shipped(1, { lines: [{ ...lines[0], refundedQuantity: 1 }] })
    expect((await asked(other, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })).returns).toHaveLength(1)
  })

  it('are answered by admins where sellers may not refund, and both hear of it', async () => {
    await openShop(server.payload, { sellersRefund: false })
    const order = await shipped()
    const page = await asked(order)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual([
      'order-return-asked',
      'order-return-waits',
    ])
    const approve = { decision: 'approved' }
    expect((await decide(order, page, approve)).status).toBe(403)
    const stranger = await buildUser(server.payload)
    expect((await decide(order, page, approve, stranger)).status).toBe(404)
    expect((await decide(order, page, approve, admin)).status).toBe(200)
  })
})

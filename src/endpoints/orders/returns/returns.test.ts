import { randomUUID } from 'node:crypto'
import { orderLinks } from '@/auth/linkKeys'
import type { DeskOrder } from '@/contracts/orders/desk'
import * as desk from '@/contracts/orders/deskCalls'
import { type OrderPage, readOrderPage } from '@/contracts/orders/orderPage'
import * as contract from '@/contracts/orders/returns'
import { RETURN_MOVES, RETURN_STATES, type ReturnState } from '@/contracts/orders/states'
import { runRemindOfReturns } from '@/jobs/remindOfReturns'
import { createLocalReq } from 'payload'
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
      body: { returnId: returns[0]?.id, seen: 'requested', ...more },
    })
  const toBeach = { decision: 'approved', address: '1 Beach Road, Miami' }
  /** An order with one return that is in this state. */
  const returned = (state: ReturnState, more: object = {}) =>
    shipped(1, {
      returns: [
        {
          key: 'r',
          lineId: FIRST_LINE,
          sellerId: isla.id,
          quantity: 1,
          reason: 'does_not_fit',
          state,
          askedAt: ago(3),
          ...(state !== 'requested' && { decidedAt: ago(2), sendUntil: ago(-9) }),
          ...more,
        },
      ],
    })
  const page = async ({ id, number }: StoredOrder): Promise<OrderPage> =>
    (await server.request(readOrderPage, { params: { number, key: orderLinks.keyOf(id) } })).json()
  const stateOf = async (order: StoredOrder) => (await page(order)).returns[0]?.state
  /** What each step sends, as the seller or the buyer. */
  const STEPS: Record<Exclude<ReturnState, 'requested'>, (order: StoredOrder) => Promise<Response>> = {
    approved: async (order) => decide(order, await page(order), { ...toBeach, seen: await stateOf(order) }),
    declined: async (order) =>
      decide(order, await page(order), { decision: 'declined', word: 'Worn.', seen: await stateOf(order) }),
    received: async (order) =>
      decide(order, await page(order), { decision: 'received', seen: await stateOf(order) }),
    refunded: async (order) =>
      decide(order, await page(order), { decision: 'refunded', seen: await stateOf(order) }),
    sent: async (order) =>
      server.request(contract.sendReturn, {
        params: { number: order.number, key: orderLinks.keyOf(order.id) },
        body: { returnId: order.returns?.[0]?.id, carrier: 'UPS', trackingNumber: '1Z 999 AA1 01 2345 6784' },
      }),
    withdrawn: async (order) =>
      server.request(contract.withdrawReturn, {
        params: { number: order.number, key: orderLinks.keyOf(order.id) },
        body: { returnId: order.returns?.[0]?.id },
      }),
  }
  const refused = async (answer: Response) => [answer.status, await answer.json()]

  it('are asked for on the order’s page, for pieces that were shipped, and mailed to the seller once', async () => {
    const order = await shipped()
    const key = randomUUID()
    await asked(order, { key, note: 'Too small.' })
    const { returns, returnable } = await asked(order, { key, note: 'Too small.' })
    expect(returnable).toEqual([])
    expect(returns).toMatchObject([
      {
        id: ID,
        code: `${order.number}-R1`,
        lineId: FIRST_LINE,
        quantity: 1,
        reason: 'does_not_fit',
        note: 'Too small.',
        state: 'requested',
        askedAt: MOMENT,
        answerBy: MOMENT,
        decidedAt: null,
        sendUntil: null,
        goods: 6_400,
        tax: 512,
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
    const before = await asked(order)
    const withdraw = ({ returns }: OrderPage) =>
      server.request(contract.withdrawReturn, {
        params: { number: order.number, key: orderLinks.keyOf(order.id) },
        body: { returnId: returns.at(-1)?.id },
      })
    for (const _ of ['first', 'repeated']) expect((await withdraw(before)).status).toBe(200)
    expect(await refused(await decide(order, before, toBeach))).toEqual([
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
    expect(await refused(await ask(order))).toEqual([
      409,
      failureOf('It was withdrawn three times, so it cannot be asked for again. Please write to the shop.'),
    ])
  })

  it.each(
    RETURN_STATES.flatMap((from) =>
      RETURN_STATES.filter((to) => to !== 'requested').map(
        (to) =>
          [from, to, RETURN_MOVES[from].includes(to) && !(from === 'approved' && to === 'declined')] as const,
      ),
    ),
  )('go from %s to %s only if the table of moves has it: %s', async (from, to, isAllowed) => {
    const order = await returned(from)
    const answer = await STEPS[to](order)
    // The same step again is no mistake of anybody's.
    const isSame = from === to && to !== 'sent'
    expect(answer.status).toBe(isAllowed || isSame ? 200 : 409)
    expect(await stateOf(order)).toBe(isAllowed ? to : from)
  })

  it('are approved with an address and a day, sent with a number, received, and then refunded once', async () => {
    const order = await shipped()
    await asked(order)
    const stored = await server.payload.findByID({ collection: 'orders', id: order.id })
    await queuedMails(server.payload)
    const kinds = async () => (await queuedMails(server.payload)).map(([kind]) => kind)
    await STEPS.approved(stored)
    expect(await kinds()).toEqual(['order-return-decided'])
    const approved = (await page(order)).returns[0]
    expect(approved).toMatchObject({ state: 'approved', address: '1 Beach Road, Miami', answerBy: null })
    expect(Math.round((Date.parse(approved?.sendUntil ?? '') - Date.now()) / DAY_MS)).toBe(14)
    expect((await page(order)).refunds).toEqual([])
    await STEPS.sent(stored)
    expect(await kinds()).toEqual(['order-return-sent'])
    expect((await page(order)).returns[0]).toMatchObject({
      state: 'sent',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    })
    await STEPS.received(stored)
    expect(await kinds()).toEqual(['order-return-decided'])
    expect(await stockOf(server.payload, hat.id)).toBe(3)
    const settle = { decision: 'refunded', seen: 'received', restock: true, condition: 'as_sold' }
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => decide(order, await page(order), settle)),
    )
    expect(countOf(all, 200)).toBe(4)
    const shown: DeskOrder = await (
      await server.request(desk.readDeskOrder, { as: isla, params: { id: order.id } })
    ).json()
    expect(shown.returns).toMatchObject([{ state: 'refunded', condition: 'as_sold', goods: 6_400, tax: 512 }])
    expect(shown.refunds).toMatchObject([{ amount: 6_912, state: 'done', reason: 'requested' }])
    expect(await stockOf(server.payload, hat.id)).toBe(4)
    expect(await kinds()).toEqual(['order-refunded'])
    // The other piece can still be asked for.
    expect((await asked(order)).returns).toHaveLength(2)
  })

  it('give a part back with a reason; what is kept stays sold, and the rest can still be refunded', async () => {
    const order = await returned('received')
    const part = { decision: 'refunded', seen: 'received', goods: 5_000 }
    const [status, { errors }] = await refused(await decide(order, await page(order), part))
    expect([status, errors]).toEqual([400, { word: 'Say why, in a word.' }])
    const tooMuch = { ...part, goods: 6_401, word: 'Worn.' }
    expect((await decide(order, await page(order), tooMuch)).status).toBe(400)
    expect((await decide(order, await page(order), { ...part, word: 'Worn.' })).status).toBe(200)
    expect((await page(order)).refunded).toBe(5_400)
    const [sales] = (await (await server.request(desk.listSales, { as: isla })).json()) as {
      refunded: number
    }[]
    expect(sales?.refunded).toBe(5_000)
    const body = {
      key: randomUUID(),
      lines: [{ lineId: FIRST_LINE, quantity: 1 }],
      reason: 'other',
      shipping: 500,
    }
    await server.request(desk.refundOrder, { as: admin, params: { id: order.id }, body })
    // 138.24 + 5.00 shipping, less the 14.00 that were kept and their tax of 1.12.
    expect((await page(order)).refunded).toBe(order.total - 1_512)
  })

  it('are decided once, whoever decides what at the same time', async () => {
    const order = await returned('requested')
    const before = await page(order)
    const answers = await Promise.all(
      [
        toBeach,
        { decision: 'declined', word: 'Worn.' },
        { decision: 'refunded' },
        toBeach,
        { decision: 'declined', word: 'No.' },
      ].map((decision) => decide(order, before, decision)),
    )
    const state = await stateOf(order)
    expect(countOf(answers, 200)).toBe(state === 'refunded' ? 1 : 2)
    expect(countOf(answers, 409)).toBe(state === 'refunded' ? 4 : 3)
  })

  it('are declined without having come only once their time is over', async () => {
    const decline = { decision: 'declined', word: 'It did not come.', seen: 'approved' }
    const late = await returned('approved', { sendUntil: ago(1) })
    expect((await decide(late, await page(late), decline)).status).toBe(200)
    const order = await returned('approved')
    expect(await refused(await decide(order, await page(order), decline))).toEqual([
      409,
      failureOf('The buyer still has time to send it.'),
    ])
  })

  it('are sent with a number that its carrier can have', async () => {
    const order = await returned('approved')
    const sendAs = (parcel: object) =>
      server.request(contract.sendReturn, {
        params: { number: order.number, key: orderLinks.keyOf(order.id) },
        body: { returnId: order.returns?.[0]?.id, ...parcel },
      })
    const [status, { errors }] = await refused(await sendAs({ carrier: 'usps', trackingNumber: '1Z' }))
    expect([status, errors]).toEqual([
      400,
      { trackingNumber: 'USPS numbers are 20 to 22 digits, or like EA123456789US.' },
    ])
    expect((await sendAs({})).status).toBe(400)
    const other = { carrier: 'A friend', trackingUrl: 'friend.example/parcel' }
    expect((await sendAs(other)).status).toBe(200)
    expect((await page(order)).returns[0]).toMatchObject({
      carrier: 'A friend',
      trackingUrl: 'https://friend.example/parcel',
    })
  })

  it('are brought to mind of whoever is late, once for each state', async () => {
    const late = [
      await returned('requested', { askedAt: ago(4.5) }),
      await returned('approved', { sendUntil: ago(-2) }),
      await returned('sent', { sentAt: ago(11) }),
      await returned('received', { receivedAt: ago(4.5) }),
    ]
    for (const state of ['requested', 'approved', 'sent', 'received'] as const)
      await returned(state, {
        askedAt: ago(1),
        sentAt: ago(1),
        receivedAt: ago(1),
      })
    await queuedMails(server.payload)
    const req = await createLocalReq({}, server.payload)
    expect(await runRemindOfReturns(req)).toBe(4)
    expect(await runRemindOfReturns(req)).toBe(0)
    expect(await queuedMails(server.payload)).toEqual([
      ['order-return-due', `${late[1]?.id} ${late[1]?.returns?.[0]?.id}`],
    ])
    const told = await server.payload.find({
      collection: 'notifications',
      where: { userId: { equals: isla.id } },
    })
    expect(told.docs.map(({ title }) => title.split(':')[0] ?? '').toSorted()).toEqual([
      'Has the return come?',
      'Return waits for you',
      'Return waits for you',
    ])
  })

  it('are brought to mind of admins where they alone decide, and ask nothing of the seller', async () => {
    await openShop(server.payload, { sellersRefund: false })
    const late = [
      await returned('requested', { askedAt: ago(4.5) }),
      await returned('sent', { sentAt: ago(11) }),
      await returned('received', { receivedAt: ago(4.5) }),
    ]
    const sent = await returned('approved')
    expect((await STEPS.sent(sent)).status).toBe(200)
    const withdrawn = await returned('approved')
    expect((await STEPS.withdrawn(withdrawn)).status).toBe(200)
    expect(await runRemindOfReturns(await createLocalReq({}, server.payload))).toBe(3)
    const hrefs = [...late, sent, withdrawn].map(({ id }) => `/dashboard/ecommerce/orders/${id}`)
    const told = async ({ id }: StoredUser) => {
      const where = { userId: { equals: id }, href: { in: hrefs } }
      const { docs } = await server.payload.find({ collection: 'notifications', where })
      return docs.map(({ title }) => title.split(':')[0] ?? '').toSorted()
    }
    expect(await told(admin)).toEqual([
      'Has the return come?',
      'Return on its way',
      'Return waits for you',
      'Return waits for you',
      'Return withdrawn',
    ])
    expect(await told(isla)).toEqual([
      'Return on its way',
      'Return still on its way',
      'Return waits for an admin',
      'Return waits for an admin',
      'Return withdrawn',
    ])
  })

  it('are declined with a word, which the buyer reads', async () => {
    const order = await shipped()
    const before = await asked(order)
    const [status, { errors }] = await refused(await decide(order, before, { decision: 'declined' }))
    expect([status, errors]).toEqual([400, { word: 'Say why, in a word.' }])
    expect((await decide(order, before, { decision: 'declined', word: 'Worn.' })).status).toBe(200)
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

  it('count a refund for pieces that were never shipped first, before and after the request', async () => {
    const lines = [{ sellerId: isla.id, productId: hat.id, quantity: 3, shippedQuantity: 2 }]
    const order = await shipped(1, { lines })
    const before = await asked(order, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })
    const body = { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], reason: 'other' }
    await server.request(desk.refundOrder, { as: admin, params: { id: order.id }, body })
    expect((await decide(order, before, toBeach)).status).toBe(200)
    const other = await shipped(1, { lines: [{ ...lines[0], refundedQuantity: 1 }] })
    expect((await asked(other, { lines: [{ lineId: FIRST_LINE, quantity: 2 }] })).returns).toHaveLength(1)
  })

  it('are answered by admins where sellers may not refund, and both hear of it', async () => {
    await openShop(server.payload, { sellersRefund: false })
    const order = await shipped()
    const before = await asked(order)
    expect((await queuedMails(server.payload)).map(([kind]) => kind)).toEqual([
      'order-return-asked',
      'order-return-waits',
    ])
    const approve = toBeach
    expect((await decide(order, before, approve)).status).toBe(403)
    const stranger = await buildUser(server.payload)
    expect((await decide(order, before, approve, stranger)).status).toBe(404)
    expect((await decide(order, before, approve, admin)).status).toBe(200)
  })
})

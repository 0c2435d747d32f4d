import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { confirmLinks } from '@/auth/linkKeys'
import { confirmSubscription, subscribe } from '@/contracts/audience/newsletter'
import { type Breakdown, type Funnels, readBreakdown, readFunnels } from '@/contracts/audience/numbers'
import { createEmailSignup } from '@/contracts/audience/signup'
import type { Call } from '@/contracts/core/call'
import { type PlacedOrder, placeOrder } from '@/contracts/orders/checkout'
import { createTeamApplication } from '@/contracts/team'
import { siteDayAt } from '@/domain/audience/siteDays'
import { subscribers } from '@/domain/audience/subscribers'
import { dayRows, visits } from '@/domain/audience/visits'
import { buildProduct } from '../core/testing/factories/commerce'
import type { RequestOptions, TestServer } from '../core/testing/server'
import { orderInput, storedOrder } from '../orders/testing/shop'
import { type TestShop, startShop } from '../orders/testing/startShop'
import { AGENTS, sayHello, startCounting, store } from './testing/hellos'

describe('goals', () => {
  let shop: TestShop
  let server: TestServer
  const today = siteDayAt(Date.now()).day
  const browser: Record<string, string> = { 'x-forwarded-for': '203.0.113.7', 'user-agent': AGENTS.phone }

  beforeAll(async () => {
    shop = await startShop()
    ;({ server } = shop)
    await startCounting(server)
  })
  beforeEach(async () => {
    await store(server)
    for (const collection of [visits(server), dayRows(server)]) await collection.deleteMany({})
  })
  afterAll(() => shop.stop())

  const send = (call: Call, options: RequestOptions, headers: Record<string, string> = browser) =>
    server.request(call, { ...options, headers })
  const goalsOf = async () =>
    (await visits(server).find().toArray()).map(({ goals }) => goals.map(({ k }) => k))
  const counted = async () => {
    const answer = await server.request(readBreakdown, {
      as: shop.seller,
      query: { dim: 'goals', from: today, to: today },
    })
    const { rows } = (await answer.json()) as Breakdown
    return rows.map(({ value, goals, visits: of }) => [value, goals, of])
  }
  const signUp = (email: string, headers = browser) => send(createEmailSignup, { body: { email } }, headers)
  const confirm = async (email: string) => {
    const person = await subscribers(server).findOne({ email })
    const subscriber = String(person?._id)
    const params = { subscriber, key: confirmLinks.keyOf(subscriber) }
    await send(confirmSubscription, { params, body: new URLSearchParams({ news: 'on' }) })
  }
  const application = {
    firstName: 'Mara',
    lastName: 'Quiles',
    email: 'mara@example.com',
    age: 28,
    skillset: 'Video Editor',
    whyJoin: 'The sea.',
  }

  it('stand in the visit that reached them, each once, and lead through the funnels', async () => {
    await sayHello(server, { k: 'view', p: '/' })
    await sayHello(server, { k: 'view', p: '/join-team' })
    await store(server)
    await signUp('rosa@example.com')
    await send(subscribe, { body: new URLSearchParams({ email: 'rosa@example.com' }) })
    await confirm('rosa@example.com')
    await confirm('rosa@example.com')
    expect((await send(createTeamApplication, { body: application })).status).toBe(201)
    expect(await goalsOf()).toEqual([['signup', 'signup', 'confirm', 'application']])
    const answer = await server.request(readFunnels, { as: shop.seller, query: { from: today, to: today } })
    const { funnels } = (await answer.json()) as Funnels
    expect(
      funnels.map(({ name, steps }) => [name, ...steps.map(({ step, count }) => `${step} ${count}`)]),
    ).toEqual([
      ['list', 'landing 1', 'signup 2', 'confirm 1'],
      ['shop', 'shop 0', 'cart 0', 'order 0'],
      ['team', 'join-team 1', 'application 1'],
    ])
  })

  it('are only counted where no visit is open, and not at all for who asks for it', async () => {
    await signUp('lea@example.com')
    await signUp('nia@example.com', { ...browser, 'sec-gpc': '1' })
    await signUp('bot@example.com', { ...browser, 'user-agent': AGENTS.robot })
    await signUp('ivo@example.com', { ...browser, cookie: 'theme=dark; uncounted=1' })
    expect(await visits(server).countDocuments()).toBe(0)
    expect(await counted()).toEqual([['signup', 1, 0]])
  })

  it('leave three texts at an order, and nothing that leads from it to a visit or back', async () => {
    await sayHello(server, { k: 'view', p: '/shop', r: 'www.tiktok.com', q: { c: 'Reef' } })
    await store(server)
    const product = await buildProduct(server.payload, shop.seller, { inventoryQuantity: 9 })
    const place = async (overrides: Record<string, unknown>, headers = browser) => {
      const body = orderInput(product, overrides)
      const answer = await send(placeOrder, { body }, headers)
      if (answer.status !== 201) throw new Error(await answer.text())
      // A repeated attempt is the same order.
      await send(placeOrder, { body }, headers)
      return storedOrder(server.payload, ((await answer.json()) as PlacedOrder).number)
    }
    const order = await place({ payment: 'manual' })
    expect(order.cameFrom).toEqual({ source: 'tiktok', medium: 'social', campaign: 'reef' })
    const test = await place({ payment: 'test' }, { ...browser, 'x-forwarded-for': '127.0.0.1' })
    expect(test.isTest).toBe(true)
    const stranger = await place({ payment: 'manual' }, { ...browser, 'x-forwarded-for': '198.51.100.4' })
    expect(stranger.cameFrom?.source ?? null).toBeNull()
    const [visit, ...more] = await visits(server).find().toArray()
    expect(more).toEqual([])
    expect(visit?.goals).toEqual([{ k: 'order', hour: expect.any(Number) }])
    expect(await counted()).toEqual([['order', 2, 1]])
    const [ofVisit, ofOrder] = [JSON.stringify(visit), JSON.stringify(order)]
    for (const mark of [order.id, order.number, order.email, String(order.total)])
      expect(ofVisit).not.toContain(mark)
    for (const mark of [
      String(visit?._id),
      visit?.visitor.toString('hex'),
      visit?.visitor.toString('base64'),
    ])
      expect(ofOrder).not.toContain(mark)
  })
})

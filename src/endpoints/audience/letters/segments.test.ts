import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { type PayloadRequest, createLocalReq } from 'payload'
import {
  LETTER_TEXTS,
  type Letter,
  createLetter,
  readLetter,
  updateLetter,
} from '@/contracts/audience/letters'
import { changePreferences, subscribe } from '@/contracts/audience/newsletter'
import { changeSubscriber } from '@/contracts/audience/subscribers'
import { placeOrder } from '@/contracts/orders/checkout'
import { inTransaction } from '@/database/transaction'
import { letters } from '@/domain/audience/letters/letters'
import { freezePeople } from '@/domain/audience/letters/progress'
import { deliveries } from '@/domain/audience/letters/deliveries'
import { subscribers } from '@/domain/audience/subscribers'
import { readOrder } from '@/domain/orders/orderStore'
import { markPaid } from '@/endpoints/payments/recordPayment'
import { openShop, orderInput, storedOrder } from '@/endpoints/orders/testing/shop'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { buildProduct } from '../../core/testing/factories/commerce'
import { type TestServer, startServer } from '../../core/testing/server'
import { buildSubscriber, knownSubscriber } from '../testing/subscribers'

const CODE = 'k7f2m9qa'

describe('the people of a letter', () => {
  let server: TestServer
  let req: PayloadRequest
  let admin: StoredUser
  let isla: StoredUser
  let hat: StoredProduct
  let first: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    req = await createLocalReq({}, server.payload)
    admin = await buildAdmin(server.payload)
    isla = await buildUser(server.payload)
    await openShop(server.payload)
    hat = await buildProduct(server.payload, isla, { title: 'Raffia hat', price: 6_400 })
  })
  beforeEach(async () => {
    await subscribers(server).deleteMany({})
    await letters(server).deleteMany({})
    first = (await write({ subject: 'The first' })).id
    await letters(server).updateOne(
      { _id: new Types.ObjectId(first) },
      { $set: { code: CODE, status: 'sent', startedAt: new Date() } },
    )
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const write = async (given: object): Promise<Letter> => {
    const body = { subject: 'Summer drop', body: 'It is here.', ...given }
    const answer = await server.request(createLetter, { as: admin, body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  /** Who a letter would go to, as its people are fixed. */
  const peopleOf = async (segment: object): Promise<(string | null)[]> => {
    const { id, audience } = await write(segment)
    const _id = new Types.ObjectId(id)
    const startedAt = new Date(Date.now() + 1_000)
    await letters(server).updateOne({ _id }, { $set: { status: 'sending', startedAt } })
    const letter = await letters(server).findOne({ _id })
    if (letter) await freezePeople(req, letter)
    const found = await deliveries(server).find({ campaign: _id }).sort({ email: 1 }).toArray()
    expect(audience?.people).toBe(found.length)
    return found.map(({ email }) => email)
  }
  const order = async (email: string, given: object) => {
    const body = orderInput(hat, { email, attempt: randomUUID(), ...given })
    const answer = await server.request(placeOrder, { body })
    expect(answer.status).toBe(201)
    return storedOrder(server.payload, (await answer.json()).number)
  }

  it('can be those with one of some tags', async () => {
    for (const [email, tags] of [
      ['ana@example.com', ['vip']],
      ['bea@example.com', ['summer', 'b2b']],
      ['cat@example.com', []],
    ] as const) {
      const { _id } = await buildSubscriber(server, email)
      await server.request(changeSubscriber, { as: admin, params: { id: String(_id) }, body: { tags } })
    }
    expect(await peopleOf({ tags: ['vip', 'summer'] })).toEqual(['ana@example.com', 'bea@example.com'])
    expect(await peopleOf({ tags: [] })).toHaveLength(3)
    const bad = await server.request(createLetter, { as: admin, body: { tags: ['A b'] } })
    expect(bad.status).toBe(400)
  })

  it('can be those who said yes after they came through a letter, and nobody who only followed it', async () => {
    await buildSubscriber(server, 'only-read@example.com')
    const { key } = await buildSubscriber(server, 'ana@example.com', ['launch'])
    const prefer = (body: Record<string, string>) =>
      server.request(changePreferences, { params: { key }, body: new URLSearchParams(body) })
    await prefer({ launch: 'on', s: CODE })
    expect(await peopleOf({ cameThrough: first })).toEqual([])
    await prefer({ launch: 'on', news: 'on', s: 'unknown9' })
    await prefer({ launch: 'on', s: '' })
    await prefer({ launch: 'on', news: 'on', s: CODE })
    const signUp = (email: string, s: string) =>
      server.request(subscribe, { body: new URLSearchParams({ email, s }) })
    expect((await signUp('bea@example.com', CODE)).status).toBe(303)
    expect((await signUp('bad', '&x=1')).headers.get('location')).toContain('problem=email&s=%26x%3D1')
    await order('cat@example.com', {
      wantsNews: true,
      lines: [{ productId: hat.id, quantity: 1, link: CODE }],
    })
    await order('dia@example.com', { lines: [{ productId: hat.id, quantity: 1, link: CODE }] })
    // Bea and Cat have not confirmed.
    expect(await peopleOf({ cameThrough: first })).toEqual(['ana@example.com'])
    for (const email of ['bea@example.com', 'cat@example.com']) await buildSubscriber(server, email)
    expect(await peopleOf({ cameThrough: first })).toEqual([
      'ana@example.com',
      'bea@example.com',
      'cat@example.com',
    ])
    expect((await knownSubscriber(server.payload, 'ana@example.com')).cameThrough).toEqual([first])
  })

  it('can be of no letter but one that was sent', async () => {
    const draft = await write({})
    const refused = failureOf(LETTER_TEXTS.notSent, 'cameThrough')
    for (const cameThrough of [draft.id, 'f'.repeat(24), '$gt']) {
      const made = await server.request(createLetter, { as: isla, body: { cameThrough } })
      expect([made.status, await made.json()]).toEqual([400, refused])
      const changed = await server.request(updateLetter, {
        as: admin,
        params: { id: draft.id },
        body: { version: 1, cameThrough },
      })
      expect([changed.status, await changed.json()]).toEqual([400, refused])
    }
    const letter = await server.request(readLetter, { as: admin, params: { id: draft.id } })
    expect(await letter.json()).toMatchObject({ tags: [], cameThrough: null, hasBought: false, version: 1 })
  })

  it('can be those who bought with the tick, once their order is paid', async () => {
    for (const name of ['ana', 'bea', 'cat', 'dia']) await buildSubscriber(server, `${name}@example.com`)
    const pay = async (email: string, given: object) => {
      const { id } = await order(email, { payment: 'manual', ...given })
      await inTransaction(req, async () => {
        const stored = await readOrder(req, id)
        if (!stored) throw new Error('The order is not there')
        return markPaid(req, stored, { paymentRef: null, problem: null, isHeld: true, by: 'site' })
      })
    }
    await pay('ana@example.com', { wantsNews: true })
    await pay('bea@example.com', {})
    await order('cat@example.com', { wantsNews: true, payment: 'manual' })
    await pay('dia@example.com', { wantsNews: true, payment: 'test' })
    expect(await peopleOf({ hasBought: true })).toEqual(['ana@example.com'])
  })

  it('are found by indexes', async () => {
    const fields = [{ tags: 'vip' }, { cameThrough: first }, { boughtAt: { $gt: new Date() } }]
    const plans = await Promise.all(fields.map((filter) => subscribers(server).find(filter).explain()))
    expect(plans.map((plan) => JSON.stringify(plan).includes('COLLSCAN'))).toEqual([false, false, false])
  })
})

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { type LetterClicks, floorOf, readLetterClicks } from '@/contracts/audience/letterClicks'
import { type LetterRow, listLetters } from '@/contracts/audience/letters'
import { type Breakdown, type Numbers, readBreakdown, readNumbers } from '@/contracts/audience/numbers'
import { dayAfter, siteDayAt } from '@/domain/audience/siteDays'
import { subscribers } from '@/domain/audience/subscribers'
import { visits } from '@/domain/audience/visits'
import { recountSales } from '@/domain/orders/salesSummaries'
import { summaryOf } from '@/endpoints/audience/summaryOf'
import { publicLetters } from '@/endpoints/audience/letters/publicLetters'
import { piecesOfStock } from '@/endpoints/books/piecesOfStock'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { sumOf } from '@/jobs/letters/testing/letters'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { demoSignups } from './demo/community'
import { createShop } from './demo/createShop'
import { seedShowcase } from './showcase'
import { SENT_SLUGS } from './showcase/letterWords'
import { DAYS, visitsOfDays } from './showcase/visitsOfDays'

describe('the showcase', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('adds nothing where the demo is not', async () => {
    await seedShowcase(server.payload)
    expect(await visits(server).countDocuments()).toBe(0)
  })

  it('has 90 days of visits, the same at every run, and 1,240 subscribers, once', async () => {
    const now = Date.now()
    expect(JSON.stringify(visitsOfDays(now))).toBe(JSON.stringify(visitsOfDays(now)))
    const seeds = server.payload.db.connection.collection<{ _id: string; doneAt: Date }>('seeds')
    await seeds.insertOne({ _id: 'demo', doneAt: new Date() })
    const data = { email: String(demoSignups[0]), signedUpAt: new Date().toISOString() }
    await server.payload.create({ collection: 'email-signups', data, draft: true })
    const isla = await buildUser(server.payload)
    const req = await createLocalReq({}, server.payload)
    await createShop(req, isla.id, new Map())
    await seedShowcase(server.payload)
    const stored = await visits(server).countDocuments()
    await seedShowcase(server.payload)
    expect(await visits(server).countDocuments()).toBe(stored)
    expect(await subscribers(server).countDocuments()).toBe(1 + 1_240)
    expect((await visits(server).distinct('day')).length).toBeGreaterThanOrEqual(DAYS)
    const today = siteDayAt(now).day
    const query = { from: dayAfter(today, -28), to: dayAfter(today, -1), compare: 'previous' }
    const answer = await server.request(readNumbers, { as: isla, query })
    const numbers = (await answer.json()) as Numbers
    expect(numbers.isCounting).toBe(true)
    expect(siteDayAt(Date.parse(numbers.countingSince ?? '')).day).toBe(dayAfter(today, -DAYS))
    expect(numbers.totals.visits).toBeGreaterThan(numbers.previous?.visits ?? 0)
    expect(numbers.series.every((point) => point.visits > 0)).toBe(true)
    expect(numbers.followerGrowth).toBeGreaterThan(0)

    // Each visit that ordered has its order, by the source that it came from, and the books agree with both.
    const { docs: orders } = await server.payload.find({ collection: 'orders', depth: 0, pagination: false })
    expect(orders.length).toBe(await visits(server).countDocuments({ 'goals.k': 'order' }))
    expect(new Set(orders.map(({ note }) => note))).toEqual(
      new Set(['A sample of the showcase. Nobody bought this.']),
    )
    const bySource = await server.request(readBreakdown, {
      as: isla,
      query: { from: dayAfter(today, -DAYS), to: today, dim: 'sources' },
    })
    const { rows } = (await bySource.json()) as Breakdown
    const revenueOf = (source: string) => rows.find(({ value }) => value === source)?.revenue
    for (const source of ['instagram', 'newsletter']) {
      const paid = orders.filter(({ cameFrom }) => cameFrom?.source === source)
      const cents = paid.reduce((sum, { subtotal }) => sum + subtotal, 0)
      expect(cents).toBeGreaterThan(0)
      expect(revenueOf(source)).toEqual([{ currency: 'USD', cents }])
    }
    expect(await recountSales(server.payload)).toBe(0)
    for (const { inStock, inOrders, kept, stocked } of await piecesOfStock(req))
      expect(stocked).toBe(inStock + inOrders + kept)
  })
  it('has two letters that were sent, as their deliveries and clicks say, and one that is ready', async () => {
    const admin = await buildAdmin(server.payload)
    const { items } = (await (await server.request(listLetters, { as: admin })).json()) as {
      items: LetterRow[]
    }
    expect(items.map(({ status }) => status)).toEqual(['ready', 'sent', 'sent'])
    for (const { id, total, counts } of items.slice(1)) {
      expect(sumOf({ counts })).toBe(total)
      expect(counts.sent).toBeGreaterThan(200)
      expect(counts.refused).toBeGreaterThan(0)
      const answer = await server.request(readLetterClicks, { as: admin, params: { id } })
      const { opened, sent, links } = (await answer.json()) as LetterClicks
      expect(floorOf(opened ?? 0, sent)).toBeGreaterThan(25)
      expect(links.every(({ clicks }) => clicks > 0)).toBe(true)
    }
    const summary = await summaryOf({ payload: server.payload }, admin)
    expect(summary.openRate).toEqual({ floor: expect.any(Number), letters: 2 })
    expect((await publicLetters(server.payload)).map(({ slug }) => slug)).toEqual(
      SENT_SLUGS.map(({ slug }) => slug),
    )
  })
})

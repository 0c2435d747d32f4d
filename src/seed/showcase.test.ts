import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Numbers, readNumbers } from '@/contracts/audience/numbers'
import { dayAfter, siteDayAt } from '@/domain/audience/siteDays'
import { subscribers } from '@/domain/audience/subscribers'
import { visits } from '@/domain/audience/visits'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { demoSignups } from './demo/community'
import { seedShowcase } from './showcase'
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
    await seedShowcase(server.payload)
    const stored = await visits(server).countDocuments()
    await seedShowcase(server.payload)
    expect(await visits(server).countDocuments()).toBe(stored)
    expect(await subscribers(server).countDocuments()).toBe(1 + 1_240)
    expect((await visits(server).distinct('day')).length).toBeGreaterThanOrEqual(DAYS)
    const today = siteDayAt(now).day
    const query = { from: dayAfter(today, -28), to: dayAfter(today, -1), compare: 'previous' }
    const answer = await server.request(readNumbers, { as: await buildUser(server.payload), query })
    const numbers = (await answer.json()) as Numbers
    expect(numbers.isCounting).toBe(true)
    expect(siteDayAt(Date.parse(numbers.countingSince ?? '')).day).toBe(dayAfter(today, -DAYS))
    expect(numbers.totals.visits).toBeGreaterThan(numbers.previous?.visits ?? 0)
    expect(numbers.series.every((point) => point.visits > 0)).toBe(true)
    expect(numbers.followerGrowth).toBeGreaterThan(0)
  })
})

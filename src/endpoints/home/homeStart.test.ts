import { createBrandDealApplication } from '@/contracts/deals'
import { createOnboarding } from '@/contracts/feedback'
import { buildIdea } from '../core/testing/dashboardFactories'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { type TestServer, startServer } from '../core/testing/server'
import { homeStart } from './homeStart'

const HOUR_MS = 60 * 60 * 1000

describe('what the home screen is rendered with', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('follows what is stored: each thing that is done stops being asked for', async () => {
    const creator = await buildUser(server.payload)
    const deal = await buildBrandDeal(server.payload)
    await buildIdea(server.payload, await buildUser(server.payload))
    expect(await homeStart(server.payload, creator)).toEqual({
      isReturning: false,
      isOnboardingSent: false,
      followerGoal: null,
      contentGoal: null,
      revenueGoal: null,
      hasIdea: false,
      hasProduct: false,
      openDeals: 1,
      waiting: null,
    })
    await server.request(createOnboarding, { as: creator, body: { followerGoal: 100_000 } })
    const body = { brandDealId: deal.id, applicationMessage: 'Take me.' }
    await server.request(createBrandDealApplication, { as: creator, body })
    await buildIdea(server.payload, creator)
    expect(await homeStart(server.payload, creator)).toMatchObject({
      isOnboardingSent: true,
      followerGoal: 100_000,
      hasIdea: true,
      openDeals: 0,
    })
  })

  it('greets somebody as coming back half a day after the first log-in, not before', async () => {
    const creator = await buildUser(server.payload)
    const seen = (hours: number) => ({
      ...creator,
      firstLoginAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    })
    expect((await homeStart(server.payload, seen(1))).isReturning).toBe(false)
    expect((await homeStart(server.payload, seen(13))).isReturning).toBe(true)
  })

  it('tells admins alone who waits, without who was rejected', async () => {
    const pending = await buildUser(server.payload, { approved: false })
    await buildUser(server.payload, { approved: false, rejectedAt: new Date().toISOString() })
    const { waiting } = await homeStart(server.payload, await buildAdmin(server.payload))
    expect(waiting?.total).toBe(1)
    expect(waiting?.people[0]).toMatchObject({ id: pending.id, username: pending.username })
    expect((await homeStart(server.payload, await buildUser(server.payload))).waiting).toBeNull()
  })
})

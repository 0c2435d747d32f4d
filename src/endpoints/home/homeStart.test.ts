import { today } from '@internationalized/date'
import {
  type Breakdown,
  type Numbers,
  changeCounting,
  readBreakdown,
  readNumbers,
} from '@/contracts/audience/numbers'
import type { Call } from '@/contracts/core/call'
import { createBrandDealApplication } from '@/contracts/deals'
import { createOnboarding } from '@/contracts/feedback'
import { getHome } from '@/contracts/home'
import { updatePlatformProfile } from '@/contracts/platforms'
import * as tasks from '@/contracts/schedule/tasks'
import { updateWorkspace } from '@/contracts/workspace'
import type { User as StoredUser } from '@/payload-types'
import { dayAfter, siteDayAt } from '@/domain/audience/siteDays'
import { subscribersStart } from '../audience/summaryOf'
import { buildSubscriber } from '../audience/testing/subscribers'
import { buildIdea } from '../core/testing/dashboardFactories'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { FIRST_LINE, buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { deskStart } from '../orders/desk/deskSummary'
import { homeStart } from './homeStart'
import { HOUR_MS } from '@/contracts/core/time'

const ZONE = 'Pacific/Kiritimati'

describe('what the home screen is rendered with', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterEach(async () => {
    await server.payload.delete({ collection: 'brand-deals', where: {} })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const home = async (as: StoredUser) => (await server.request(getHome, { as })).json()
  const titles = async (as: StoredUser): Promise<string[]> =>
    (await home(as)).actions.map(({ title }: { title: string }) => title)
  const addTask = async (as: StoredUser, body: object): Promise<tasks.Task> =>
    (await server.request(tasks.createTask, { as, body })).json()
  const inDays = (days: number) => today(ZONE).add({ days }).toString()

  it('are samples for somebody new; each first step goes once it is done', async () => {
    const creator = await buildUser(server.payload)
    const deal = await buildBrandDeal(server.payload, { deadline: inDays(2) })
    await buildIdea(server.payload, await buildUser(server.payload))
    expect(await homeStart(server.payload, creator)).toEqual({
      home: await home(creator),
      counts: null,
      isCounted: false,
      isReturning: false,
      followerGoal: null,
      contentGoal: null,
      revenueGoal: null,
      waiting: null,
      tests: null,
    })
    expect(await home(creator)).toEqual({
      set: 'sample',
      stats: { followers: 0, posts: 0, deals: 0, revenueCents: 0 },
      progress: { platformSetup: 100, contentStrategy: 45, teamBuilding: 20 },
      actions: [
        {
          kind: 'onboarding',
          title: 'Finish onboarding',
          note: 'Five steps, about two minutes.',
          href: '/dashboard/onboarding',
        },
        {
          kind: 'deals',
          title: 'Read the open brand deal',
          note: 'Budgets are shown before you write a word.',
          href: '/dashboard/connect',
        },
        {
          kind: 'idea',
          title: 'Save a first idea',
          note: 'Typed or spoken, in a few seconds.',
          href: '/dashboard/vision-board',
        },
        {
          kind: 'product',
          title: 'Add a first product',
          note: 'Only if you sell: it goes to the shop of this site.',
          href: '/dashboard/ecommerce?tab=products',
        },
      ],
    })
    await server.request(createOnboarding, { as: creator, body: { followerGoal: 100_000 } })
    const body = { brandDealId: deal.id, applicationMessage: 'Take me.' }
    await server.request(createBrandDealApplication, { as: creator, body })
    await buildIdea(server.payload, creator)
    await buildProduct(server.payload, creator)
    expect(await titles(creator)).toEqual([])
    expect((await homeStart(server.payload, creator)).followerGoal).toBe(100_000)
    expect(await titles(await buildUser(server.payload, { email: null }))).toContain('Add your e-mail')
  })

  it('name the orders to ship first, without test orders', async () => {
    const creator = await buildUser(server.payload)
    await buildOrder(server.payload, creator, { isTest: true })
    expect((await titles(creator))[0]).toBe('Finish onboarding')
    await buildOrder(server.payload, creator)
    expect((await home(creator)).actions[0]).toEqual({
      kind: 'ship',
      title: '1 order to ship',
      note: '2 pieces are paid and not on the way yet.',
      href: '/dashboard/ecommerce/orders?filter=to_ship',
    })
  })

  it('tell what is handed over from what is shipped, by the part of its seller', async () => {
    const creator = await buildUser(server.payload)
    const other = await buildUser(server.payload)
    await buildOrder(server.payload, creator, { delivery: 'pickup' })
    expect((await home(creator)).actions[0]).toMatchObject({
      title: '1 order to hand over',
      note: '2 pieces are paid and not picked up yet.',
    })
    const part = (sellerId: string, delivery: 'ship' | 'pickup') => ({
      sellerId,
      delivery,
      subtotal: 0,
      discount: 0,
      shipping: 0,
      shippingRefunded: 0,
      tax: 0,
      total: 0,
    })
    await buildOrder(server.payload, creator, {
      delivery: 'ship',
      parts: [part(creator.id, 'pickup'), part(other.id, 'ship')],
    })
    expect((await home(creator)).actions[0]).toMatchObject({ title: '2 orders to hand over' })
    await buildOrder(server.payload, creator)
    expect((await home(creator)).actions[0]).toMatchObject({
      title: '1 order to ship, 2 to hand over',
      note: '6 pieces are paid and not with their buyers yet.',
    })
  })

  it('name the orders with a return to answer, for who may answer it', async () => {
    const creator = await buildUser(server.payload)
    const asked = {
      key: 'k',
      sellerId: creator.id,
      lineId: FIRST_LINE,
      quantity: 1,
      reason: 'other',
    } as const
    for (const state of ['requested', 'approved'] as const) {
      const lines = [{ sellerId: creator.id, shippedQuantity: 2 }]
      await buildOrder(server.payload, creator, { lines, returns: [{ ...asked, state }] })
    }
    const lines = [{ sellerId: creator.id, shippedQuantity: 2 }]
    await buildOrder(server.payload, creator, {
      isTest: true,
      lines,
      returns: [{ ...asked, state: 'requested' }],
    })
    const item = {
      kind: 'return',
      title: '1 order with a return to answer',
      note: 'A buyer wants to send something back.',
      href: '/dashboard/ecommerce/orders?filter=returns',
    }
    const first = async (as: StoredUser) => (await home(as)).actions[0]
    const allow = (sellersRefund: boolean) =>
      server.payload.updateGlobal({ slug: 'selling', data: { sellersRefund } })
    await allow(false)
    expect((await first(creator)).kind).toBe('onboarding')
    expect(await first(await buildAdmin(server.payload))).toEqual(item)
    await allow(true)
    expect(await first(creator)).toEqual(item)
    expect((await first(await buildUser(server.payload))).kind).toBe('onboarding')
  })

  it('are one’s own from the first tick on, counted from what is stored', async () => {
    const creator = await buildUser(server.payload)
    const shippedAlready = [{ sellerId: creator.id, shippedQuantity: 2 }]
    await buildOrder(server.payload, creator, { lines: shippedAlready })
    await buildOrder(server.payload, creator, { lines: shippedAlready, isTest: true })
    const profile = (platform: string, body: object) =>
      server.request(updatePlatformProfile, { as: creator, params: { platform }, body })
    await profile('tiktok', { followers: 900, version: 0 })
    await profile('twitch', { followers: 60, version: 0 })
    expect((await home(creator)).set).toBe('sample')
    await profile('tiktok', { tick: { list: 'setup', item: 'link-the-shop', on: true } })
    await profile('tiktok', { tick: { list: 'verification', item: 'send-the-request', on: true } })
    await server.request(createOnboarding, { as: creator, body: { contentGoal: 1 } })
    const posted = await addTask(creator, { title: 'Out', date: inDays(27) })
    await addTask(creator, { title: 'Planned', date: inDays(0) })
    await addTask(creator, { title: 'Too far ahead', date: inDays(40) })
    await addTask(creator, { title: 'Without a day' })
    await addTask(await buildUser(server.payload), { title: 'Somebody else’s', date: inDays(1) })
    const params = { id: posted.id }
    const move = { version: 1, status: 'in-progress' }
    await server.request(tasks.moveTask, { as: creator, params, body: move })
    await server.request(tasks.publishTask, { as: creator, params, body: { version: 2 } })
    const deal = await buildBrandDeal(server.payload)
    await server.payload.create({
      collection: 'brand-deal-applications',
      data: { userId: creator.id, brandDealId: deal.id, applicationMessage: 'Me.', status: 'approved' },
    })
    await server.payload.create({
      collection: 'team-applications',
      data: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: 'ana@example.com',
        age: 30,
        skillset: 'Stylist',
        whyJoin: 'Yes.',
        status: 'accepted',
        appliedAt: '2026-11-01T09:00:00.000Z',
      },
    })
    await server.request(updateWorkspace, { as: creator, body: { timeZone: ZONE } })
    expect(await home(creator)).toMatchObject({
      set: 'own',
      stats: { followers: 960, posts: 1, deals: 1, revenueCents: 12_800 },
      progress: { platformSetup: 4, contentStrategy: 50, teamBuilding: 20 },
    })
    expect((await homeStart(server.payload, creator)).counts).toEqual({
      platforms: 2,
      postsThisMonth: 1,
      setup: { ticked: 1, total: 25 },
      planned: { posts: 2, goal: 4 },
      members: 1,
    })
  })

  it('are real from the first day while visits are counted, with the people on the list as followers', async () => {
    const as = await buildAdmin(server.payload)
    await buildSubscriber(server, 'marisol@example.com')
    const started = await server.request(changeCounting, { as, body: { isCounting: true } })
    expect(await started.json()).toMatchObject({ isCounting: true })
    const creator = await buildUser(server.payload)
    await server.request(updatePlatformProfile, {
      as: creator,
      params: { platform: 'tiktok' },
      body: { followers: 900, version: 0 },
    })
    expect(await homeStart(server.payload, creator)).toMatchObject({
      home: {
        set: 'sample',
        stats: { followers: 1, posts: 0, deals: 0, revenueCents: 0 },
        progress: { platformSetup: 100, contentStrategy: 45, teamBuilding: 20 },
      },
      isCounted: true,
      counts: { postsThisMonth: 0 },
    })
    await server.request(changeCounting, { as, body: { isCounting: false } })
    expect((await home(creator)).stats.followers).toBe(0)
  })

  it('are those that the subscribers, the shop and Analytics name', async () => {
    const as = await buildAdmin(server.payload)
    const creator = await buildUser(server.payload)
    await server.request(changeCounting, { as, body: { isCounting: true } })
    await buildOrder(server.payload, creator, { lines: [{ sellerId: creator.id, refundedQuantity: 1 }] })
    await buildOrder(server.payload, await buildUser(server.payload))
    const to = siteDayAt(Date.now()).day
    const asked = async <TAnswer>(call: Call, query: Record<string, string>) => {
      const days = { from: dayAfter(to, -1), to }
      const answer = await server.request(call, { as: creator, query: { ...days, ...query } })
      return (await answer.json()) as TAnswer
    }
    const { stats } = await home(creator)
    const { active } = await subscribersStart(server.payload, creator)
    const { followerGrowth } = await asked<Numbers>(readNumbers, {})
    expect([stats.followers, active, followerGrowth]).toEqual([1, 1, 1])
    const { rows } = await asked<Breakdown>(readBreakdown, { dim: 'sources' })
    const { revenue } = await deskStart(server.payload, creator)
    const shown = revenue.map(({ currency, net: cents }) => ({ currency, cents }))
    expect(shown).toEqual([{ currency: 'USD', cents: stats.revenueCents }])
    expect(rows.flatMap((row) => row.revenue)).toEqual([{ currency: 'USD', cents: 6_400 }])
    expect(stats.revenueCents).toBe(6_400)
    await server.request(changeCounting, { as, body: { isCounting: false } })
  })

  it('put first what is overdue, then what is due by tomorrow and what closes, five at once', async () => {
    const creator = await buildUser(server.payload)
    await server.request(updateWorkspace, { as: creator, body: { timeZone: ZONE } })
    await buildBrandDeal(server.payload, { campaignTitle: 'Far', deadline: inDays(8) })
    await buildBrandDeal(server.payload, {
      campaignTitle: 'Near',
      companyName: 'Palmera',
      deadline: inDays(2),
    })
    const made = await addTask(creator, { title: 'Today', date: inDays(0), time: '13:05', timeZone: ZONE })
    await addTask(creator, { title: 'Tomorrow', platform: 'youtube', date: inDays(1) })
    await addTask(creator, { title: 'Late', date: inDays(-4) })
    await addTask(creator, { title: 'Later', date: inDays(2) })
    const { actions } = await home(creator)
    expect(actions.slice(0, 4)).toEqual([
      expect.objectContaining({
        kind: 'overdue',
        title: 'Late',
        note: 'TikTok, 4 days overdue. Move it or finish it.',
      }),
      {
        kind: 'due',
        title: 'Today',
        note: 'TikTok, planned for today at 1:05 PM.',
        href: `/dashboard/schedule/post/${made.id}`,
      },
      expect.objectContaining({ title: 'Tomorrow', note: 'YouTube, planned for tomorrow.' }),
      expect.objectContaining({ kind: 'closing', title: 'Decide on Near', href: '/dashboard/connect' }),
    ])
    expect(actions[3].note).toMatch(/^Palmera\. Closes [A-Z][a-z]{2} \d+\.$/)
    expect(actions).toHaveLength(5)
    await server.request(tasks.deleteTask, { as: creator, params: { id: made.id } })
    expect(await titles(creator)).toEqual([
      'Late',
      'Tomorrow',
      'Decide on Near',
      'Finish onboarding',
      'Read 2 open brand deals',
    ])
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

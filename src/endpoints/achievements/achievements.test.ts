import { createLocalReq } from 'payload'
import * as contract from '@/contracts/achievements'
import { createOnboarding } from '@/contracts/feedback'
import { updateAccount } from '@/contracts/account/profile'
import { listNotifications } from '@/contracts/notifications'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { updatePlatformProfile } from '@/contracts/platforms'
import * as tasks from '@/contracts/schedule/tasks'
import { startEmpty, updateWorkspace } from '@/contracts/workspace'
import { judgeAchievements } from '@/domain/achievements/achievements'
import { inTransaction } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildPicture, buildUser } from '../core/testing/factories'
import { buildBrandDeal } from '../core/testing/factories/deals'
import { type TestServer, startServer } from '../core/testing/server'

const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string

describe('achievements', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const read = async (as: StoredUser): Promise<contract.Achievements> =>
    (await server.request(contract.getAchievements, { as })).json()
  const unlockedOf = async (as: StoredUser) => {
    const { set, items } = await read(as)
    return set === 'sample' ? [] : items.filter(({ unlocked }) => unlocked).map(({ id }) => id)
  }
  const patch = (as: StoredUser, platform: string, body: unknown) =>
    server.request(updatePlatformProfile, { as, params: { platform }, body })
  const toldOf = async (as: StoredUser): Promise<string[]> => {
    const { items } = await (await server.request(listNotifications, { as })).json()
    return items.map(({ title, body }: { title: string; body: string }) => `${title}: ${body}`)
  }
  const applied = async (userId: string, status: 'pending' | 'approved' | 'rejected') => {
    const deal = await buildBrandDeal(server.payload, { campaignTitle: 'Winter weekend' })
    const data = { userId, brandDealId: deal.id, applicationMessage: 'Take me.', status }
    return server.payload.create({ collection: 'brand-deal-applications', data, depth: 0 })
  }

  it('are six samples with 225 of 825 points for somebody new', async () => {
    const achievements = await read(await buildUser(server.payload))
    expect(achievements).toMatchObject({ set: 'sample', points: 225, totalPoints: 825, percent: 27 })
    expect(achievements.items.map(({ points }) => points)).toEqual([100, 50, 150, 75, 200, 250])
    expect(achievements.items[0]).toEqual({
      id: 'first-post',
      title: 'First Post',
      description: 'Publish the first piece of content.',
      points: 100,
      unlocked: true,
      unlockedDate: '2026-01-15',
      because: [],
      progress: null,
    })
  })

  it('are one’s own and locked after Start empty', async () => {
    const creator = await buildUser(server.payload)
    await server.request(startEmpty, { as: creator, body: { set: 'achievements' } })
    expect(await read(creator)).toMatchObject({ set: 'own', points: 0, percent: 0 })
    expect(await unlockedOf(creator)).toEqual([])
  })

  it('say how far one is with what takes several steps', async () => {
    const creator = await buildUser(server.payload)
    await server.request(startEmpty, { as: creator, body: { set: 'achievements' } })
    await patch(creator, 'tiktok', { followers: 640, version: 0 })
    await patch(creator, 'tiktok', { tick: { list: 'setup', item: 'link-the-shop', on: true } })
    const progress = (await read(creator)).items.map((item) => item.progress)
    expect(progress).toEqual([
      null,
      { done: 3, total: 5 },
      null,
      { done: 1, total: 25 },
      { done: 640, total: 1_000 },
      { done: 0, total: 13 },
    ])
  })

  it('unlock with an approved deal, once, with its name, and are never taken back', async () => {
    const [creator, admin] = [await buildUser(server.payload), await buildAdmin(server.payload)]
    const { id } = await applied(creator.id, 'pending')
    const decide = (status: 'approved' | 'rejected') =>
      server.payload.update({
        collection: 'brand-deal-applications',
        id,
        data: { status },
        overrideAccess: false,
        user: { ...admin, collection: 'users' },
      })
    await decide('rejected')
    expect((await read(creator)).set).toBe('sample')
    await decide('approved')
    await decide('rejected')
    await decide('approved')
    const own = await read(creator)
    expect(own).toMatchObject({ set: 'own', points: 150, percent: 18 })
    expect(own.items.find(({ unlocked }) => unlocked)).toMatchObject({
      id: 'first-partnership',
      unlockedDate: DAY,
      because: [{ kind: 'deal', id, title: 'Winter weekend', href: '/dashboard/connect' }],
    })
    const told = (await toldOf(creator)).filter((each) => each.startsWith('First Partnership'))
    expect(told).toEqual(['First Partnership unlocked: 150 points. You are at 150 of 825.'])
    expect((await read(admin)).set).toBe('sample')
    await server.payload.delete({ collection: 'brand-deal-applications', id })
    expect((await read(creator)).items.find(({ unlocked }) => unlocked)?.because).toEqual([])
  })

  it('unlock when the profile is complete: names, e-mail, picture and onboarding', async () => {
    const creator = await buildUser(server.payload, { lastName: null })
    await server.request(createOnboarding, { as: creator, body: { niche: 'Swim' } })
    const { id: profileImage } = await buildPicture(server.payload, creator)
    await server.payload.update({ collection: 'users', id: creator.id, data: { profileImage } })
    const save = (body: unknown) => server.request(updateAccount, { as: creator, body })
    await save({ lastName: ' ' })
    expect(await unlockedOf(creator)).not.toContain('profile-complete')
    await save({ lastName: 'Reyes' })
    expect(await unlockedOf(creator)).toEqual(['profile-complete'])
    const { because } = (await read(creator)).items[1] ?? {}
    expect(because?.map(({ title, href }) => [title, href])).toEqual([
      ['your profile', '/dashboard/settings'],
      ['onboarding', '/dashboard/onboarding'],
    ])
  })

  it('unlock at a thousand followers of all platforms together, as entered', async () => {
    const creator = await buildUser(server.payload)
    await patch(creator, 'tiktok', { followers: 999, version: 0 })
    expect((await read(creator)).set).toBe('sample')
    await patch(creator, 'discord', { followers: 0, version: 0 })
    expect((await read(creator)).set).toBe('sample')
    await patch(creator, 'twitch', { followers: 1, version: 0 })
    await patch(creator, 'tiktok', { followers: 0, version: 1 })
    expect(await unlockedOf(creator)).toEqual(['community-builder'])
    const { because, description } = (await read(creator)).items[4] ?? {}
    expect(because?.map(({ title }) => title)).toEqual(['TikTok', 'Twitch'])
    expect(description).toBe('Reach 1,000 people who follow along, as entered per platform.')
  })

  it('unlock with the last setup item of all seven platforms', async () => {
    const creator = await buildUser(server.payload)
    const ticks = PLATFORMS.flatMap(({ id, setup }) => setup.map(({ id: item }) => ({ id, item })))
    const last = ticks.pop()
    const tick = ({ id, item }: (typeof ticks)[number]) =>
      patch(creator, id, { tick: { list: 'setup', item, on: true } })
    for (const each of ticks) await tick(each)
    expect((await read(creator)).set).toBe('sample')
    if (last) await tick(last)
    expect(await unlockedOf(creator)).toEqual(['all-connected'])
  })

  it('unlock with the first published post, which stays named until it is deleted', async () => {
    const creator = await buildUser(server.payload)
    const task = await (
      await server.request(tasks.createTask, { as: creator, body: { title: 'Packing for two days' } })
    ).json()
    expect((await read(creator)).set).toBe('sample')
    const params = { id: task.id }
    const move = { version: 1, status: 'in-progress' }
    await server.request(tasks.moveTask, { as: creator, params, body: move })
    const published = await server.request(tasks.publishTask, { as: creator, params, body: { version: 2 } })
    expect(published.status).toBe(200)
    const [first] = (await read(creator)).items
    expect(first?.because).toEqual([
      {
        kind: 'task',
        id: task.id,
        title: 'Packing for two days',
        href: `/dashboard/schedule?task=${task.id}`,
      },
    ])
    await server.request(tasks.deleteTask, { as: creator, params })
    expect((await read(creator)).items[0]).toMatchObject({ unlocked: true, because: [] })
  })

  it('unlock with posts in 13 weeks in a row, in one’s own time zone', async () => {
    const creator = await buildUser(server.payload)
    const publish = (publishedAt: string) =>
      server.payload.create({
        collection: 'tasks',
        data: {
          userId: creator.id,
          title: 'Post',
          platform: 'tiktok',
          status: 'todo',
          disclosure: 'none',
          rank: 0,
          publishedAt,
          version: 1,
        },
      })
    // Mondays at 3 AM in UTC are Sundays, the last day of the week before, in New York.
    await server.request(updateWorkspace, { as: creator, body: { timeZone: 'America/New_York' } })
    const monday = Date.parse('2026-03-02T03:00:00.000Z')
    for (const week of [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) {
      await publish(new Date(monday + week * 7 * 86_400_000).toISOString())
    }
    expect(await unlockedOf(creator)).toEqual(['first-post'])
    // In UTC the next post is in the same week as the one before it; in this person's zone it is in the next week.
    expect((await read(creator)).items[5]?.progress).toEqual({ done: 12, total: 13 })
    await publish('2026-06-02T03:00:00.000Z')
    expect(await unlockedOf(creator)).toEqual(['first-post', 'full-season'])
    expect((await read(creator)).items[5]?.because).toHaveLength(13)
  })

  it('are told once when judged many times at once', async () => {
    const creator = await buildUser(server.payload)
    await applied(creator.id, 'approved')
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const req = await createLocalReq({}, server.payload)
        await inTransaction(req, () => judgeAchievements(req, creator.id))
      }),
    )
    expect(await toldOf(creator)).toHaveLength(1)
    expect(await unlockedOf(creator)).toEqual(['first-partnership'])
  })
})

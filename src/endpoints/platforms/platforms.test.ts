import { PLATFORMS } from '@/contracts/platformChecklists'
import { createOnboarding } from '@/contracts/feedback'
import * as contract from '@/contracts/platforms'
import { getWorkspace } from '@/contracts/workspace'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

const EMPTY = {
  handle: null,
  url: null,
  followers: null,
  followersAt: null,
  setupDone: [],
  verificationDone: [],
  version: 0,
}
const CHANGED = 'This was changed elsewhere. Load it again.'

describe('accounts and checklists on the platforms', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const list = async (as: StoredUser): Promise<contract.PlatformProfile[]> =>
    (await server.request(contract.listPlatformProfiles, { as })).json()
  const patch = (as: StoredUser, body: unknown, platform = 'tiktok') =>
    server.request(contract.updatePlatformProfile, { as, params: { platform }, body })
  const tick = (as: StoredUser, item: string, on = true, name = 'setup') =>
    patch(as, { tick: { list: name, item, on } })
  const setsOf = async (as: StoredUser) => (await (await server.request(getWorkspace, { as })).json()).sets

  it('are seven empty ones for somebody new, and reading stores nothing', async () => {
    const creator = await buildUser(server.payload)
    expect(await list(creator)).toEqual(PLATFORMS.map(({ id }) => ({ platform: id, ...EMPTY })))
    expect((await server.payload.count({ collection: 'platform-profiles' })).totalDocs).toBe(0)
  })

  it('keep every one of many ticks at once, and the first makes the lists one’s own', async () => {
    const [creator, stranger] = [await buildUser(server.payload), await buildUser(server.payload)]
    expect((await tick(creator, 'link-the-shop', false)).status).toBe(200)
    expect(await setsOf(creator)).toMatchObject({ checklists: 'sample', home: 'sample' })
    const items = PLATFORMS[0]?.setup.map(({ id }) => id) ?? []
    const answers = await Promise.all([...items, ...items].map((item) => tick(creator, item)))
    expect(countOf(answers, 200)).toBe(2 * items.length)
    const [tiktok] = await list(creator)
    expect(tiktok?.setupDone.toSorted()).toEqual(items.toSorted())
    expect(tiktok?.version).toBe(0)
    expect(await setsOf(creator)).toMatchObject({ checklists: 'own', home: 'own', schedule: 'sample' })
    const answer = await tick(creator, 'link-the-shop', false)
    expect((await answer.json()).setupDone).not.toContain('link-the-shop')
    expect(await setsOf(creator)).toMatchObject({ checklists: 'own' })
    expect((await list(stranger))[0]).toEqual({ platform: 'tiktok', ...EMPTY })
  })

  it('have a handle, an address and followers, each changed and cleared by itself', async () => {
    const creator = await buildUser(server.payload)
    const all = { handle: ' @isla.verano', url: 'https://tiktok.com/@isla.verano', followers: 31_480 }
    const saved = await patch(creator, { ...all, version: 0 })
    expect(saved.status).toBe(200)
    const stored = {
      platform: 'tiktok',
      ...EMPTY,
      ...all,
      handle: 'isla.verano',
      followersAt: MOMENT,
      version: 1,
    }
    expect(await saved.json()).toEqual(stored)
    await tick(creator, 'send-the-request', true, 'verification')
    const cleared = await patch(creator, { followers: null, version: 1 })
    expect(await cleared.json()).toEqual({
      ...stored,
      followers: null,
      followersAt: null,
      verificationDone: ['send-the-request'],
      version: 2,
    })
  })

  it('begin with the accounts of the onboarding, once, and never over what was saved', async () => {
    const creator = await buildUser(server.payload)
    const answer = (body: object) => server.request(createOnboarding, { as: creator, body })
    const accounts = async () =>
      (await list(creator)).slice(0, 2).map(({ handle, url, version }) => ({ handle, url, version }))
    await answer({ instagram: 'isla', tiktok: '@isla.verano', youtube: 'youtube.com/@islaverano?si=1' })
    const filled = [
      { handle: 'isla.verano', url: null, version: 1 },
      { handle: 'islaverano', url: 'https://youtube.com/@islaverano?si=1', version: 1 },
    ]
    expect(await accounts()).toEqual(filled)
    await patch(creator, { handle: null, version: 1 })
    await answer({ tiktok: '@isla.verano', youtube: '@other' })
    expect(await accounts()).toEqual([{ handle: null, url: null, version: 2 }, filled[1]])
    const other = await buildUser(server.payload)
    await server.request(createOnboarding, { as: other, body: { tiktok: 'none, yet', youtube: '@' } })
    expect((await list(other)).map(({ version }) => version)).toEqual(PLATFORMS.map(() => 0))
  })

  it('take one of twenty changes of one version', async () => {
    const creator = await buildUser(server.payload)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, followers) => patch(creator, { followers, version: 0 })),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 19])
    const late = await patch(creator, { handle: 'isla', version: 0 })
    expect(await late.json()).toEqual(failureOf(CHANGED))
    expect((await list(creator))[0]).toMatchObject({ handle: null, version: 1 })
  })

  it.each([
    [{ handle: 'isla' }, contract.PLATFORM_TEXTS.versionMissing, 'version'],
    [{ followers: -1, version: 0 }, contract.PLATFORM_TEXTS.followersInvalid, 'followers'],
    [{ followers: 1.5, version: 0 }, contract.PLATFORM_TEXTS.followersInvalid, 'followers'],
    [{ followers: 10_000_000_001, version: 0 }, contract.PLATFORM_TEXTS.followersInvalid, 'followers'],
    [{ url: 'isla', version: 0 }, 'Must be a valid URL', 'url'],
    [{ tick: { list: 'setup', item: 'fly', on: true } }, contract.PLATFORM_TEXTS.itemUnknown, 'tick.item'],
    [
      { tick: { list: 'verification', item: 'link-the-shop', on: true } },
      contract.PLATFORM_TEXTS.itemUnknown,
      'tick.item',
    ],
    [
      { tick: { list: 'all', item: 'link-the-shop', on: true } },
      contract.PLATFORM_TEXTS.itemUnknown,
      'tick.list',
    ],
  ])('refuse %j', async (body, text, field) => {
    const creator = await buildUser(server.payload)
    const answer = await patch(creator, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf(text, field))
    expect((await list(creator))[0]).toEqual({ platform: 'tiktok', ...EMPTY })
    expect(await setsOf(creator)).toMatchObject({ checklists: 'sample' })
  })

  it('are on no other platform, and go with the person', async () => {
    const creator = await buildUser(server.payload)
    for (const platform of ['myspace', '__proto__', '%00']) {
      expect((await patch(creator, { followers: 1, version: 0 }, platform)).status).toBe(404)
    }
    await tick(creator, 'link-the-shop')
    const count = async () => (await server.payload.count({ collection: 'platform-profiles' })).totalDocs
    const before = await count()
    await eraseUser(server.payload, creator.id)
    expect(await count()).toBe(before - 1)
  })
})

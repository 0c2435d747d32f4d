import { readFileSync } from 'node:fs'
import type { User as StoredUser } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/room'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { RELEASE } from '@/contracts/releases'
import { SCREENS } from '@/contracts/screens'
import * as contract from '@/contracts/settings'
import { manifestChecksum, readOwnManifest } from './manifest'
import { json, redirect, startSourceDashboard } from './testing/sourceDashboard'

const ID = expect.stringMatching(/^[0-9a-f]{24}$/) as string
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
const ALL = Object.values(SCREENS).map(({ title }) => title)
const OF_CREATORS = Object.values(SCREENS).flatMap(({ title, who }) => (who === 'admin' ? [] : [title]))
const packageVersion = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
const FAILED = { message: contract.SETTINGS_TEXTS.syncFailed, error: contract.SETTINGS_TEXTS.syncFailed }

describe('dashboard settings and syncs', () => {
  let server: TestServer
  let source: Awaited<ReturnType<typeof startSourceDashboard>>

  beforeAll(async () => {
    server = await startServer()
    source = await startSourceDashboard(json(readOwnManifest()))
  })
  beforeEach(() => {
    source.asked.length = 0
    source.answerWith(json(readOwnManifest()))
  })
  afterEach(() => {
    delete process.env.SYNC_SOURCE_URL
  })
  afterAll(async () => {
    await source.stop()
    await server.stop()
  })

  const person = () => buildUser(server.payload)
  const settingsOf = async (as: StoredUser) =>
    (await server.request(contract.getDashboardSettings, { as })).json()
  const statusOf = async (as: StoredUser) => (await server.request(contract.getSyncStatus, { as })).json()
  const historyOf = async (as: StoredUser): Promise<contract.SyncLog[]> =>
    (await server.request(contract.listSyncHistory, { as })).json()
  const update = (as: StoredUser | null, body: unknown) =>
    server.request(contract.updateDashboardSettings, { as, body })
  const force = (as: StoredUser) => server.request(contract.forceSync, { as })
  const pointAt = async (as: StoredUser, sourceDashboardUrl: string) => {
    const { id } = await settingsOf(as)
    await server.payload.update({ collection: 'dashboard-settings', id, data: { sourceDashboardUrl } })
  }

  it('are for people who are logged in, but the manifest is for everybody', async () => {
    const answers = await Promise.all([
      server.request(contract.getDashboardSettings),
      update(null, { autoUpdateEnabled: 'true' }),
      server.request(contract.getSyncStatus),
      server.request(contract.forceSync),
      server.request(contract.checkForUpdates),
      server.request(contract.listSyncHistory),
      server.request(contract.getSyncManifest),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 200])
  })

  it('start with auto-update off, v2.1.0, never checked, and this site as the source', async () => {
    const creator = await person()
    const settings = await settingsOf(creator)
    expect(settings).toEqual({
      id: ID,
      userId: creator.id,
      autoUpdateEnabled: 'false',
      currentVersion: 'v2.1.0',
      lastCheckedAt: null,
      sourceDashboardUrl: 'http://localhost:3000',
      createdAt: MOMENT,
      updatedAt: MOMENT,
    })
    expect(await statusOf(creator)).toEqual({
      currentVersion: 'v2.1.0',
      lastCheckedAt: null,
      sourceDashboardUrl: 'http://localhost:3000',
    })
  })

  it('are made once, however many look at once', async () => {
    const creator = await person()
    const all = await Promise.all(Array.from({ length: 20 }, () => settingsOf(creator)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    const { totalDocs } = await server.payload.count({
      collection: 'dashboard-settings',
      where: { userId: { equals: creator.id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('switch auto-update on and off, and keep the next 1:00 AM when it is on already', async () => {
    const creator = await person()
    const other = await person()
    await settingsOf(other)
    const answer = await update(creator, { autoUpdateEnabled: 'true' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      userId: creator.id,
      autoUpdateEnabled: 'true',
      lastCheckedAt: null,
    })
    const due = await nextSyncOf(creator)
    expect(due).toMatch(/T01:00:00.000Z$/)
    expect(Date.parse(String(due))).toBeGreaterThan(Date.now())
    await update(creator, { autoUpdateEnabled: 'true' })
    expect(await nextSyncOf(creator)).toBe(due)
    expect(await settingsOf(other)).toMatchObject({ autoUpdateEnabled: 'false' })
    expect(await (await update(creator, { autoUpdateEnabled: 'false' })).json()).toMatchObject({
      autoUpdateEnabled: 'false',
    })
    expect(await nextSyncOf(creator)).toBeNull()
  })

  it('note a check for updates without logging a sync', async () => {
    const creator = await person()
    const lastCheckedAt = '2026-11-20T09:30:00.000Z'
    expect(await (await update(creator, { lastCheckedAt })).json()).toMatchObject({
      lastCheckedAt,
      autoUpdateEnabled: 'false',
    })
    expect(await statusOf(creator)).toMatchObject({ lastCheckedAt })
    expect(await historyOf(creator)).toEqual([])
  })

  it.each([
    [{ theme: 'dark' }, 'Unknown field: theme'],
    [{ autoUpdateEnabled: 'true', currentVersion: 'v9' }, 'Unknown field: currentVersion'],
    [{ sourceDashboardUrl: 'http://169.254.169.254' }, 'Unknown field: sourceDashboardUrl'],
    [{ userId: 'x' }, 'Unknown field: userId'],
    [{ autoUpdateEnabled: true }, 'Invalid input'],
    [{ autoUpdateEnabled: 'yes' }, 'Invalid input'],
    [{ lastCheckedAt: 'now' }, 'Invalid input'],
    [{ lastCheckedAt: 1 }, 'Invalid input'],
  ])('refuse %j', async (body, message) => {
    const creator = await person()
    const before = await settingsOf(creator)
    const answer = await update(creator, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
    expect(await settingsOf(creator)).toEqual(before)
  })

  it('offer a manifest of every screen, each with its own checksum', async () => {
    const manifest = (await (
      await server.request(contract.getSyncManifest)
    ).json()) as contract.FeatureManifest
    expect(manifest.version).toBe('v2.1.0')
    expect(manifest.features.map(({ name }) => name)).toEqual(ALL)
    expect(new Set(manifest.features.map(({ checksum }) => checksum)).size).toBe(ALL.length)
    expect(manifest.checksum).toBe(manifestChecksum(manifest.features))
  })

  it('run the version that package.json names', () => {
    expect(packageVersion).toBe(RELEASE.version)
  })

  it('compare versions without a sync, with this site as with another, and say when that fails', async () => {
    const creator = await person()
    const check = () => server.request(contract.checkForUpdates, { as: creator })
    const before = await settingsOf(creator)
    const own = await check()
    expect(own.status).toBe(200)
    expect(await own.json()).toEqual({
      runningVersion: 'v2.1.0',
      sourceVersion: 'v2.1.0',
      sourceDashboardUrl: 'http://localhost:3000',
      checkedAt: MOMENT,
    })
    process.env.SYNC_SOURCE_URL = source.url
    source.answerWith(json({ ...readOwnManifest(), version: 'v9.0.0' }))
    expect(await (await check()).json()).toMatchObject({
      runningVersion: 'v2.1.0',
      sourceVersion: 'v9.0.0',
      sourceDashboardUrl: source.url,
    })
    source.answerWith(json({}, 500))
    const failed = await check()
    expect(failed.status).toBe(502)
    expect(await failed.json()).toEqual(FAILED)
    expect(await historyOf(creator)).toEqual([])
    delete process.env.SYNC_SOURCE_URL
    expect(await settingsOf(creator)).toEqual(before)
  })

  it('tell an admin of every feature', async () => {
    const admin = await buildAdmin(server.payload)
    expect(await (await force(admin)).json()).toMatchObject({ featuresUpdated: ALL })
    expect((await historyOf(admin))[0]).toMatchObject({ featuresUpdated: ALL })
  })

  it('sync with this site: all features the first time, none the second', async () => {
    const creator = await person()
    const first = await force(creator)
    expect(first.status).toBe(200)
    const result = await first.json()
    expect(result).toEqual({ featuresUpdated: OF_CREATORS, duration: expect.any(Number), version: 'v2.1.0' })
    expect(await (await force(creator)).json()).toMatchObject({ featuresUpdated: [], version: 'v2.1.0' })
    const [second, log] = await historyOf(creator)
    expect(log).toEqual({
      id: ID,
      userId: creator.id,
      syncType: 'force',
      sourceVersion: 'v2.1.0',
      status: 'success',
      featuresUpdated: OF_CREATORS,
      checksum: readOwnManifest().checksum,
      duration: result.duration,
      errorMessage: null,
      startedAt: MOMENT,
      completedAt: MOMENT,
    })
    expect(second).toMatchObject({ featuresUpdated: [], status: 'success' })
    expect(await statusOf(creator)).toMatchObject({ lastCheckedAt: second?.completedAt })
    expect(source.asked).toEqual([])
  })

  it('sync with the source that the operator chose, name what changed, and take over its version', async () => {
    process.env.SYNC_SOURCE_URL = source.url
    const creator = await person()
    await force(creator)
    expect(source.asked).toEqual(['/api/sync/manifest'])
    const [home, ...rest] = readOwnManifest().features
    const features = [
      { ...home, name: home?.name ?? '', checksum: 'a'.repeat(64) },
      ...rest.slice(1),
      { name: 'Time Machine', version: '3.0.0', summary: 'Back by dinner.', checksum: 'b'.repeat(64) },
    ]
    source.answerWith(json({ version: 'v3.0.0', features, checksum: manifestChecksum(features), motd: 'Hi' }))
    expect(await (await force(creator)).json()).toMatchObject({
      featuresUpdated: ['Dashboard', 'Time Machine'],
      version: 'v3.0.0',
    })
    expect(await settingsOf(creator)).toMatchObject({
      currentVersion: 'v3.0.0',
      sourceDashboardUrl: source.url,
    })
  })

  it("keep the version, log why, and say the dialog's words when the source cannot be read", async () => {
    process.env.SYNC_SOURCE_URL = source.url
    const creator = await person()
    await force(creator)
    const before = await settingsOf(creator)
    const manifest = readOwnManifest()
    const failures = [
      [json({}, 500), 'The source answered 500.'],
      [json({ version: 'v3' }), 'The source did not answer with a feature manifest.'],
      [json({ ...manifest, checksum: '0'.repeat(64) }), "The source's checksum does not fit its features."],
      [redirect('http://10.0.0.1/'), 'The source has no public address.'],
    ] as const
    for (const [answer, reason] of failures) {
      source.answerWith(answer)
      const failed = await force(creator)
      expect(failed.status).toBe(502)
      expect(await failed.json()).toEqual(FAILED)
      const [log] = await historyOf(creator)
      expect(log).toMatchObject({
        status: 'error',
        errorMessage: reason,
        featuresUpdated: [],
        checksum: null,
        sourceVersion: null,
      })
    }
    expect(await settingsOf(creator)).toMatchObject({
      currentVersion: before.currentVersion,
      lastCheckedAt: before.lastCheckedAt,
    })
  })

  it('do not connect to a private address, even if an admin wrote it down', async () => {
    const creator = await person()
    for (const address of [source.url, `http://localhost:${source.port}`, 'http://169.254.169.254']) {
      await pointAt(creator, address)
      const failed = await force(creator)
      expect(failed.status).toBe(502)
      expect(await failed.json()).toEqual(FAILED)
    }
    expect(source.asked).toEqual([])
    expect(await historyOf(creator)).toHaveLength(3)
  })

  it('run once when asked many times at once', async () => {
    process.env.SYNC_SOURCE_URL = source.url
    const creator = await person()
    await settingsOf(creator)
    // The first is answered once the others are refused, however long they take.
    let answerFirst = () => {}
    const others = new Promise<void>((resolve) => (answerFirst = resolve))
    let left = 4
    source.answerWith((request, response) => {
      void others.then(() => json(readOwnManifest())(request, response))
    })
    const asked = Array.from({ length: 5 }, async () => {
      const answer = await force(creator)
      if (answer.status === 409 && (left -= 1) === 0) answerFirst()
      return answer
    })
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(source.asked).toHaveLength(1)
    expect(await historyOf(creator)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ message: contract.SETTINGS_TEXTS.syncRunning })
  })

  it('do not keep a person from syncing while somebody else does', async () => {
    const people = [await person(), await person(), await person()]
    const answers = await Promise.all(people.map(force))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('are not held up for ever by a run whose process ended', async () => {
    const creator = await person()
    const { id } = await settingsOf(creator)
    const leaveBehind = (until: number) =>
      server.payload.db.updateOne({
        collection: 'dashboard-settings',
        id,
        data: { syncToken: 'gone', syncUntil: new Date(Date.now() + until).toISOString() },
      })
    await leaveBehind(20_000)
    expect((await force(creator)).status).toBe(409)
    await leaveBehind(-1)
    expect((await force(creator)).status).toBe(200)
  })

  it('stop at six forced syncs a minute', async () => {
    const creator = await person()
    for (let count = 0; count < 6; count += 1) await force(creator)
    const answer = await force(creator)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it("list one's own syncs, newest first, and keep the last 1,000", async () => {
    const creator = await person()
    const rows = Array.from({ length: OWN_RECORDS_MAX }, (_, index) => ({
      userId: creator.id,
      syncType: 'daily',
      status: 'success',
      duration: index,
      startedAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
      completedAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
    }))
    await server.payload.db.collections['dashboard-sync-logs']?.insertMany(rows)
    await force(creator)
    const history = await historyOf(creator)
    expect(history).toHaveLength(OWN_RECORDS_MAX)
    expect(history[0]).toMatchObject({ syncType: 'force' })
    expect(history[1]).toMatchObject({ duration: OWN_RECORDS_MAX - 1 })
    expect(history.at(-1)).toMatchObject({ duration: 1 })
    const { totalDocs } = await server.payload.count({
      collection: 'dashboard-sync-logs',
      where: { userId: { equals: creator.id } },
    })
    expect(totalDocs).toBe(OWN_RECORDS_MAX)
    expect(await historyOf(await buildAdmin(server.payload))).toEqual([])
  })

  it('let admins, and nobody else, say where a dashboard syncs from', async () => {
    const creator = await person()
    const admin = await buildAdmin(server.payload)
    const { id } = await settingsOf(creator)
    const change = (user: StoredUser) =>
      server.payload.update({
        collection: 'dashboard-settings',
        id,
        data: { sourceDashboardUrl: 'https://dashboard.example' },
        user: { ...user, collection: 'users' },
        overrideAccess: false,
      })
    await expect(change(creator)).rejects.toThrow()
    await change(admin)
    expect(await statusOf(creator)).toMatchObject({ sourceDashboardUrl: 'https://dashboard.example' })
  })

  async function nextSyncOf({ id }: StoredUser): Promise<unknown> {
    const { docs } = await server.payload.find({
      collection: 'dashboard-settings',
      where: { userId: { equals: id } },
      showHiddenFields: true,
    })
    return docs[0]?.nextSyncAt
  }
})

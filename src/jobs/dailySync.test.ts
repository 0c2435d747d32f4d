import { createLocalReq } from 'payload'
import * as contract from '@/contracts/settings'
import { SourceError } from '@/endpoints/settings/fetchSource'
import { readOwnManifest } from '@/endpoints/settings/manifest'
import type { SyncTools } from '@/endpoints/settings/runSync'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import { runDailySyncs } from './dailySync'
import { DASHBOARD_QUEUE, RUN_AT_ONCE } from '@/payload/dashboardQueue'

describe('the daily sync', () => {
  let server: TestServer
  let clock: Date
  let reads: number

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    reads = 0
    await server.payload.db.deleteMany({ collection: 'dashboard-settings', where: {} })
    await server.payload.db.deleteMany({ collection: 'dashboard-sync-logs', where: {} })
  })
  afterAll(() => server.stop())

  const tools: SyncTools = {
    now: () => clock,
    readSource: async () => {
      reads += 1
      return readOwnManifest()
    },
  }
  const runAt = async (moment: string, changed: Partial<SyncTools> = {}) => {
    clock = new Date(moment)
    return runDailySyncs(await createLocalReq({}, server.payload), { ...tools, ...changed })
  }
  const logsOf = async (as: StoredUser): Promise<contract.SyncLog[]> =>
    (await server.request(contract.listSyncHistory, { as })).json()

  /** A creator with auto-update on, whose next sync is due at a moment. */
  async function subscriber(nextSyncAt: string): Promise<StoredUser> {
    const user = await buildUser(server.payload)
    await server.request(contract.updateDashboardSettings, { as: user, body: { autoUpdateEnabled: 'true' } })
    await server.payload.db.updateOne({
      collection: 'dashboard-settings',
      where: { userId: { equals: user.id } },
      data: { nextSyncAt },
    })
    return user
  }

  it('syncs at 1:00 AM, not before, and once that day', async () => {
    const creator = await subscriber('2030-03-10T01:00:00.000Z')
    expect(await runAt('2030-03-10T00:59:59.999Z')).toBe(0)
    expect(await runAt('2030-03-10T01:00:00.000Z')).toBe(1)
    expect(await runAt('2030-03-10T01:01:00.000Z')).toBe(0)
    expect(await runAt('2030-03-10T23:59:59.999Z')).toBe(0)
    expect(await runAt('2030-03-11T01:00:00.000Z')).toBe(1)
    expect(await logsOf(creator)).toMatchObject([
      { syncType: 'daily', status: 'success', startedAt: '2030-03-11T01:00:00.000Z', featuresUpdated: [] },
      { syncType: 'daily', status: 'success', startedAt: '2030-03-10T01:00:00.000Z' },
    ])
  })

  it('makes up for a missed one as soon as it can, once', async () => {
    const creator = await subscriber('2030-03-10T01:00:00.000Z')
    expect(await runAt('2030-03-13T15:20:00.000Z')).toBe(1)
    expect(await runAt('2030-03-13T15:21:00.000Z')).toBe(0)
    expect(await runAt('2030-03-14T01:00:00.000Z')).toBe(1)
    expect(await logsOf(creator)).toHaveLength(2)
  })

  it('leaves people alone who did not ask for it, or no longer do', async () => {
    const creator = await subscriber('2030-03-10T01:00:00.000Z')
    await server.request(contract.updateDashboardSettings, {
      as: creator,
      body: { autoUpdateEnabled: 'false' },
    })
    await server.request(contract.getDashboardSettings, { as: await buildUser(server.payload) })
    expect(await runAt('2030-03-10T01:00:00.000Z')).toBe(0)
    expect(await logsOf(creator)).toEqual([])
  })

  it('syncs each person once, however many processes look at once, and asks a source once per process', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => subscriber('2030-03-10T01:00:00.000Z')))
    const synced = await Promise.all(Array.from({ length: 4 }, () => runAt('2030-03-10T01:00:30.000Z')))
    expect(synced.reduce((sum, count) => sum + count)).toBe(people.length)
    expect(reads).toBeLessThanOrEqual(4)
    for (const each of people) expect(await logsOf(each)).toHaveLength(1)
  })

  it('logs a source that cannot be read, goes on with the others, and tries again the next day', async () => {
    const unlucky = await subscriber('2030-03-10T01:00:00.000Z')
    const lucky = await subscriber('2030-03-10T01:00:00.000Z')
    await server.payload.db.updateOne({
      collection: 'dashboard-settings',
      where: { userId: { equals: unlucky.id } },
      data: { sourceDashboardUrl: 'https://away.example' },
    })
    const readSource: SyncTools['readSource'] = async (source) => {
      if (source === 'https://away.example') throw new SourceError('The source answered 500.')
      return readOwnManifest()
    }
    expect(await runAt('2030-03-10T01:00:00.000Z', { readSource })).toBe(2)
    expect(await logsOf(unlucky)).toMatchObject([
      { status: 'error', errorMessage: 'The source answered 500.' },
    ])
    expect(await logsOf(lucky)).toMatchObject([{ status: 'success' }])
    expect(await runAt('2030-03-10T01:05:00.000Z', { readSource })).toBe(0)
    expect(await runAt('2030-03-11T01:00:00.000Z')).toBe(2)
  })

  it('is a job that the runner of its queue finds and runs', async () => {
    const creator = await subscriber('2020-01-01T01:00:00.000Z')
    const { payload } = server
    await payload.jobs.handleSchedules({ queue: DASHBOARD_QUEUE, req: await createLocalReq({}, payload) })
    const waiting = { queue: { equals: DASHBOARD_QUEUE } }
    const queued = await payload.find({ collection: 'payload-jobs', where: waiting, pagination: false })
    // One job of each task, including the hourly and nightly ones.
    const scheduled = server.config.jobs.tasks?.filter(({ schedule }) => schedule) ?? []
    expect(queued.docs).toHaveLength(scheduled.length)
    expect(new Set(queued.docs.map(({ taskSlug }) => taskSlug))).toEqual(
      new Set(scheduled.map(({ slug }) => slug)),
    )
    // They wait for the next full minute; run them now.
    await payload.db.updateMany({ collection: 'payload-jobs', where: waiting, data: { waitUntil: null } })
    await payload.jobs.run({ queue: DASHBOARD_QUEUE, limit: RUN_AT_ONCE })
    expect(await logsOf(creator)).toMatchObject([{ syncType: 'daily', status: 'success' }])
    expect((await payload.count({ collection: 'payload-jobs', where: waiting })).totalDocs).toBe(0)
  })

  it('is looked for every minute by a runner of its own', async () => {
    const { autoRun, tasks } = server.config.jobs
    const runners = typeof autoRun === 'function' ? await autoRun(server.payload) : (autoRun ?? [])
    expect(runners).toContainEqual(
      expect.objectContaining({ queue: DASHBOARD_QUEUE, cron: '* * * * *', limit: RUN_AT_ONCE }),
    )
    const task = tasks?.find(({ slug }) => slug === 'dailySync')
    expect(task?.schedule).toEqual([expect.objectContaining({ queue: DASHBOARD_QUEUE, cron: '* * * * *' })])
  })

  it('is not held up by a job whose process ended', async () => {
    const { payload } = server
    const job = await payload.jobs.queue({ task: 'dailySync', queue: DASHBOARD_QUEUE, input: {} })
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: job.id,
      data: { processing: true, meta: { scheduled: true }, updatedAt: '2020-01-01T00:00:00.000Z' },
    })
    await payload.jobs.handleSchedules({ queue: DASHBOARD_QUEUE, req: await createLocalReq({}, payload) })
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'dailySync' } },
    })
    expect(docs.map(({ id }) => id)).not.toContain(job.id)
    expect(docs).toHaveLength(1)
  })
})

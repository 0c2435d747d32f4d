import { createLocalReq } from 'payload'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { DASHBOARD_QUEUE } from '@/payload/dashboardQueue'

describe('the job that settles orders', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it.each([
    [1, true],
    [3, false],
  ])('is held up by a process that was killed in it, %d minutes ago: %s', async (minutes, isHeldUp) => {
    const { payload } = server
    await payload.delete({ collection: 'payload-jobs', where: {} })
    const job = await payload.jobs.queue({ task: 'settleOrders', queue: DASHBOARD_QUEUE, input: {} })
    const updatedAt = new Date(Date.now() - minutes * 60_000).toISOString()
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: job.id,
      data: { processing: true, meta: { scheduled: true }, updatedAt },
    })
    await payload.jobs.handleSchedules({ queue: DASHBOARD_QUEUE, req: await createLocalReq({}, payload) })
    const where = { taskSlug: { equals: 'settleOrders' } }
    const { docs } = await payload.find({ collection: 'payload-jobs', where })
    expect(docs).toHaveLength(1)
    expect(docs.some(({ id }) => id === job.id)).toBe(isHeldUp)
  })
})

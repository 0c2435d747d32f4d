import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { holdsRunnerLease } from './runnerLease'

describe('who runs the jobs', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(() => leases().deleteMany({}))
  afterAll(() => server.stop())

  const leases = () =>
    server.payload.db.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
  const heldByAnother = (until: Date) => leases().insertOne({ _id: 'jobs', owner: 'another process', until })
  const jobs = () => server.payload.db.collections['payload-jobs']?.collection

  it('is the first who asks, and stays so', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => holdsRunnerLease(server.payload)))
    expect(answers).toContain(true)
    expect(await holdsRunnerLease(server.payload)).toBe(true)
    expect(await leases().countDocuments({})).toBe(1)
  })

  it('is not this process while another one does', async () => {
    await heldByAnother(new Date(Date.now() + 10_000))
    expect(await holdsRunnerLease(server.payload)).toBe(false)
    expect(await leases().findOne({})).toMatchObject({ owner: 'another process' })
  })

  it('of the bulk lane is another one than of the rest, and takes up what was left behind there', async () => {
    await heldByAnother(new Date(Date.now() + 10_000))
    await jobs()?.deleteMany({})
    const updatedAt = new Date(Date.now() - 11 * 60_000)
    await jobs()?.insertMany(['bulk', 'default'].map((queue) => ({ queue, processing: true, updatedAt })))
    expect(await holdsRunnerLease(server.payload, 'bulk')).toBe(true)
    expect(await holdsRunnerLease(server.payload)).toBe(false)
    expect(await jobs()?.findOne({ processing: true })).toMatchObject({ queue: 'default' })
    await jobs()?.deleteMany({})
  })

  it('is this process once the other is gone, with the jobs that one left behind', async () => {
    await heldByAnother(new Date(Date.now() - 1))
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await jobs()?.insertMany([
      { taskSlug: 'sendMail', processing: true, updatedAt: minutesAgo(11) },
      { taskSlug: 'sendMail', processing: true, updatedAt: minutesAgo(1) },
    ])
    expect(await holdsRunnerLease(server.payload)).toBe(true)
    expect(await jobs()?.countDocuments({ processing: true })).toBe(1)
  })

  it('takes up again what was left behind too shortly before it became the runner', async () => {
    await holdsRunnerLease(server.payload)
    await jobs()?.deleteMany({})
    const longAgo = new Date(Date.now() - 11 * 60_000)
    await jobs()?.insertOne({ taskSlug: 'sendMail', processing: true, updatedAt: longAgo })
    expect(await holdsRunnerLease(server.payload)).toBe(true)
    expect(await jobs()?.countDocuments({ processing: true })).toBe(0)
  })
})

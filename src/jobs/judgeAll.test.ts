import { Types } from 'mongoose'
import { createLocalReq } from 'payload'
import { inTransaction } from '@/database/transaction'
import { unlocksOf } from '@/domain/achievements/achievements'
import { makeOwn } from '@/domain/workspace/workspaces'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildBrandDeal } from '@/endpoints/core/testing/factories/deals'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { runJudgeAll } from './judgeAll'

describe('the hourly judgement of achievements', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('reaches those who have begun, and leaves the samples to the others', async () => {
    const [begun, fresh] = [await buildUser(server.payload), await buildUser(server.payload)]
    const deal = await buildBrandDeal(server.payload)
    for (const { id: userId } of [begun, fresh]) {
      const data = { userId, brandDealId: deal.id, applicationMessage: 'Me.', status: 'approved' as const }
      await server.payload.create({ collection: 'brand-deal-applications', data })
    }
    const req = await createLocalReq({ user: begun }, server.payload)
    await inTransaction(req, () => makeOwn(req, begun.id, 'schedule'))
    await runJudgeAll(server.payload)
    const unlocked = async (id: string) =>
      (await unlocksOf(req, id)).map(({ achievementId }) => achievementId)
    expect(await unlocked(begun.id)).toEqual(['first-partnership'])
    expect(await unlocked(fresh.id)).toEqual([])
  })

  it('looks at those alone who changed something since the last run', async () => {
    const user = await buildUser(server.payload)
    const req = await createLocalReq({ user }, server.payload)
    await inTransaction(req, () => makeOwn(req, user.id, 'schedule'))
    await runJudgeAll(server.payload, new Date(Date.now() + 3_600_000))
    const tasks = server.payload.db.collections.tasks?.collection
    const task = {
      userId: new Types.ObjectId(user.id),
      status: 'done',
      publishedAt: new Date(),
      title: 'A post',
    }
    await tasks?.insertOne({ ...task, updatedAt: new Date() })
    await runJudgeAll(server.payload, new Date(Date.now() + 3_600_000))
    expect(await unlocksOf(req, user.id)).toEqual([])
    await tasks?.updateOne({ userId: task.userId }, { $set: { updatedAt: new Date(Date.now() + 3_600_000) } })
    await runJudgeAll(server.payload)
    expect((await unlocksOf(req, user.id)).map(({ achievementId }) => achievementId)).toEqual(['first-post'])
  })

  it('goes on where a run was stopped, and does not begin again', async () => {
    const users = [await buildUser(server.payload), await buildUser(server.payload)]
    const [first, second] = users.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const tasks = server.payload.db.collections.tasks?.collection
    const at = new Date(Date.now() + 48 * 3_600_000)
    for (const user of users) {
      const req = await createLocalReq({ user }, server.payload)
      await inTransaction(req, () => makeOwn(req, user.id, 'schedule'))
      const post = { title: 'A post', status: 'done', publishedAt: new Date(), updatedAt: at }
      await tasks?.insertOne({ ...post, userId: new Types.ObjectId(user.id) })
    }
    const runs = server.payload.db.connection.collection<{ _id: string }>('leases')
    const begun = new Date(at.getTime() + 3_600_000)
    await runs.updateOne({ _id: 'judge-all' }, { $set: { lastRun: at, begun, at: first?.id } })
    await runJudgeAll(server.payload, new Date(at.getTime() + 2 * 3_600_000))
    const req = await createLocalReq({}, server.payload)
    const counts = [first, second].map(async (user) => (await unlocksOf(req, user?.id ?? '')).length)
    expect(await Promise.all(counts)).toEqual([0, 1])
    expect(await runs.findOne({ _id: 'judge-all' })).toEqual({ _id: 'judge-all', lastRun: begun })
  })
})

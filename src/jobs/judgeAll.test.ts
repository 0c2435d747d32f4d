import { createLocalReq } from 'payload'
import { inTransaction } from '@/database/transaction'
import { unlocksOf } from '@/database/achievements'
import { makeOwn } from '@/database/workspaces'
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

  it('reaches whoever has begun, and leaves the samples to the others', async () => {
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
})

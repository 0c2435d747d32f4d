import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { judgeAchievements } from '@/database/achievements'
import { forEachRow } from '@/database/forEachRow'
import { idOf } from '@/database/ids'
import { inTransaction } from '@/database/transaction'
import { everyHour } from './dashboardQueue'

/** Evaluates the achievements of every user with a workspace, for what no change triggers (docs/behaviour.md, 5.26). */
export const judgeAll: TaskConfig<'judgeAll'> = {
  slug: 'judgeAll',
  label: 'Judge achievements',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runJudgeAll(req.payload)
    return { output: {} }
  },
}

/** Each user in a separate transaction. A user without a workspace keeps the samples. */
export async function runJudgeAll(payload: Payload): Promise<void> {
  await forEachRow({ payload }, await begun(payload), 'Achievements could not be judged', (req, userId) =>
    inTransaction(req, () => judgeAchievements(req, userId)),
  )
}

async function begun(payload: PayloadRequest['payload']): Promise<string[]> {
  // The job has no user; each user is evaluated by their own records.
  const all = { collection: 'workspaces', pagination: false, depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find(all)
  return docs.map(({ userId }) => idOf(userId))
}

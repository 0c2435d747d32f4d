import { Types } from 'mongoose'
import type { Payload, TaskConfig } from 'payload'
import { judgeAchievements } from '@/domain/achievements/achievements'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { everyHour } from '@/payload/dashboardQueue'

/**
 * Evaluates the achievements of users with a workspace, for changes that no hook has judged (docs/behaviour.md, 5.26).
 */
export const judgeAll: TaskConfig<'judgeAll'> = {
  slug: 'judgeAll',
  label: 'Judge achievements',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runJudgeAll(req.payload)
    return { output: {} }
  },
}

/** The collections that the rules read (domain/achievements), and the field that names the person. */
const JUDGED = [
  ['tasks', 'userId'],
  ['onboarding', 'userId'],
  ['brand-deal-applications', 'userId'],
  ['platform-profiles', 'userId'],
  ['workspaces', 'userId'],
  ['users', '_id'],
] as const

/** A change may be committed after a later one, so each run looks back a little further than the last one. */
const OVERLAP_MS = 10 * 60_000

/**
 * Judges who has changed something since the last run, each in a transaction of its own; everybody in the first run. A
 * user without a workspace keeps the samples.
 */
export async function runJudgeAll(payload: Payload, now = new Date()): Promise<void> {
  const runs = payload.db.connection.collection<{ _id: string; lastRun: Date }>('leases')
  const lastRun = (await runs.findOne({ _id: 'judge-all' }))?.lastRun ?? new Date(OVERLAP_MS)
  const ids = await changedSince(payload, new Date(lastRun.getTime() - OVERLAP_MS))
  await forEachRow({ payload }, ids, 'Achievements could not be judged', (req, userId) =>
    inTransaction(req, () => judgeAchievements(req, userId)),
  )
  await runs.updateOne({ _id: 'judge-all' }, { $set: { lastRun: now } }, { upsert: true })
}

/** The users with a workspace who changed a record that counts. */
async function changedSince(payload: Payload, since: Date): Promise<string[]> {
  const changed = new Set<string>()
  for (const [collection, owner] of JUDGED) {
    const rows = await driverCollection({ payload }, collection)
      .aggregate<{ _id: unknown }>([
        { $match: { updatedAt: { $gte: since } } },
        { $group: { _id: `$${owner}` } },
      ])
      .toArray()
    for (const { _id } of rows) changed.add(String(_id))
  }
  const begun = await driverCollection({ payload }, 'workspaces')
    .find({ userId: { $in: [...changed].filter(isRecordId).map((id) => new Types.ObjectId(id)) } })
    .project<{ userId: Types.ObjectId }>({ userId: 1 })
    .toArray()
  return begun.map(({ userId }) => String(userId))
}

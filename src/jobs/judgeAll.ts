import { type mongo, Types } from 'mongoose'
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

/** Users judged between two notes of the place. */
const BATCH = 200

/** `begun` and `at`, the last user judged, are there while a run lasts. */
type Run = { _id: string; lastRun?: Date; begun?: Date; at?: string }

/**
 * Judges who has changed something since the last run, each in a transaction of its own; everybody in the first run. A
 * user without a workspace keeps the samples. A run that was stopped is gone on with where it stood.
 */
export async function runJudgeAll(payload: Payload, now = new Date()): Promise<void> {
  const runs = payload.db.connection.collection<Run>('leases')
  const note = (change: mongo.UpdateFilter<Run>) =>
    runs.updateOne({ _id: 'judge-all' }, change, { upsert: true })
  const stored = await runs.findOne({ _id: 'judge-all' })
  const { lastRun = new Date(OVERLAP_MS), begun = now, at = '' } = stored ?? {}
  const changed = await changedSince(payload, new Date(lastRun.getTime() - OVERLAP_MS))
  const ids = changed.filter((id) => id > at).toSorted()
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await forEachRow({ payload }, batch, 'Achievements could not be judged', (req, userId) =>
      inTransaction(req, () => judgeAchievements(req, userId)),
    )
    await note({ $set: { begun, at: batch.at(-1) } })
  }
  // Who changed something while the run lasted is looked at by the next one.
  await note({ $set: { lastRun: begun }, $unset: { begun: 1, at: 1 } })
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

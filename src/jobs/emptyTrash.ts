import type { PayloadRequest, TaskConfig } from 'payload'
import { TRASH_DAYS } from '@/contracts/trash'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { EVER } from '@/database/trash'
import { trashKinds } from '@/endpoints/trash/trashKinds'
import { everyHour } from '@/payload/dashboardQueue'
import { DAY_MS } from '@/contracts/core/time'

/** Permanently deletes records that have been in the trash for 30 days (docs/behaviour.md, 8.7). */
export const emptyTrash: TaskConfig<'emptyTrash'> = {
  slug: 'emptyTrash',
  label: 'Delete for good what has been in the trash for 30 days',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runEmptyTrash(req)
    return { output: {} }
  },
}

/** Records read at once. */
const BATCH = 200

/** Returns the number of records deleted. One that cannot be deleted is tried again with the next run. */
export async function runEmptyTrash(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  let count = 0
  for (const { collection } of trashKinds.values()) {
    let after = EVER
    for (;;) {
      const rows = await driverCollection(req, collection)
        .find({ deletedAt: { $gt: after, $lt: before } }, { projection: { deletedAt: 1 } })
        .sort({ deletedAt: 1 })
        .limit(BATCH)
        .toArray()
      count += await forEachRow(req, rows, 'A record stays in the trash', (own, { _id }) =>
        // The job has no user; the owners deleted these records themselves.
        own.payload.delete({
          collection,
          id: String(_id),
          trash: true,
          depth: 0,
          req: own,
          overrideAccess: true,
        }),
      )
      if (rows.length < BATCH) break
      // Records of one millisecond that a batch cuts off are found by the next run.
      after = rows.at(-1)?.deletedAt as Date
    }
  }
  return count
}

import type { PayloadRequest, TaskConfig } from 'payload'
import { TRASH_DAYS } from '@/contracts/trash'
import { forEachRow } from '@/database/forEachRow'
import { EVER } from '@/database/trash'
import { trashKinds } from '@/endpoints/trash/trashKinds'
import { everyHour } from './dashboardQueue'

const DAY_MS = 24 * 60 * 60 * 1000

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

/** Returns the number of records deleted. */
export async function runEmptyTrash(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
  let count = 0
  for (const { collection } of trashKinds.values()) {
    // The job has no user; the owners deleted these records themselves.
    const all = { collection, trash: true, depth: 0, req, overrideAccess: true } as const
    const where = { deletedAt: { greater_than: EVER.toISOString(), less_than: before } }
    const { docs } = await req.payload.find({ ...all, where, pagination: false })
    count += await forEachRow(req, docs, 'A record stays in the trash', (own, { id }) =>
      own.payload.delete({ ...all, id, req: own }),
    )
  }
  return count
}

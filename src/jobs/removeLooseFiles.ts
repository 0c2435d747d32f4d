import type { Types } from 'mongoose'
import type { PayloadRequest, TaskConfig } from 'payload'
import { LOOSE_FILE_HOURS } from '@/contracts/commerce/downloads'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { isProductFileTaken } from '@/domain/commerce/productFiles'
import { inTransaction } from '@/database/transaction'
import { everyNight } from '@/payload/dashboardQueue'
import { HOUR_MS } from '@/contracts/core/time'

/** Removes download files that no product and no order refers to. */
export const removeLooseFiles: TaskConfig<'removeLooseFiles'> = {
  slug: 'removeLooseFiles',
  label: 'Remove files to download that nothing has',
  schedule: [everyNight],
  handler: async ({ req }) => {
    await runRemoveLooseFiles(req)
    return { output: {} }
  },
}

/** Returns the number of files removed. Skips young ones, which may belong to a form that is not saved yet. */
export async function runRemoveLooseFiles(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - LOOSE_FILE_HOURS * HOUR_MS)
  const old = await driverCollection(req, 'product-files')
    .find({ createdAt: { $lt: before } })
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  return forEachRow(req, old, 'A file to download could not be removed', async (own, { _id }) => {
    const id = String(_id)
    if (await isProductFileTaken(own, id)) return false
    // Checked again within the deletion's transaction: taking a file writes it, so a concurrent change conflicts.
    return inTransaction(own, async () => {
      if (await isProductFileTaken(own, id)) return false
      // Collection access denies everyone; this job overrides it. Payload's delete also removes the file.
      await own.payload.delete({ collection: 'product-files', id, req: own, overrideAccess: true })
      return true
    })
  })
}

import type { PayloadRequest } from 'payload'
import type { DashboardSetting as StoredDashboardSetting } from '@/payload-types'
import { isDuplicate } from '@/database/errors'
import { inTransaction } from '@/database/transaction'

/**
 * The settings of a user, created on the first read. Of concurrent first reads the unique index lets one create them;
 * the others then find them.
 */
export async function ownSettings(req: PayloadRequest, userId: string): Promise<StoredDashboardSetting> {
  const found = await findSettings(req, userId)
  if (found) return found
  try {
    return await inTransaction(req, () =>
      req.payload.create({
        collection: 'dashboard-settings',
        data: { userId },
        depth: 0,
        req,
        // Collection access lets nobody create settings; these are the user's own.
        overrideAccess: true,
      }),
    )
  } catch (error) {
    const made = isDuplicate(error) && (await findSettings(req, userId))
    if (made) return made
    throw error
  }
}

async function findSettings(
  req: PayloadRequest,
  userId: string,
): Promise<StoredDashboardSetting | undefined> {
  const { docs } = await req.payload.find({
    collection: 'dashboard-settings',
    where: { userId: { equals: userId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // The daily job has no user; the query checks the owner.
    overrideAccess: true,
  })
  return docs[0]
}

import type { PayloadRequest, Where } from 'payload'
import { countRecords } from '@/database/boundedList'
import { pageOfRecords } from '@/database/timePages'
import type { User as StoredUser } from '@/payload-types'

/** Users who are not approved, but for those being deleted, as the driver's filter; it uses the index of `approved`. */
export const NOT_APPROVED = { approved: { $in: [false, null] }, erasingSince: null }
/** Users awaiting approval. */
export const PENDING = { ...NOT_APPROVED, rejectedAt: null }

/**
 * How many users await approval, and the first of them, longest wait first. The caller checks that an admin reads it.
 */
export async function waitingUsers(
  req: PayloadRequest,
  { limit }: { limit: number },
): Promise<{ total: number; first: StoredUser[] }> {
  const page = { conditions: [PENDING], isEarliestFirst: true, size: limit }
  const [{ records }, total] = await Promise.all([
    pageOfRecords(req, 'users', page),
    countRecords(req, 'users', PENDING),
  ])
  return { total, first: records }
}

/** Approved admins with an e-mail address. */
export async function adminsWithMail(req: PayloadRequest): Promise<StoredUser[]> {
  const and: Where[] = [
    { role: { equals: 'admin' } },
    { approved: { equals: true } },
    { email: { exists: true } },
  ]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and },
    sort: ['createdAt', 'id'],
    depth: 0,
    pagination: false,
    req,
    // Jobs have no user.
    overrideAccess: true,
  })
  return docs
}

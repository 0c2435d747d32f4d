import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'

/** Who waits for approval, those who wait longest first. The caller checks that an admin reads it. */
export async function waitingUsers(req: PayloadRequest): Promise<StoredUser[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ approved: { not_equals: true } }, { rejectedAt: { exists: false } }] },
    sort: ['createdAt', 'id'],
    depth: 0,
    pagination: false,
    req,
    // Jobs have no user.
    overrideAccess: true,
  })
  return docs
}

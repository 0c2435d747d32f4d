import type { PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'

/** Users awaiting approval, longest wait first. The caller checks that an admin reads it. */
export function waitingUsers(req: PayloadRequest): Promise<StoredUser[]> {
  return findUsers(req, [
    { approved: { not_equals: true } },
    { rejectedAt: { exists: false } },
    { erasingSince: { exists: false } },
  ])
}

/** Approved admins with an e-mail address. */
export function adminsWithMail(req: PayloadRequest): Promise<StoredUser[]> {
  return findUsers(req, [
    { role: { equals: 'admin' } },
    { approved: { equals: true } },
    { email: { exists: true } },
  ])
}

async function findUsers(req: PayloadRequest, and: Where[]): Promise<StoredUser[]> {
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

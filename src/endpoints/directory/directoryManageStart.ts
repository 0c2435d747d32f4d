import { type Payload, createLocalReq } from 'payload'
import { isAdmin } from '@/access/guards'
import type { DirectoryManageStart } from '@/contracts/creatorListings'
import { ownRecords } from '@/database/ownRecords'
import type { User as StoredUser } from '@/payload-types'
import { presentListings, readReviews } from './presentListing'

/** Initial data of a user's Directory Management; an admin's includes what waits for review. */
export async function directoryManageStart(
  payload: Payload,
  user: StoredUser,
): Promise<DirectoryManageStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [stored, reviews] = await Promise.all([
    ownRecords('creator-listings', { req, user }),
    isAdmin(user) ? readReviews(req) : null,
  ])
  return { listings: await presentListings(req, stored), reviews }
}

import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/auth/tokens'
import type { Feed } from '@/contracts/schedule/feed'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'

type FeedRow = { userId: Types.ObjectId; tokenHash: string; createdAt: Date; lastReadAt: Date | null }
type Owner = Pick<StoredUser, 'id'>

/** Creates the secret of a user's calendar feed, replacing the last one. Returns the token; only its hash is stored. */
export async function makeFeed(req: PayloadRequest, { id }: Owner): Promise<string> {
  const token = newToken()
  await feeds(req).updateOne(
    { userId: new Types.ObjectId(id) },
    { $set: { tokenHash: hashToken(token), createdAt: new Date(), lastReadAt: null } },
    { upsert: true },
  )
  return token
}

/** Stops a user's feed; false when there was none. */
export async function stopFeed(req: PayloadRequest, { id }: Owner): Promise<boolean> {
  return (await feeds(req).deleteOne({ userId: new Types.ObjectId(id) })).deletedCount === 1
}

/** What its owner may see of a feed; null without one. */
export async function feedOf(req: PayloadRequest, { id }: Owner): Promise<Feed | null> {
  const row = await feeds(req).findOne({ userId: new Types.ObjectId(id) })
  if (!row) return null
  const { createdAt, lastReadAt } = row as unknown as FeedRow
  return { createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null }
}

/** The owner of a token's feed, recording the read; null for an unknown token, or an owner not approved now. */
export async function feedOwner(payload: Payload, token: string): Promise<StoredUser | null> {
  const row = await feeds({ payload }).findOneAndUpdate(
    { tokenHash: hashToken(token) },
    { $set: { lastReadAt: new Date() } },
  )
  if (!row) return null
  const { userId } = row as unknown as FeedRow
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ id: { equals: userId.toHexString() } }, { approved: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // The address is the credential.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

function feeds(req: Pick<PayloadRequest, 'payload'>) {
  return driverCollection(req, 'calendar-feeds')
}

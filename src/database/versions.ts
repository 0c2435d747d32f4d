import { Types } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { driverCollection } from './driverCollection'
import { conflict } from './errors'
import { ownRecord } from './ownRecords'
import { sessionOf } from './transaction'

export const CHANGED_ELSEWHERE = 'This was changed elsewhere. Load it again.'

/** What a client read of a record without a version: when it was last changed, or the values of some fields. */
export type AsRead = { updatedAt?: string | undefined; was?: object | undefined }

/**
 * Throws 409 if a record has changed since the client read it; with nothing read, nothing is compared. `shown` is the
 * record as calls answer it. Call it within the transaction that changes the record (docs/behaviour.md, 8.8).
 */
export function requireUnchanged({ updatedAt, was = {} }: AsRead, stored: object, shown: object = {}): void {
  const now = shown as Record<string, unknown>
  const isSame = Object.entries(was).every(([name, value]) => value === now[name])
  const hasChanged = updatedAt !== undefined && !('updatedAt' in stored && stored.updatedAt === updatedAt)
  if (hasChanged || !isSame) throw conflict(CHANGED_ELSEWHERE)
}

type Change = { version: number; data: object }
/** `ownedBy` is the field that names the owner. */
type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'>; ownedBy?: string }

/**
 * Changes one of the caller's records if it still has the version that they read, and returns it with the next one.
 * Call it within a transaction. Throws 404 for another person's record as for an unknown id, 409 for a record that
 * was changed meanwhile (docs/behaviour.md, 8.8).
 */
export async function updateVersion<S extends CollectionSlug>(
  collection: S,
  id: string,
  { version, data }: Change,
  { req, user, ownedBy = 'userId' }: Caller,
): Promise<DataFromCollectionSlug<S>> {
  await ownRecord(collection, id, { req, user, ownedBy })
  // The write makes concurrent changes of this record conflict; the version condition decides which one succeeds.
  const { matchedCount } = await driverCollection(req, collection).updateOne(
    {
      _id: new Types.ObjectId(id),
      [ownedBy]: new Types.ObjectId(user.id),
      // A record that was stored before its collection had versions is at the first one.
      version: { $in: version === 1 ? [1, null] : [version] },
      deletedAt: null,
    },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) throw conflict(CHANGED_ELSEWHERE)
  const options = { collection, id, data: data as never, depth: 0, req, overrideAccess: false } as const
  return req.payload.update(options)
}

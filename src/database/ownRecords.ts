import { Types } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { driverCollection } from './driverCollection'
import { conflict, notFound } from './errors'
import { readableRecords } from './readableRecords'
import { sessionOf } from './transaction'

/** The most records of one kind per person (docs/behaviour.md, 6.8). */
export const OWN_RECORDS_MAX = 1_000
/** Collections with a limit of their own. */
const MORE: Partial<Record<string, number>> = { tasks: 5_000, 'creator-media': 5_000, 'media-folders': 500 }

type Owner = { req: PayloadRequest; user: Pick<StoredUser, 'id'>; ownedBy?: string }

/** Whether a text can be a record's id; any other matches nothing. */
export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id)
}

/** The caller's own record. Throws 404, for another person's record as for an unknown id. */
export async function ownRecord<S extends CollectionSlug>(
  collection: S,
  id: string,
  { req, user, ownedBy = 'userId' }: Owner,
): Promise<DataFromCollectionSlug<S>> {
  if (!isRecordId(id)) throw notFound()
  const where: Where = { and: [{ id: { equals: id } }, { [ownedBy]: { equals: user.id } }] }
  const [record] = await readableRecords(collection, { req, where, limit: 1 })
  if (!record) throw notFound()
  return record
}

/** All of the caller's records of a kind, newest first. */
export async function ownRecords<S extends CollectionSlug>(
  collection: S,
  { req, user, ownedBy = 'userId', depth = 0 }: Owner & { depth?: number },
): Promise<DataFromCollectionSlug<S>[]> {
  return readableRecords(collection, { req, where: { [ownedBy]: { equals: user.id } }, depth })
}

/** From this many below the limit, creates of one user are serialised. */
const CLOSE_TO_MAX = 100

/**
 * Throws 409 when the caller already has as many records of a kind as allowed. Call it within the transaction
 * that makes the record: close to the limit, it also writes the caller's user document, so that concurrent
 * creates conflict and cannot exceed the limit together.
 */
export async function requireRoom(
  collection: CollectionSlug,
  { req, user, ownedBy = 'userId' }: Owner,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { [ownedBy]: { equals: user.id } },
    req,
    // Overrides access, because some collections deny everyone; the query checks the owner.
    overrideAccess: true,
  })
  const max = MORE[collection] ?? OWN_RECORDS_MAX
  if (totalDocs >= max) throw conflict(`You can keep at most ${max} of these`)
  if (totalDocs < max - CLOSE_TO_MAX) return
  await driverCollection(req, 'users').updateOne(
    { _id: new Types.ObjectId(user.id) },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}

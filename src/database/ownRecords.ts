import { Types } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { conflict, notFound } from './errors'
import { readableRecords } from './readableRecords'
import { sessionOf } from './transaction'

/** One's own records of a kind (architecture, section 3). */
export const OWN_RECORDS_MAX = 1_000

type Owner = { req: PayloadRequest; user: Pick<StoredUser, 'id'>; ownedBy?: string }

/** Whether a text can be the id of a stored record; any other names nothing. */
export function isRecordId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id)
}

/** The caller's own record; throws 404, the same for another person's record as for an unknown id. */
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

/** So many fewer records than the limit, and one person's creates are counted one after another. */
const CLOSE_TO_MAX = 100

/**
 * Throws 409 when the caller already has as many records of a kind as one person may keep. Call it within the
 * transaction that makes the record: close to the limit, creates of one person meet in that person's document, so that
 * of many at once no more get through than there is room for.
 */
export async function requireRoom(
  collection: CollectionSlug,
  { req, user, ownedBy = 'userId' }: Owner,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { [ownedBy]: { equals: user.id } },
    req,
    overrideAccess: false,
  })
  if (totalDocs >= OWN_RECORDS_MAX) throw conflict(`You can keep at most ${OWN_RECORDS_MAX} of these`)
  if (totalDocs < OWN_RECORDS_MAX - CLOSE_TO_MAX) return
  await req.payload.db.collections.users?.collection.updateOne(
    { _id: new Types.ObjectId(user.id) },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}

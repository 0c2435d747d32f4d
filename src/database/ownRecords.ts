import { Types } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { driverCollection, toRecord } from './driverCollection'
import { notFound } from './errors'
import { readableRecords } from './readableRecords'
import { sessionOf } from './transaction'

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

/**
 * All of the caller's records of a kind, newest first, and not those in the trash. Read by the driver unless relations
 * are wanted: of a thousand records, Payload's walk over the fields takes nearly all of the time.
 */
export async function ownRecords<S extends CollectionSlug>(
  collection: S,
  { req, user, ownedBy = 'userId', depth = 0 }: Owner & { depth?: number },
): Promise<DataFromCollectionSlug<S>[]> {
  if (depth > 0) return readableRecords(collection, { req, where: { [ownedBy]: { equals: user.id } }, depth })
  const found = await driverCollection(req, collection)
    .find({ [ownedBy]: new Types.ObjectId(user.id), deletedAt: null }, { session: await sessionOf(req) })
    .sort({ createdAt: -1, _id: -1 })
    .toArray()
  return found.map((document) => toRecord<S>(document))
}

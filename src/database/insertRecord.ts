import { Types } from 'mongoose'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { sessionOf } from './transaction'

/**
 * Stores a record as Payload would, by the driver, in the request's transaction if it has one: for what the site makes
 * itself and makes often, where Payload's walk over the fields takes longer than all else. Returns what is stored.
 */
export async function insertRecord<T extends object>(req: PayloadRequest, slug: CollectionSlug, fields: T) {
  const now = new Date()
  const record = { _id: new Types.ObjectId(), ...fields, createdAt: now, updatedAt: now, __v: 0 }
  await driverCollection(req, slug).insertOne(record, { session: await sessionOf(req) })
  return record
}

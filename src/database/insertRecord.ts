import { Types } from 'mongoose'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { sessionOf } from './transaction'

/**
 * Inserts a record in Payload's form with the driver, in the request's transaction if it has one. For records that the
 * site itself creates often, where Payload's walk over the fields takes most of the time. Returns the stored record.
 */
export async function insertRecord<T extends object>(req: PayloadRequest, slug: CollectionSlug, fields: T) {
  const now = new Date()
  const record = { _id: new Types.ObjectId(), ...fields, createdAt: now, updatedAt: now, __v: 0 }
  await driverCollection(req, slug).insertOne(record, { session: await sessionOf(req) })
  return record
}

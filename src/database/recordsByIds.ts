import { Types, type mongo } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { driverCollection, toRecord } from './driverCollection'

/** Records by id, read by the driver: without hooks, access and defaults of Payload. Unknown ids are left out. */
export async function recordsByIds<S extends CollectionSlug>(
  req: Pick<PayloadRequest, 'payload'>,
  slug: S,
  ids: readonly (string | Types.ObjectId)[],
  projection: mongo.Document = {},
): Promise<Map<string, DataFromCollectionSlug<S>>> {
  if (ids.length === 0) return new Map()
  const unique = [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id))
  const found = await driverCollection(req, slug)
    .find({ _id: { $in: unique } }, { projection })
    .toArray()
  return new Map(found.map((document) => [String(document._id), toRecord<S>(document)]))
}

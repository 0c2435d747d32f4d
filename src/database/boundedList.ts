import type { mongo } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { LIST_MAX } from '@/contracts/core/page'
import { driverCollection, toRecord } from './driverCollection'

/** Names the number of all records where a list leaves some out. */
export const TOTAL_HEADER = 'X-Total-Count'

type Listed = {
  req: PayloadRequest
  /** Response headers, for the number of all records. */
  headers: Headers
  /** The caller's access is part of it. */
  filter: mongo.Filter<mongo.Document>
  sort: Record<string, 1 | -1>
  projection?: mongo.Document
}

/** The first LIST_MAX records of a list, read by the driver: without hooks, access and defaults of Payload. */
export async function boundedList<S extends CollectionSlug>(
  slug: S,
  { req, headers, filter, sort, projection = {} }: Listed,
): Promise<DataFromCollectionSlug<S>[]> {
  const collection = driverCollection(req, slug)
  const found = await collection
    .find(filter, { projection })
    .sort(sort)
    .limit(LIST_MAX + 1)
    .toArray()
  if (found.length > LIST_MAX) headers.set(TOTAL_HEADER, String(await countRecords(req, slug, filter)))
  return found.slice(0, LIST_MAX).map((document) => toRecord<S>(document))
}

/** How many records match; all of a collection are known without counting. */
export function countRecords(
  req: Pick<PayloadRequest, 'payload'>,
  slug: CollectionSlug,
  filter: mongo.Filter<mongo.Document>,
): Promise<number> {
  const collection = driverCollection(req, slug)
  const isAll = Object.keys(filter).length === 0
  return isAll ? collection.estimatedDocumentCount() : collection.countDocuments(filter)
}

import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

type Selection = {
  req: PayloadRequest
  where?: Where
  /** Newest first by default. */
  sort?: string[]
  depth?: number
  limit?: number
}

/** All records of a collection that the caller may read and that match; relations are ids unless `depth` is given. */
export async function readableRecords<S extends CollectionSlug>(
  collection: S,
  { req, where = {}, sort = ['-createdAt', '-id'], depth = 0, limit = 0 }: Selection,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort,
    limit,
    pagination: false,
    depth,
    req,
    overrideAccess: false,
  })
  return docs
}

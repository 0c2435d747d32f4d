import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * The first matching record, in the request's transaction if it has one, or null. Overrides collection access: the
 * caller or the query must restrict it.
 */
export async function findFirst<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { docs } = await req.payload.find({
    collection,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

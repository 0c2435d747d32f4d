import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * The first record that fits, in the request's transaction if it has one; null where there is none. Collection access
 * is overridden: who may is the caller's rule, or stands in the query.
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

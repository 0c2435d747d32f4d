import type { CollectionSlug, PayloadRequest } from 'payload'

/** The driver's collection, for conditional updates that Payload's operations cannot express. */
export function driverCollection({ payload }: Pick<PayloadRequest, 'payload'>, slug: CollectionSlug) {
  const found = payload.db.collections[slug]?.collection
  if (!found) throw new Error(`The collection ${slug} is not registered`)
  return found
}

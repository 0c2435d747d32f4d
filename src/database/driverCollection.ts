import type { mongo } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'

/** Collections of the driver alone, because no hook of Payload's may run for them. */
const PLAIN_COLLECTIONS = [
  'inboxes',
  'conversation-reads',
  'blocks',
  'suppressions',
  'deliveries',
  'letter-pace',
  'letter-clicks',
  'bounce-reports',
] as const
export type PlainCollection = (typeof PLAIN_COLLECTIONS)[number]

/** Whether a collection is the driver's alone. */
export function isPlainCollection(slug: CollectionSlug | PlainCollection): slug is PlainCollection {
  return (PLAIN_COLLECTIONS as readonly string[]).includes(slug)
}

/** The driver's collection, for conditional updates that Payload's operations cannot express. */
export function driverCollection(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: CollectionSlug | PlainCollection,
) {
  if (isPlainCollection(slug)) return payload.db.connection.collection(slug)
  const found = payload.db.collections[slug]?.collection
  if (!found) throw new Error(`The collection ${slug} is not registered`)
  return found
}

/** The same, with the type of what is stored there. */
export function typedCollection<T extends mongo.Document>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: CollectionSlug | PlainCollection,
) {
  return payload.db.connection.collection<T>(driverCollection({ payload }, slug).collectionName)
}

/** A document of the driver in Payload's form: ids and dates are texts. For long lists, where each row costs. */
export function toRecord<S extends CollectionSlug>(document: object): DataFromCollectionSlug<S> {
  const { _id: id, ...fields } = JSON.parse(JSON.stringify(document)) as { _id: string }
  return { id, ...fields } as DataFromCollectionSlug<S>
}

import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { TRASH_INDEXES } from '@/database/trash'

/**
 * A listing has at most one public copy, most places are nobody's copy, and pages of places end by order and id;
 * Payload's options cannot express that.
 */
export async function ensureListingIndexes(payload: Payload): Promise<void> {
  const of = (slug: 'creator-listings' | 'directory-listings') =>
    driverCollection({ payload }, slug).collectionName
  await ensureIndexes(payload.db, of('creator-listings'), [
    ...TRASH_INDEXES,
    { key: { publishedId: 1 }, partialFilterExpression: { publishedId: { $type: 'string' } } },
  ])
  await ensureIndexes(payload.db, of('directory-listings'), [
    { key: { sourceId: 1 }, unique: true, partialFilterExpression: { sourceId: { $type: 'string' } } },
    { key: { _order: 1, _id: 1 } },
    { key: { featured: 1, _order: 1, _id: 1 } },
  ])
}

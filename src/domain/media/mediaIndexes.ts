import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { TRASH_INDEXES } from '@/database/trash'

/** Records in the trash are not duplicates; Payload's field options cannot express that. */
const notDeleted = { deletedAt: null }

/** Unique: a file per owner, a name per parent folder, and the address of a public file. */
export async function ensureMediaIndexes(payload: Payload): Promise<void> {
  const of = (slug: 'creator-media' | 'media-folders' | 'products') =>
    driverCollection({ payload }, slug).collectionName
  await ensureIndexes(payload.db, of('creator-media'), [
    ...TRASH_INDEXES,
    // All that counts and sums read, so that they read no file's record.
    { key: { userId: 1, kind: 1, use: 1, folderId: 1, deletedAt: 1, bytes: 1 } },
    { key: { userId: 1, sha256: 1 }, unique: true, partialFilterExpression: notDeleted },
    // What a person has published, and pages of their files; files come and go by id.
    { key: { userId: 1, publicKey: 1 }, partialFilterExpression: { publicKey: { $type: 'string' } } },
    { key: { userId: 1, _id: -1 } },
    { key: { publicKey: 1 }, unique: true, partialFilterExpression: { publicKey: { $type: 'string' } } },
  ])
  await ensureIndexes(payload.db, of('media-folders'), [
    ...TRASH_INDEXES,
    { key: { userId: 1, parentId: 1, foldedName: 1 }, unique: true, partialFilterExpression: notDeleted },
  ])
  // Which products show a public file.
  await ensureIndexes(payload.db, of('products'), [{ key: { 'images.url': 1 } }])
}

import { Types } from 'mongoose'
import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { TRASH_INDEXES } from '@/database/trash'

/** Greater than every missing one: a condition that the index of posts can tell to be met. */
const NO_ID = new Types.ObjectId('0'.repeat(24))

/**
 * An idea becomes at most one task, and a post has at most one for each channel; most tasks have neither. Payload's
 * field options cannot express that.
 */
export async function ensureTaskIndexes(payload: Payload): Promise<void> {
  await ensureIndexes(payload.db, driverCollection({ payload }, 'tasks').collectionName, [
    ...TRASH_INDEXES,
    // The order of older tasks; Payload's index knows one direction alone.
    { key: { userId: 1, status: 1, date: -1, _id: 1 } },
    { key: { ideaId: 1 }, unique: true, partialFilterExpression: { ideaId: { $type: 'objectId' } } },
    { key: { postId: 1 }, partialFilterExpression: { postId: { $gt: NO_ID } } },
    {
      key: { postId: 1, platform: 1 },
      unique: true,
      partialFilterExpression: { postId: { $gt: NO_ID }, deletedAt: null },
    },
  ])
}

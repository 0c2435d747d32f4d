import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { TRASH_INDEXES } from '@/database/trash'

/** An idea becomes at most one task, and most tasks have no idea; Payload's field options cannot express that. */
export async function ensureTaskIndexes(payload: Payload): Promise<void> {
  await ensureIndexes(payload.db, driverCollection({ payload }, 'tasks').collectionName, [
    ...TRASH_INDEXES,
    // The order of older tasks; Payload's index knows one direction alone.
    { key: { userId: 1, status: 1, date: -1, _id: 1 } },
    { key: { ideaId: 1 }, unique: true, partialFilterExpression: { ideaId: { $type: 'objectId' } } },
  ])
}

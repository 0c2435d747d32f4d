import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'

/** One request waits between two people, whoever asks; each direction is read by when it ends. */
export async function ensureCollabIndexes(payload: Payload): Promise<void> {
  const { collectionName } = driverCollection({ payload }, 'collab-requests')
  await ensureIndexes(payload.db, collectionName, [
    { key: { pairKey: 1 }, unique: true, partialFilterExpression: { state: 'pending' } },
    { key: { toId: 1, endsAt: 1 } },
    { key: { fromId: 1, endsAt: 1 } },
  ])
}

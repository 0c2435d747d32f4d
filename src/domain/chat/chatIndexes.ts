import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'

/** Unique: a message's number and its sender's name for it, how far a person has read, and who blocks whom. */
export async function ensureChatIndexes(payload: Payload): Promise<void> {
  const of = (slug: 'conversations' | 'messages' | 'conversation-reads' | 'blocks') =>
    driverCollection({ payload }, slug).collectionName
  const { db } = payload
  await ensureIndexes(db, of('conversations'), [
    { key: { participantIds: 1, kind: 1, lastAt: -1 } },
    { key: { kind: 1, lastAt: -1 } },
    { key: { kind: 1, state: 1, resolvedAt: 1 } },
    // What waits for the team.
    { key: { kind: 1, lastAt: 1 }, partialFilterExpression: { isWaiting: true } },
    {
      key: { startedBy: 1, clientId: 1 },
      unique: true,
      partialFilterExpression: { startedBy: { $type: 'objectId' } },
    },
    { key: { assigneeId: 1 }, partialFilterExpression: { assigneeId: { $type: 'objectId' } } },
    { key: { resolvedBy: 1 }, partialFilterExpression: { resolvedBy: { $type: 'objectId' } } },
  ])
  await ensureIndexes(db, of('messages'), [
    { key: { conversationId: 1, seq: 1 }, unique: true },
    {
      key: { conversationId: 1, senderId: 1, clientId: 1 },
      unique: true,
      partialFilterExpression: { senderId: { $type: 'objectId' } },
    },
    { key: { senderId: 1 } },
    // What shows a file.
    { key: { mediaIds: 1 }, partialFilterExpression: { mediaIds: { $type: 'objectId' } } },
  ])
  await ensureIndexes(db, of('conversation-reads'), [
    { key: { conversationId: 1, userId: 1 }, unique: true },
    { key: { userId: 1 } },
  ])
  await ensureIndexes(db, of('blocks'), [
    { key: { userId: 1, otherId: 1 }, unique: true },
    { key: { otherId: 1 } },
  ])
}

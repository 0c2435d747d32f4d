import { type mongo, Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { ensureIndexes } from './indexes'
import { sessionOf } from './transaction'

/** Whose inboxes move once the transaction of a session is over. */
const rungIn = new WeakMap<mongo.ClientSession, Set<string>>()

/**
 * Moves the cursor of a user's inbox, so that their open pages ask what is new (docs/behaviour.md, 5.23): once the
 * request's transaction is committed, at once when it has none. Best effort: a failure is logged and throws nothing,
 * because pages also ask by themselves.
 */
export async function ringInbox(req: PayloadRequest, userId: string): Promise<void> {
  const { payload } = req
  const session = await sessionOf(req)
  if (!session) return moveCursors(payload, [userId])
  const known = rungIn.get(session)
  if (known) return void known.add(userId)
  const userIds = new Set([userId])
  rungIn.set(session, userIds)
  // Payload ends the session after the commit, also of transactions that it began itself. One that is rolled back moves
  // the cursors, too, which only makes pages ask.
  session.once('ended', () => void moveCursors(payload, [...userIds]))
}

async function moveCursors(payload: Payload, userIds: string[]): Promise<void> {
  try {
    const moves = userIds.map((id) => ({
      updateOne: {
        filter: { userId: new Types.ObjectId(id) },
        update: { $inc: { cursor: 1 } },
        upsert: true,
      },
    }))
    await driverCollection({ payload }, 'inboxes').bulkWrite(moves, { ordered: false })
  } catch (error) {
    payload.logger.warn({ err: error }, 'Open pages were not told of something new')
  }
}

/** The cursors of users' inboxes by their ids; 0 for one that never moved. */
export async function readCursors(payload: Payload, userIds: string[]): Promise<Map<string, number>> {
  const rows = await driverCollection({ payload }, 'inboxes')
    .find<{ userId: Types.ObjectId; cursor: number }>(
      { userId: { $in: userIds.map((id) => new Types.ObjectId(id)) } },
      { projection: { _id: 0, userId: 1, cursor: 1 } },
    )
    .toArray()
  const moved = new Map(rows.map(({ userId, cursor }) => [String(userId), cursor]))
  return new Map(userIds.map((id) => [id, moved.get(id) ?? 0]))
}

/** One inbox per user. */
export async function ensureInboxIndexes(payload: Payload): Promise<void> {
  const { collectionName } = driverCollection({ payload }, 'inboxes')
  await ensureIndexes(payload.db, collectionName, [{ key: { userId: 1 }, unique: true }])
}

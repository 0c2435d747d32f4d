import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { unauthorized } from '@/database/errors'
import { ringInbox } from '@/database/inboxes'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'
import type { Conversation as StoredConversation, User as StoredUser } from '@/payload-types'
import { changeConversation, findConversation, isTeam, ringPeople, visibleTo } from './conversations'

/** How far a person has read a conversation, and when they last did. */
export type Read = { conversationId: Types.ObjectId; userId: Types.ObjectId; seq: number; at: Date }

/** How far people have read a conversation: all who ever did. */
export async function readsOf(req: PayloadRequest, conversationId: string): Promise<Read[]> {
  return driverCollection(req, 'conversation-reads')
    .find<Read>({ conversationId: new Types.ObjectId(conversationId) }, { session: await sessionOf(req) })
    .toArray()
}

/** How far one person has read conversations, by their ids; one that they never opened is missing. */
export async function ownReads(
  req: PayloadRequest,
  userId: string,
  conversationIds: readonly string[],
): Promise<Map<string, number>> {
  const reads = await driverCollection(req, 'conversation-reads')
    .find<Read>(
      {
        conversationId: { $in: conversationIds.map((id) => new Types.ObjectId(id)) },
        userId: new Types.ObjectId(userId),
      },
      { session: await sessionOf(req) },
    )
    .toArray()
  return new Map(reads.map(({ conversationId, seq }) => [String(conversationId), seq]))
}

type Seen = Pick<StoredConversation, 'lastSeq' | 'teamSeq'>

/** The last message that a person has read; what a colleague answered needs nobody of the team any more. */
export function readSeqOf({ teamSeq }: Seen, read: number, isOfTeam: boolean): number {
  return isOfTeam ? Math.max(read, teamSeq) : read
}

/** How many messages somebody has not read who has read up to `readSeq`. */
export function unreadOf({ lastSeq }: Seen, readSeq: number): number {
  return Math.max(0, lastSeq - readSeq)
}

/** Stores that a person has read up to a message, unless they had read further. Call it within a transaction. */
export async function setRead(
  req: PayloadRequest,
  conversationId: string,
  userId: string,
  seq: number,
): Promise<void> {
  await driverCollection(req, 'conversation-reads').updateOne(
    { conversationId: new Types.ObjectId(conversationId), userId: new Types.ObjectId(userId) },
    { $max: { seq }, $set: { at: new Date() } },
    { upsert: true, session: await sessionOf(req) },
  )
}

/** Marks the notifications about a conversation's messages as read. */
export async function readNotices(
  req: PayloadRequest,
  conversationId: string,
  userIds: readonly string[],
): Promise<void> {
  await driverCollection(req, 'notifications').updateMany(
    {
      userId: { $in: userIds.map((id) => new Types.ObjectId(id)) },
      dedupeKey: { $regex: `^${noticeKey(conversationId, '')}` },
      readAt: null,
    },
    { $set: { readAt: new Date() } },
    { session: await sessionOf(req) },
  )
}

/** The cause of a notification: a run of messages that somebody has not read. */
export function noticeKey(conversationId: string, readSeq: number | ''): string {
  return `message:${conversationId}:${readSeq}`
}

/** How many messages there are since the cause of a notification, without deleted ones; 0 when they are gone. */
export async function unreadSince(req: PayloadRequest, key: string): Promise<number> {
  const [, id = '', readSeq = ''] = key.split(':')
  if (!isRecordId(id)) return 0
  return driverCollection(req, 'messages').countDocuments({
    conversationId: new Types.ObjectId(id),
    seq: { $gt: Number(readSeq) },
    content: { $type: 'string' },
  })
}

/**
 * Marks a conversation as read by a user up to a message; never goes back. Call it within a transaction. Returns how
 * far they have read, and what is left. Throws 404 for a conversation that they may not see.
 */
export async function readUpTo(
  req: PayloadRequest,
  user: StoredUser,
  id: string,
  seq: number,
): Promise<{ readSeq: number; unread: number }> {
  const conversation = await findConversation(req, user, id)
  if (!(await touchUser(req, user.id))) throw unauthorized()
  const before = (await ownReads(req, user.id, [id])).get(conversation.id) ?? 0
  const reached = Math.max(before, Math.min(seq, conversation.lastSeq))
  // So that a message sent meanwhile conflicts, and its notification is not lost.
  if (reached > before) await changeConversation(req, conversation, {})
  await setRead(req, id, user.id, reached)
  if (reached === conversation.lastSeq) await readNotices(req, id, [user.id])
  if (reached > before) await ringPeople(req, conversation)
  else await ringInbox(req, user.id)
  const readSeq = readSeqOf(conversation, reached, isTeam(conversation, user))
  return { readSeq, unread: unreadOf(conversation, readSeq) }
}

/** How many messages a user has not read, in all conversations that they see. */
export async function countUnreadMessages(req: PayloadRequest, user: StoredUser): Promise<number> {
  const me = new Types.ObjectId(user.id)
  const own = { participantIds: me }
  const visible: mongo.Filter<mongo.Document> = {
    $and: [visibleTo(user), { $or: [own, { kind: 'support', isWaiting: true }] }],
  }
  const [sum] = await driverCollection(req, 'conversations')
    .aggregate<{ unread: number }>([
      { $match: visible },
      { $project: { lastSeq: 1, teamSeq: { $cond: [{ $in: [me, '$participantIds'] }, 0, '$teamSeq'] } } },
      {
        $lookup: {
          from: driverCollection(req, 'conversation-reads').collectionName,
          localField: '_id',
          foreignField: 'conversationId',
          pipeline: [{ $match: { userId: me } }],
          as: 'reads',
        },
      },
      { $project: { left: { $subtract: ['$lastSeq', { $max: ['$teamSeq', { $max: '$reads.seq' }] }] } } },
      { $group: { _id: null, unread: { $sum: { $max: [0, '$left'] } } } },
    ])
    .toArray()
  return sum?.unread ?? 0
}

import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import {
  COLLAB_DAYS,
  COLLAB_TEXTS,
  type CollabAnswer,
  type CollabState,
  ENDED_SHOWN,
  PENDING_SENT_MAX,
  PENDING_SHOWN,
  REST_DAYS,
} from '@/contracts/collabs/requests'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { insertRecord } from '@/database/insertRecord'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'
import { areApart } from '@/domain/chat/blocks'
import type { CollabRequest as StoredRequest } from '@/payload-types'

/** Whose request it is from the caller's side. */
export type Direction = 'received' | 'sent'

const SIDES = { received: 'toId', sent: 'fromId' } as const
/** Which answer ends a request how, and who may give it. */
const ENDINGS: Record<CollabAnswer, { state: CollabState; side: Direction }> = {
  accept: { state: 'accepted', side: 'received' },
  decline: { state: 'declined', side: 'received' },
  block: { state: 'declined', side: 'received' },
  withdraw: { state: 'withdrawn', side: 'sent' },
}

const rowsOf = (req: PayloadRequest) => driverCollection(req, 'collab-requests')

/** The same text for two people, whoever asks. */
export function pairKeyOf(one: string, other: string): string {
  return [one, other].toSorted().join(':')
}

type Asking = Pick<StoredRequest, 'subject' | 'message'> & {
  fromId: string
  toId: string
  proposedDate: string | null
}

/**
 * Stores a request to a listed creator. Call it within a transaction, which fails with a duplicate key when another
 * request of the pair waits. Throws 404 for who is not listed, also because one of the two has blocked the other; 409
 * for oneself, for a pair with a pending request, for 30 days after a refusal, and beyond 20 pending ones sent.
 */
export async function insertRequest(
  req: PayloadRequest,
  { fromId, toId, ...words }: Asking,
): Promise<StoredRequest> {
  if (fromId === toId) throw conflict(COLLAB_TEXTS.oneself)
  // Writes both users, so that a card, an approval or an account that goes meanwhile conflicts.
  const areHere =
    (await touchUser(req, fromId, { approved: true })) && (await touchUser(req, toId, { approved: true }))
  if (!areHere || !(await isListed(req, toId)) || (await areApart(req, [fromId, toId])))
    throw notFound(COLLAB_TEXTS.notListed)
  const session = await sessionOf(req)
  const pairKey = pairKeyOf(fromId, toId)
  const now = new Date()
  const rows = rowsOf(req)
  const waiting = { pairKey, state: 'pending' }
  await rows.updateMany({ ...waiting, endsAt: { $lte: now } }, { $set: { state: 'expired' } }, { session })
  if (await rows.findOne(waiting, { session, projection: { _id: 1 } }))
    throw conflict(COLLAB_TEXTS.pendingPair)
  const rest = { $gt: new Date(now.getTime() - REST_DAYS * DAY_MS) }
  const declined = { fromId: new Types.ObjectId(fromId), endsAt: rest, pairKey, state: 'declined' }
  if (await rows.findOne(declined, { session, projection: { _id: 1 } })) throw conflict(COLLAB_TEXTS.rests)
  const sent = { fromId: new Types.ObjectId(fromId), endsAt: { $gt: now } }
  if ((await rows.countDocuments(sent, { session })) >= PENDING_SENT_MAX) throw conflict(COLLAB_TEXTS.tooMany)
  const endsAt = new Date(now.getTime() + COLLAB_DAYS * DAY_MS)
  const ids = { fromId: new Types.ObjectId(fromId), toId: new Types.ObjectId(toId), pairKey }
  const made = { ...ids, ...words, state: 'pending', expiresAt: endsAt, endsAt, conversationId: null }
  return toRecord<'collab-requests'>(await insertRecord(req, 'collab-requests', made))
}

async function isListed(req: PayloadRequest, userId: string): Promise<boolean> {
  const listed = { userId: new Types.ObjectId(userId), isListed: true }
  const options = { session: await sessionOf(req), projection: { _id: 1 } }
  return Boolean(await driverCollection(req, 'creator-cards').findOne(listed, options))
}

/**
 * Ends a pending request, so that of several answers one counts. Call it within a transaction. Throws 404 for a request
 * that is not the caller's to answer in this way, 409 for one that is over.
 */
export async function endRequest(
  req: PayloadRequest,
  { id, userId, answer }: { id: string; userId: string; answer: CollabAnswer },
): Promise<StoredRequest> {
  if (!isRecordId(id)) throw notFound()
  const { state, side } = ENDINGS[answer]
  const own = { _id: new Types.ObjectId(id), [SIDES[side]]: new Types.ObjectId(userId) }
  const now = new Date()
  const session = await sessionOf(req)
  const ended = await rowsOf(req).findOneAndUpdate(
    { ...own, state: 'pending', endsAt: { $gt: now } },
    { $set: { state, endsAt: now, updatedAt: now } },
    { session, returnDocument: 'after' },
  )
  if (ended) return toRecord<'collab-requests'>(ended)
  if (!(await rowsOf(req).findOne(own, { session, projection: { _id: 1 } }))) throw notFound()
  throw conflict(COLLAB_TEXTS.over)
}

/** Ends what waits between a person and others, because they lose approval. Call it within that transaction. */
export async function endRequestsOf(req: PayloadRequest, userId: string): Promise<void> {
  const now = new Date()
  const session = await sessionOf(req)
  for (const side of Object.values(SIDES))
    await rowsOf(req).updateMany(
      { [side]: new Types.ObjectId(userId), state: 'pending', endsAt: { $gt: now } },
      { $set: { state: 'expired', endsAt: now, updatedAt: now } },
      { session },
    )
}

/** Notes which conversation an accepted request has opened. Within the transaction that opens it. */
export async function noteConversation(
  req: PayloadRequest,
  id: string,
  conversationId: string,
): Promise<void> {
  await rowsOf(req).updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { conversationId: new Types.ObjectId(conversationId) } },
    { session: await sessionOf(req) },
  )
}

/** A person's requests of one direction: pending ones, the first to expire first, then those that ended lately. */
export async function requestsOf(
  req: PayloadRequest,
  userId: string,
  direction: Direction,
): Promise<{ requests: StoredRequest[]; pending: number }> {
  const rows = rowsOf(req)
  const own = { [SIDES[direction]]: new Types.ObjectId(userId) }
  const now = new Date()
  const isPending = { ...own, endsAt: { $gt: now } }
  const lately = { ...own, endsAt: { $gt: new Date(now.getTime() - COLLAB_DAYS * DAY_MS), $lte: now } }
  const read = (filter: mongo.Filter<mongo.Document>, order: 1 | -1, limit: number) =>
    rows.find(filter).sort({ endsAt: order }).limit(limit).toArray()
  const [pending, ended, count] = await Promise.all([
    read(isPending, 1, PENDING_SHOWN),
    read(lately, -1, ENDED_SHOWN),
    rows.countDocuments(isPending),
  ])
  return { requests: [...pending, ...ended].map((each) => toRecord<'collab-requests'>(each)), pending: count }
}

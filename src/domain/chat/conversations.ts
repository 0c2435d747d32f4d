import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { REOPEN_DAYS } from '@/contracts/chat/limits'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { ringInbox } from '@/database/inboxes'
import { adminIds } from '@/database/notify'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'
import type { Conversation as StoredConversation, User as StoredUser } from '@/payload-types'

type Person = Pick<StoredUser, 'id' | 'role' | 'approved'>

/** A user's own conversations, and for an admin all with the team; those between creators are for the two alone. */
export function visibleTo(user: Person): mongo.Filter<mongo.Document> {
  const own = { participantIds: new Types.ObjectId(user.id) }
  return isAdmin(user) ? { $or: [{ kind: 'support' }, own] } : own
}

/** A conversation that the user may see, in the request's transaction if it has one. Throws 404 for any other id. */
export async function findConversation(
  req: PayloadRequest,
  user: Person,
  id: string,
): Promise<StoredConversation> {
  if (!isRecordId(id)) throw notFound()
  const found = await driverCollection(req, 'conversations').findOne(
    { $and: [{ _id: new Types.ObjectId(id) }, visibleTo(user)] },
    { session: await sessionOf(req) },
  )
  if (!found) throw notFound()
  return toRecord<'conversations'>(found)
}

export function peopleOf({ participantIds }: Pick<StoredConversation, 'participantIds'>): string[] {
  return participantIds.map(idOf)
}

/** Whether somebody who may see a conversation speaks for the team in it. */
export function isTeam(conversation: StoredConversation, { id }: Pick<StoredUser, 'id'>): boolean {
  return !peopleOf(conversation).includes(String(id))
}

/** Until when a message opens a conversation again; null while it is open. */
export function opensUntil({ state, resolvedAt }: StoredConversation): Date | null {
  if (state === 'open') return null
  return new Date(Date.parse(resolvedAt ?? '') + REOPEN_DAYS * DAY_MS)
}

/** Whether it is open, or a message opens it again. */
export function isWritable(conversation: StoredConversation): boolean {
  const until = opensUntil(conversation)
  return until === null || until.getTime() > Date.now()
}

/** The admins, who all see a conversation with the team; nobody for one between creators. */
export async function adminsOf(
  req: PayloadRequest,
  { kind }: Pick<StoredConversation, 'kind'>,
): Promise<string[]> {
  return kind === 'support' ? adminIds(req) : []
}

/** Moves the inboxes of all who see a conversation. */
export async function ringPeople(req: PayloadRequest, conversation: StoredConversation): Promise<void> {
  const people = new Set([...peopleOf(conversation), ...(await adminsOf(req, conversation))])
  for (const id of people) await ringInbox(req, id)
}

/**
 * Changes a conversation that is still as it was read. Call it within a transaction: one that was changed meanwhile
 * conflicts, and the transaction runs again.
 */
export async function changeConversation(
  req: PayloadRequest,
  conversation: StoredConversation,
  set: Record<string, unknown>,
): Promise<StoredConversation> {
  const changed = await driverCollection(req, 'conversations').findOneAndUpdate(
    {
      _id: new Types.ObjectId(conversation.id),
      lastSeq: conversation.lastSeq,
      version: conversation.version,
    },
    { $set: { ...set, updatedAt: new Date() } },
    { session: await sessionOf(req), returnDocument: 'after' },
  )
  if (!changed) throw notFound()
  return toRecord<'conversations'>(changed)
}

import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ChatCategory } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { insertRecord } from '@/database/insertRecord'
import { sessionOf } from '@/database/transaction'
import { touchUser } from '@/database/touchUser'
import type { Conversation as StoredConversation, User as StoredUser } from '@/payload-types'
import { makeOwn } from '../workspace/workspaces'
import { ringPeople } from './conversations'
import { type Sent, insertMessage, previewOf, tellOthers } from './messages'
import { setRead } from './reads'

type Opening = Pick<Sent, 'content' | 'clientId'> & {
  kind: StoredConversation['kind']
  category: ChatCategory
  subject: string
  participantIds: string[]
  continuesId?: string | null
}

/** The conversation that somebody's client has started as `clientId`, or null. */
export async function findStarted(
  req: PayloadRequest,
  startedBy: string,
  clientId: string,
): Promise<StoredConversation | null> {
  const found = await driverCollection(req, 'conversations').findOne(
    { startedBy: new Types.ObjectId(startedBy), clientId },
    { session: await sessionOf(req) },
  )
  return found && toRecord<'conversations'>(found)
}

/**
 * Starts a conversation with its first message, and makes the chat of its people their own. Call it within a
 * transaction, which fails with a duplicate key if `clientId` has started another. Throws 404 when one of them has no
 * account any more.
 */
async function open(
  req: PayloadRequest,
  starter: Pick<StoredUser, 'id'>,
  { content, clientId, participantIds, continuesId, ...rest }: Opening,
): Promise<StoredConversation> {
  const starterId = new Types.ObjectId(starter.id)
  const isOfTeam = !participantIds.includes(String(starter.id))
  for (const id of new Set([...participantIds, String(starter.id)])) {
    if (!(await touchUser(req, id))) throw notFound(CHAT_TEXTS.noRecipient)
  }
  for (const id of participantIds) await makeOwn(req, id, 'chat')
  const conversation = toRecord<'conversations'>(
    await insertRecord(req, 'conversations', {
      ...rest,
      participantIds: participantIds.map((id) => new Types.ObjectId(id)),
      lastSeq: 1,
      lastAt: new Date(),
      lastSenderId: starterId,
      preview: previewOf(content),
      teamSeq: isOfTeam ? 1 : 0,
      isWaiting: rest.kind === 'support' && !isOfTeam,
      state: 'open',
      continuesId: continuesId ? new Types.ObjectId(continuesId) : null,
      startedBy: starterId,
      clientId,
      version: 1,
    }),
  )
  await insertMessage(req, conversation, { senderId: String(starter.id), isOfTeam, content, clientId })
  await setRead(req, conversation.id, String(starter.id), 1)
  await ringPeople(req, conversation)
  return conversation
}

/** Starts a conversation with the team, from either side, and tells the other one. Call it within a transaction. */
export async function openSupport(
  req: PayloadRequest,
  starter: StoredUser,
  { creatorId, ...opening }: Omit<Opening, 'kind' | 'participantIds'> & { creatorId: string },
): Promise<StoredConversation> {
  const conversation = await open(req, starter, { ...opening, kind: 'support', participantIds: [creatorId] })
  await tellOthers(req, conversation, starter)
  return conversation
}

type Collab = { fromId: string; toId: string; subject: string; message: string; clientId: string }

/**
 * Starts the conversation of two creators with a request that the second one has accepted: its first message. Nobody is
 * notified of it, because the acceptance is. `clientId` names its cause, for example the request's id. Call it within a
 * transaction. Throws 404 when one of them has no account any more.
 */
export async function openCollab(
  req: PayloadRequest,
  { fromId, toId, subject, message, clientId }: Collab,
): Promise<StoredConversation> {
  const participantIds = [fromId, toId]
  const opening = { category: 'request' as const, subject, content: message, clientId, participantIds }
  const conversation = await open(req, { id: fromId }, { ...opening, kind: 'collab' })
  await setRead(req, conversation.id, toId, 1)
  return conversation
}

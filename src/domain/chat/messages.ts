import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import { MESSAGES_MAX, PREVIEW_MAX } from '@/contracts/chat/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { cutText } from '@/contracts/core/cutText'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { chatHref } from '@/contracts/screens'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { badRequest, conflict, notFound, unauthorized } from '@/database/errors'
import { idOrNull } from '@/database/ids'
import { insertRecord } from '@/database/insertRecord'
import { notify } from '@/database/notify'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'
import type {
  Conversation as StoredConversation,
  Message as StoredMessage,
  User as StoredUser,
} from '@/payload-types'
import { holdMedia } from '../media/mediaPlaces'
import { areApart } from './blocks'
import { adminsOf, changeConversation, isTeam, isWritable, peopleOf, ringPeople } from './conversations'
import { noticeKey, readNotices, readSeqOf, readsOf, setRead } from './reads'

export type Sent = { content: string; clientId: string; mediaIds?: string[] }
type Sender = Pick<StoredUser, 'id' | 'firstName' | 'lastName'>

/** What a list shows of a message. */
export function previewOf(content: string): string {
  return cutText(content.replaceAll(/\s+/g, ' ').trim(), PREVIEW_MAX)
}

/** The message that a sender's client has called `clientId`, or null. */
export async function findSent(
  req: PayloadRequest,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<StoredMessage | null> {
  const found = await driverCollection(req, 'messages').findOne(
    {
      conversationId: new Types.ObjectId(conversationId),
      senderId: new Types.ObjectId(senderId),
      clientId,
    },
    { session: await sessionOf(req) },
  )
  return found && toRecord<'messages'>(found)
}

/**
 * Adds a message to a conversation that was read in the same transaction, gives it the next number, opens the
 * conversation again if it was resolved within 7 days, and tells the other side. Throws 409 when it is closed, full, or
 * one of its two creators has left or blocked the other; 404 for a file that is not the sender's.
 */
export async function addMessage(
  req: PayloadRequest,
  conversation: StoredConversation,
  sender: Sender,
  { content, clientId, mediaIds = [] }: Sent,
): Promise<StoredMessage> {
  if (!(await touchUser(req, sender.id))) throw unauthorized()
  await requireOpen(req, conversation)
  const pictures = await holdPictures(req, sender.id, mediaIds)
  const isOfTeam = isTeam(conversation, sender)
  const seq = conversation.lastSeq + 1
  const changed = await changeConversation(req, conversation, {
    lastSeq: seq,
    lastAt: new Date(),
    lastSenderId: new Types.ObjectId(sender.id),
    preview: previewOf(content),
    isWaiting: conversation.kind === 'support' && !isOfTeam,
    ...(isOfTeam && { teamSeq: seq }),
    ...(conversation.state === 'resolved' && {
      state: 'open',
      resolvedAt: null,
      resolvedBy: null,
      version: conversation.version + 1,
    }),
  })
  const message = await insertMessage(req, changed, {
    senderId: sender.id,
    isOfTeam,
    content,
    clientId,
    pictures,
  })
  await setRead(req, changed.id, sender.id, seq)
  await tellOthers(req, changed, sender)
  await ringPeople(req, changed)
  return message
}

/** Inserts the message that a conversation counts as its last one. Call it within a transaction. */
export async function insertMessage(
  req: PayloadRequest,
  { id, lastSeq }: Pick<StoredConversation, 'id' | 'lastSeq'>,
  message: Sent & { senderId: string; isOfTeam: boolean; pictures?: string[] },
): Promise<StoredMessage> {
  const { senderId, isOfTeam, content, clientId, pictures = [] } = message
  const stored = await insertRecord(req, 'messages', {
    conversationId: new Types.ObjectId(id),
    seq: lastSeq,
    senderId: new Types.ObjectId(senderId),
    isOfTeam,
    content,
    clientId,
    ...(pictures.length > 0 && { mediaIds: pictures.map((each) => new Types.ObjectId(each)) }),
  })
  return toRecord<'messages'>(stored)
}

async function requireOpen(req: PayloadRequest, conversation: StoredConversation): Promise<void> {
  const people = peopleOf(conversation)
  const isAlone = conversation.kind === 'collab' && people.length < 2
  if (!isWritable(conversation) || isAlone) throw conflict(CHAT_TEXTS.closed)
  // Neither is told who has blocked whom.
  if (conversation.kind === 'collab' && (await areApart(req, people))) throw conflict(CHAT_TEXTS.closed)
  if (conversation.lastSeq >= MESSAGES_MAX) throw conflict(CHAT_TEXTS.full)
}

async function holdPictures(req: PayloadRequest, userId: string, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const held = await holdMedia(req, userId, wanted)
  if (held.length < wanted.length) throw notFound(MEDIA_TEXTS.unknown)
  const films = { _id: { $in: held.map((id) => new Types.ObjectId(id)) }, kind: { $ne: 'image' } }
  const options = { session: await sessionOf(req) }
  if (await driverCollection(req, 'creator-media').countDocuments(films, options))
    throw badRequest(CHAT_TEXTS.notPicture)
  return held
}

/** Notifies the other side, once until it has read; the team's by whoever looks after the conversation, else by all. */
export async function tellOthers(
  req: PayloadRequest,
  conversation: StoredConversation,
  sender: Sender,
): Promise<void> {
  const { id, kind, preview, lastSeq } = conversation
  const isOfTeam = isTeam(conversation, sender)
  const isForTeam = kind === 'support' && !isOfTeam
  const admins = await adminsOf(req, conversation)
  const assignee = idOrNull(conversation.assigneeId)
  const team = assignee && admins.includes(assignee) ? [assignee] : admins
  const others = isForTeam ? team : peopleOf(conversation)
  // Answered by one, it waits for none of them.
  if (isOfTeam) await readNotices(req, id, admins)
  const reads = await readsOf(req, id)
  const notices = others
    .filter((each) => each !== sender.id)
    .map((userId) => {
      const read = reads.find((each) => String(each.userId) === userId)?.seq ?? 0
      return { userId, dedupeKey: noticeKey(id, readSeqOf(conversation, read, isForTeam)) }
    })
  for (const notice of await unheard(req, notices)) {
    await notify(req, {
      ...notice,
      kind: 'message',
      title: `Message from ${isOfTeam ? 'the team' : fullName(sender) || 'a creator'}`,
      body: preview ?? '',
      seq: lastSeq,
      href: chatHref(id),
      isMailedLater: true,
    })
  }
}

type Notice = { userId: string; dedupeKey: string }

/** The notices that are not stored yet, by one question for all: most messages follow another unread one. */
async function unheard(req: PayloadRequest, notices: Notice[]): Promise<Notice[]> {
  const heard = await driverCollection(req, 'notifications')
    .find(
      {
        userId: { $in: notices.map(({ userId }) => new Types.ObjectId(userId)) },
        dedupeKey: { $in: [...new Set(notices.map(({ dedupeKey }) => dedupeKey))] },
      },
      { projection: { userId: 1, dedupeKey: 1 }, session: await sessionOf(req) },
    )
    .toArray()
  const known = new Set(heard.map(({ userId, dedupeKey }) => `${String(userId)} ${String(dedupeKey)}`))
  return notices.filter(({ userId, dedupeKey }) => !known.has(`${userId} ${dedupeKey}`))
}

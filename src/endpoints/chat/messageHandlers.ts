import { Types, type mongo } from 'mongoose'
import * as contract from '@/contracts/chat/messages'
import { MESSAGES_PAGE, MESSAGE_MINUTES } from '@/contracts/chat/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { MINUTE_MS } from '@/contracts/core/time'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { badRequest, conflict, isDuplicate, notFound } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { recordsByIds } from '@/database/recordsByIds'
import { inTransaction, inTurn, sessionOf } from '@/database/transaction'
import { changeConversation, findConversation, ringPeople } from '@/domain/chat/conversations'
import { addMessage, findSent } from '@/domain/chat/messages'
import { hideWords } from '@/domain/chat/hiddenWords'
import { readUpTo } from '@/domain/chat/reads'
import type { Conversation as StoredConversation, Message as StoredMessage } from '@/payload-types'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { answerFile } from '../core/answerFile'
import { presentMessages } from './present'
import { ASKED, pictureFile } from '../media/fileHandlers'

/** GET /api/conversations/{id}/messages */
const listMessages = handle(contract.listMessages, async ({ params: { id }, query, req, user }) => {
  const { after, before } = query
  if (after !== undefined && before !== undefined) throw badRequest(CHAT_TEXTS.twoPlaces)
  const conversation = await findConversation(req, user, id)
  const isForward = after !== undefined
  const seq = { ...(isForward && { $gt: after }), ...(before !== undefined && { $lt: before }) }
  const found = await driverCollection(req, 'messages')
    .find({ conversationId: new Types.ObjectId(id), ...(Object.keys(seq).length > 0 && { seq }) })
    .sort({ seq: isForward ? 1 : -1 })
    .limit(MESSAGES_PAGE)
    .toArray()
  const messages = found
    .map((each) => toRecord<'messages'>(each))
    .toSorted((one, other) => one.seq - other.seq)
  return presentMessages({ req, user }, { conversation, messages })
})

/**
 * POST /api/conversations/{id}/messages: messages of one conversation queue in this process, because each takes the
 * next number; between processes they conflict and are tried again.
 */
const createMessage = handle(contract.createMessage, async ({ params: { id }, body, req, user }) => {
  const conversation = await findConversation(req, user, id)
  const sent = () => findSent(req, id, user.id, body.clientId)
  const send = () =>
    inTransaction(
      req,
      async () => (await sent()) ?? addMessage(req, await findConversation(req, user, id), user, body),
    )
  const message = await inTurn(`conversation ${id}`, send).catch(async (error: unknown) => {
    const earlier = isDuplicate(error) && (await sent())
    if (earlier) return earlier
    throw error
  })
  return present({ req, user }, conversation, message)
})

/** DELETE /api/conversations/{id}/messages/{seq}: deleting it again answers the same. */
const deleteMessage = handle(contract.deleteMessage, async ({ params, req, user }) => {
  const { id } = params
  return inTransaction(req, async () => {
    const conversation = await findConversation(req, user, id)
    const message = await findMessage({ req, user }, conversation, params.seq)
    if (idOrNull(message.senderId) !== user.id) throw notFound()
    if (message.removedAt) return present({ req, user }, conversation, message)
    if (Date.parse(message.createdAt) < Date.now() - MESSAGE_MINUTES * MINUTE_MS)
      throw conflict(CHAT_TEXTS.tooLate)
    const removed = await driverCollection(req, 'messages').findOneAndUpdate(
      { _id: new Types.ObjectId(message.id) },
      { $set: { removedAt: new Date() }, $unset: { content: '', mediaIds: '' } },
      { session: await sessionOf(req), returnDocument: 'after' },
    )
    if (!removed) throw notFound()
    await hideWords(req, conversation, { senderId: user.id, seq: message.seq })
    const isLast = message.seq === conversation.lastSeq
    const changed = isLast ? await changeConversation(req, conversation, { preview: null }) : conversation
    await ringPeople(req, changed)
    return present({ req, user }, changed, toRecord<'messages'>(removed))
  })
})

/** POST /api/conversations/{id}/read: queues with what is sent, with which it conflicts. */
const readConversation = handle(contract.readConversation, ({ params: { id }, body: { seq }, req, user }) =>
  inTurn(`conversation ${id}`, () => inTransaction(req, () => readUpTo(req, user, id, seq))),
)

/** GET /api/conversations/{id}/messages/{seq}/pictures/{n}: for whoever may see the message. */
const getMessagePicture = handle(contract.getMessagePicture, async ({ params, query, req, user }) => {
  const conversation = await findConversation(req, user, params.id)
  const { mediaIds } = await findMessage({ req, user }, conversation, params.seq)
  const mediaId = mediaIds?.map(idOf)[Number(params.n) - 1]
  const media = mediaId && (await recordsByIds(req, 'creator-media', [mediaId])).get(mediaId)
  if (!media) throw notFound()
  return answerFile(req, pictureFile(media, query.size), { name: media.name, cacheControl: ASKED })
})

async function findMessage({ req }: Caller, { id }: StoredConversation, seq: string): Promise<StoredMessage> {
  const at: mongo.Filter<mongo.Document> = { conversationId: new Types.ObjectId(id), seq: Number(seq) }
  const found = await driverCollection(req, 'messages').findOne(at, { session: await sessionOf(req) })
  if (!found) throw notFound()
  return toRecord<'messages'>(found)
}

async function present(
  caller: Caller,
  conversation: StoredConversation,
  message: StoredMessage,
): Promise<contract.Message> {
  const [presented] = await presentMessages(caller, { conversation, messages: [message] })
  if (!presented) throw notFound()
  return presented
}

/** The calls of messages. */
export const messageCalls = [listMessages, createMessage, deleteMessage, readConversation, getMessagePicture]

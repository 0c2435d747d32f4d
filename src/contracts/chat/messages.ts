import * as v from 'valibot'
import { call, callUrl } from '../core/call'
import { date, id, longText, noQuery } from '../core/wire'
import { type MediaWidth, PICTURE_TYPES } from '../media/limits'
import { sizeQuery } from '../media/sizeQuery'
import { clientId } from './conversations'
import { MESSAGES_MAX, MESSAGE_PICTURES_MAX } from './limits'
import { CHAT_TEXTS } from './texts'

/** A message as one of its conversation's people sees it. */
export const Message = v.strictObject({
  id,
  /** 1, 2, 3 … within the conversation. */
  seq: v.number(),
  sender: v.picklist(['user', 'admin']),
  isOwn: v.boolean(),
  /** Who wrote it. */
  name: v.string(),
  /** Empty once it is deleted. */
  content: v.string(),
  timestamp: date,
  attachments: v.array(
    v.strictObject({ n: v.number(), name: v.string(), alt: v.nullable(v.string()), url: v.string() }),
  ),
  /** Whether somebody of the other side has read it. */
  seenByOther: v.boolean(),
  isDeleted: v.boolean(),
  /** What the client called it; null for messages of others. */
  clientId: v.nullable(v.string()),
})
export type Message = v.InferOutput<typeof Message>

const seqText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, CHAT_TEXTS.seqShape), v.transform(Number))

/** One of them, or neither: the handler refuses both. */
export const MessageQuery = v.object({ after: v.optional(seqText), before: v.optional(seqText) })

export const MessageInput = v.object({
  content: longText(CHAT_TEXTS.blank),
  clientId,
  /** Pictures of the sender's own files. */
  mediaIds: v.optional(
    v.pipe(v.array(id), v.maxLength(MESSAGE_PICTURES_MAX, CHAT_TEXTS.tooManyPictures)),
    [],
  ),
})

export const listMessages = call({
  method: 'get',
  path: '/conversations/:id/messages',
  who: 'user',
  query: MessageQuery,
  answer: v.array(Message),
  summary: 'At most 100 messages in order: the last ones, or those next after or before a number',
})

export const createMessage = call({
  method: 'post',
  path: '/conversations/:id/messages',
  who: 'user',
  query: noQuery,
  body: MessageInput,
  status: 201,
  answer: Message,
  limit: 'message',
  summary: 'Send a message; the same clientId again answers the same message',
  fails: [404, 409],
})

export const deleteMessage = call({
  method: 'delete',
  path: '/conversations/:id/messages/:seq',
  who: 'user',
  query: noQuery,
  answer: Message,
  summary: 'Delete a message of one’s own within 15 minutes; its number stays',
  fails: [409],
})

export const readConversation = call({
  method: 'post',
  path: '/conversations/:id/read',
  who: 'user',
  query: noQuery,
  body: v.object({
    seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MESSAGES_MAX, CHAT_TEXTS.seqShape)),
  }),
  answer: v.strictObject({ readSeq: v.number(), unread: v.number() }),
  summary: 'Mark a conversation as read up to a message; never goes back',
})

export const getMessagePicture = call({
  method: 'get',
  path: '/conversations/:id/messages/:seq/pictures/:n',
  who: 'user',
  query: sizeQuery,
  answerType: 'file',
  fileTypes: [...PICTURE_TYPES],
  answer: v.unknown(),
  summary: 'A picture of a message, the first is 1; byte ranges are served',
})

/** The address of a message's picture; without a width, of the file itself. */
export function messagePictureUrl(place: { id: string; seq: number; n: number }, width?: MediaWidth): string {
  const params = { id: place.id, seq: String(place.seq), n: String(place.n) }
  return callUrl(getMessagePicture, { params, query: { size: width } })
}

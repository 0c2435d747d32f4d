import * as v from 'valibot'
import { call } from '../core/call'
import { id, longText, noQuery, text } from '../core/wire'
import { CHAT_TEXTS } from './texts'

/** A text that admins answer with again and again; edited and deleted in the console. */
export const SavedReply = v.strictObject({ id, title: v.string(), content: v.string() })
export type SavedReply = v.InferOutput<typeof SavedReply>

export const listSavedReplies = call({
  method: 'get',
  path: '/saved-replies',
  who: 'admin',
  query: noQuery,
  answer: v.array(SavedReply),
  summary: 'The replies that admins keep, by title',
})

export const createSavedReply = call({
  method: 'post',
  path: '/saved-replies',
  who: 'admin',
  query: noQuery,
  body: v.object({ title: text(), content: longText(CHAT_TEXTS.blank) }),
  status: 201,
  answer: SavedReply,
  summary: 'Keep a reply for all admins',
})

import { Types, type mongo } from 'mongoose'
import { now, toCalendarDate, toZoned } from '@internationalized/date'
import type { InferOutput } from 'valibot'
import { type ConversationList, type ConversationQuery } from '@/contracts/chat/conversations'
import { PAGE_ROWS } from '@/contracts/core/page'
import { driverCollection } from '@/database/driverCollection'
import { pageOfRecords } from '@/database/timePages'
import { wordSearch } from '@/database/wordSearch'
import { visibleTo } from '@/domain/chat/conversations'
import { countUnreadMessages } from '@/domain/chat/reads'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { environment } from '@/environment'
import type { Caller } from '../core/ownHandlers'
import { presentConversations } from './present'

/** The most people that one word of a search finds. */
const FOUND_MAX = 200

/** One page of the conversations that a user sees, the latest first, with the numbers of all of them. */
export async function conversationList(
  caller: Caller,
  { category, state, q, cursor }: InferOutput<typeof ConversationQuery> = {},
): Promise<ConversationList> {
  const { req, user } = caller
  const visible = visibleTo(user)
  const words = await wordSearch(q, ['subject', 'preview'], (word) => withPerson(caller, word))
  const { records, cursor: next } = await pageOfRecords(req, 'conversations', {
    conditions: [visible, ...(category ? [{ category }] : []), ...(state ? [{ state }] : []), ...words],
    by: 'lastAt',
    cursor,
    size: PAGE_ROWS,
  })
  return {
    items: await presentConversations(caller, records),
    stats: await statsOf(caller, visible),
    cursor: next,
  }
}

async function statsOf(
  { req, user }: Caller,
  visible: mongo.Filter<mongo.Document>,
): Promise<ConversationList['stats']> {
  const zone = (await findWorkspace(req, user.id))?.timeZone || environment.timeZone
  const midnight = toZoned(toCalendarDate(now(zone)), zone).toDate()
  const rows = driverCollection(req, 'conversations')
  const [active, unread, resolvedToday] = await Promise.all([
    rows.countDocuments({ $and: [visible, { state: 'open' }] }),
    countUnreadMessages(req, user),
    rows.countDocuments({ $and: [visible, { state: 'resolved', resolvedAt: { $gte: midnight } }] }),
  ])
  return { active, unread, resolvedToday }
}

/** Conversations with a person whose name contains a word; creators find only whom they talk to. */
async function withPerson({ req, user }: Caller, word: string): Promise<mongo.Filter<mongo.Document>[]> {
  const [named = {}] = await wordSearch(word, ['firstName', 'lastName'])
  const found = await driverCollection(req, 'users')
    .find({ $and: [named, { _id: { $ne: new Types.ObjectId(user.id) } }] })
    .limit(FOUND_MAX)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  return [{ participantIds: { $in: found.map(({ _id }) => _id) } }]
}

import * as v from 'valibot'
import { call } from '../core/call'
import { pageQuery } from '../core/page'
import { date, id, integer, longText, noQuery, optional, text, version } from '../core/wire'
import { CHAT_TEXTS } from './texts'

/** With the team, or between two creators. */
export const CONVERSATION_KINDS = ['support', 'collab'] as const
export const CHAT_CATEGORIES = ['support', 'request', 'feedback'] as const
export type ChatCategory = (typeof CHAT_CATEGORIES)[number]
export const CHAT_CATEGORY_LABELS: Record<ChatCategory, string> = {
  support: 'Support',
  request: 'Request',
  feedback: 'Feedback',
}
export const CONVERSATION_STATES = ['open', 'resolved'] as const
/** The name of the other side of a creator's conversation with the team. */
export const TEAM_NAME = 'Team'

/** A conversation as one of its people sees it. */
export const Conversation = v.strictObject({
  id,
  kind: v.picklist(CONVERSATION_KINDS),
  category: v.picklist(CHAT_CATEGORIES),
  /** The other side: the team, or a person. */
  name: v.string(),
  subject: v.string(),
  /** The beginning of the last message. */
  preview: v.string(),
  /** Whether the caller, or for an admin the team, has sent the last message. */
  isLastOwn: v.boolean(),
  /** When the last message was sent. */
  timestamp: date,
  /** How many messages the caller has not read. */
  unread: v.number(),
  state: v.picklist(CONVERSATION_STATES),
  lastSeq: v.number(),
  /** The number of the last message that the caller has read. */
  readSeq: v.number(),
  /** Counts what happens to the conversation itself; messages do not change it. */
  version: v.number(),
})
export type Conversation = v.InferOutput<typeof Conversation>

export const ConversationList = v.strictObject({
  /** Those with the latest messages first. */
  items: v.array(Conversation),
  /** Of all conversations that the caller sees, whatever the query. */
  stats: v.strictObject({ active: v.number(), unread: v.number(), resolvedToday: v.number() }),
  /** Loads the next page; null at the end. */
  cursor: v.nullable(v.string()),
})
export type ConversationList = v.InferOutput<typeof ConversationList>

const Person = v.strictObject({ id, name: v.string() })

/** A conversation with what only its own page shows. */
export const ConversationDetails = v.strictObject({
  ...Conversation.entries,
  resolvedAt: v.nullable(date),
  /** Null also when that person has no account any more. */
  resolvedBy: v.nullable(v.string()),
  /** Until when a message opens it again; null while it is open. */
  opensUntil: v.nullable(date),
  /** The conversation that this one continues. */
  continuesId: v.nullable(id),
  /** Whether the caller may resolve it and open it again. */
  isResolvable: v.boolean(),
  /** Whether the caller has blocked the other person. */
  isBlocked: v.boolean(),
  /** For admins, of a conversation with the team: who looks after it, and which others have read how far, and when. */
  team: v.nullable(
    v.strictObject({
      assignee: v.nullable(Person),
      readers: v.array(v.strictObject({ ...Person.entries, seq: v.number(), at: date })),
    }),
  ),
})
export type ConversationDetails = v.InferOutput<typeof ConversationDetails>

/** Made by the client once for each thing that it sends, so that sending again changes nothing. */
export const clientId = v.pipe(v.string(CHAT_TEXTS.clientIdShape), v.uuid(CHAT_TEXTS.clientIdShape))

export const ConversationQuery = v.object({
  category: v.optional(v.picklist(CHAT_CATEGORIES)),
  state: v.optional(v.picklist(CONVERSATION_STATES)),
  /** Must occur in the subject, the last words or the other person's name. */
  q: pageQuery.q,
  cursor: pageQuery.cursor,
})

export const ConversationInput = v.object({
  category: v.picklist(CHAT_CATEGORIES, CHAT_TEXTS.categoryUnknown),
  subject: text(),
  content: longText(CHAT_TEXTS.blank),
  clientId,
  /** A resolved conversation of the caller's that this one goes on with. */
  continuesId: optional(id),
  /** For admins: the person to write to. */
  toId: optional(id),
})

const found = { who: 'user', query: noQuery } as const

export const listConversations = call({
  method: 'get',
  path: '/conversations',
  who: 'user',
  query: ConversationQuery,
  answer: ConversationList,
  summary: 'The caller’s conversations, and for an admin all with the team; 50 at once',
})

export const createConversation = call({
  method: 'post',
  path: '/conversations',
  ...found,
  body: ConversationInput,
  status: 201,
  answer: Conversation,
  limit: 'conversation',
  summary:
    'Write to the team, or as an admin to a person; the same clientId again answers the same conversation',
  fails: [404, 409],
})

export const getConversation = call({
  method: 'get',
  path: '/conversations/:id',
  ...found,
  answer: ConversationDetails,
  summary: 'A conversation of the caller’s',
})

const changed = { method: 'post', ...found, answer: Conversation } as const

export const resolveConversation = call({
  ...changed,
  path: '/conversations/:id/resolve',
  /** With the number of the last message that the caller saw, a later one is not resolved unseen. */
  body: v.object({ version, seq: v.optional(integer(0, 'Send the `lastSeq` that you read')) }),
  summary: 'Close a conversation: admins those with the team, either side one between creators',
  fails: [409],
})

export const reopenConversation = call({
  ...changed,
  path: '/conversations/:id/reopen',
  body: v.object({ version }),
  summary: 'Open a conversation again, within 7 days',
  fails: [409],
})

export const assignConversation = call({
  ...changed,
  who: 'admin',
  path: '/conversations/:id/assign',
  body: v.object({ version, assigneeId: v.nullable(id) }),
  summary: 'Say which admin looks after a conversation with the team; null for nobody',
  fails: [404, 409],
})

export const blockConversation = call({
  ...changed,
  path: '/conversations/:id/block',
  body: v.object({ isBlocked: v.boolean() }),
  summary: 'Block the other creator, or stop blocking them; neither is told',
  fails: [409],
})

export const reportConversation = call({
  ...changed,
  path: '/conversations/:id/report',
  body: v.object({
    reason: longText(CHAT_TEXTS.reasonMissing),
    /** Whether the caller agrees that the team reads the last 20 messages. */
    withMessages: v.boolean(),
    clientId,
  }),
  status: 201,
  limit: 'conversation',
  summary: 'Report the other creator: opens a conversation with the team, which is the answer',
  fails: [409],
})

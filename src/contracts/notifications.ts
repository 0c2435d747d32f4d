import * as v from 'valibot'
import { call } from './core/call'
import { date, id, noQuery } from './core/wire'

/** What a notification is about (docs/behaviour.md, 5.23). */
export const NOTIFICATION_KINDS = [
  'reminder',
  'deadline',
  'deal',
  'event',
  'message',
  'collab',
  'listing',
  'team',
  'achievement',
  'security',
  'room',
  'order',
  'letter',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Notifications per answer. */
export const NOTIFICATIONS_PAGE = 30
/** The database removes them after this many days. */
export const NOTIFICATION_DAYS = 90

export const NOTIFICATION_TEXTS = {
  cursorUnknown: 'Unknown cursor',
  noneNamed: 'Name the notifications, or all of them',
  notLoaded: 'Your notifications could not be loaded.',
  updateFailed: 'Failed to update notifications',
  streamsFull: 'Too many pages are open. Ask for the inbox instead.',
} as const

export const Notification = v.strictObject({
  id,
  kind: v.picklist(NOTIFICATION_KINDS),
  title: v.string(),
  body: v.string(),
  /** A page of this site. */
  href: v.string(),
  readAt: v.nullable(date),
  createdAt: date,
})
export type Notification = v.InferOutput<typeof Notification>

const unread = v.number()

export const NotificationList = v.strictObject({
  items: v.array(Notification),
  /** Of all notifications, not only those in `items`. */
  unread,
  /** Loads the next page; null at the end. */
  cursor: v.nullable(v.string()),
})
export type NotificationList = v.InferOutput<typeof NotificationList>

const recordId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, NOTIFICATION_TEXTS.cursorUnknown))

export const listNotifications = call({
  method: 'get',
  path: '/notifications',
  who: 'user',
  query: v.object({ cursor: v.optional(recordId) }),
  answer: NotificationList,
  summary: 'The caller’s notifications, the latest first, 30 at once',
})

export const readNotifications = call({
  method: 'post',
  path: '/notifications/read',
  who: 'user',
  query: noQuery,
  body: v.object({
    ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(100, 'At most 100 at once'))),
    all: v.optional(v.literal(true)),
  }),
  answer: v.strictObject({ unread }),
  summary: 'Mark notifications as read, by their ids or all of them',
})

/** Seconds after which a page that got no stream may try again. */
export const STREAM_REST_SECONDS = 300

/** What is new for a user. The cursor moves with every change; it may also go back, after a restore. */
export const Inbox = v.strictObject({
  cursor: v.number(),
  unreadMessages: v.number(),
  unreadNotifications: v.number(),
})
export type Inbox = v.InferOutput<typeof Inbox>

export const getInbox = call({
  method: 'get',
  path: '/inbox',
  who: 'user',
  query: noQuery,
  answer: Inbox,
  summary: 'What the caller has not read, and the cursor that moves with it; does not extend the session',
})

export const streamInbox = call({
  method: 'get',
  path: '/stream',
  who: 'user',
  query: v.object({
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, NOTIFICATION_TEXTS.cursorUnknown))),
  }),
  answerType: 'stream',
  fileTypes: ['text/event-stream'],
  status: 200,
  summary:
    'Server-sent events: `inbox` with the cursor whenever it moves, and at once unless it is the one in `cursor` or ' +
    'Last-Event-ID; `bye` before the oldest of a caller’s five streams ends; does not extend the session',
})

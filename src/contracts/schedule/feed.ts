import * as v from 'valibot'
import { call } from '../core/call'
import { Message } from '../core/wire'

/** Texts of the calendar feed, which other calendars can subscribe to (docs/behaviour.md, 5.25). */
export const FEED_TEXTS = {
  copied: 'Feed address copied',
  made: 'Feed address made',
  makeFailed: 'Failed to make the feed address',
  stopped: 'Feed stopped',
  stopFailed: 'Failed to stop the feed',
} as const

/** How far a feed reaches, in days before and after today, and in entries. */
export const FEED_DAYS = { before: 90, after: 400 } as const
export const FEED_ENTRIES_MAX = 2_000

/** The refresh interval that the feed suggests to calendars, in seconds. */
export const FEED_REFRESH_S = 3_600

/** A calendar feed: when it was created and last read; times are ISO. */
export type Feed = { createdAt: string; lastReadAt: string | null }

export const createFeed = call({
  method: 'post',
  path: '/calendar/feed',
  who: 'user',
  answer: v.strictObject({ url: v.string() }),
  status: 201,
  summary: 'A secret address of your calendar, shown this once; the address before it stops at once',
})

export const deleteFeed = call({
  method: 'delete',
  path: '/calendar/feed',
  who: 'user',
  answer: Message,
  fails: [404],
  summary: 'Stops the address of your calendar',
})

export const getFeedFile = call({
  method: 'get',
  path: '/calendar/feed/:token',
  who: 'anyone',
  isCrossSite: true,
  answerType: 'file',
  fileTypes: ['text/calendar'],
  answer: v.unknown(),
  fails: [429],
  summary: 'A calendar as iCalendar, for anyone with its address; a day’s tasks, events and deadlines',
})

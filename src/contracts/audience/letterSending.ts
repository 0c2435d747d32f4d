import * as v from 'valibot'
import { call } from '../core/call'
import { date, id, integer, noQuery, text, version } from '../core/wire'
import { DELIVERY_STATES, Letter, RECIPIENTS_MAX } from './letters'

/** Seconds in which a letter that is sent now can still be taken back. */
export const UNDO_SECONDS = 60
/** A letter that could not begin for this long is not sent by itself any more. */
export const MISSED_HOURS = 6
/** Deliveries per answer. */
export const DELIVERIES_PAGE = 50
/** How far the number of people may be from the one that the sender read, in per cent. */
export const EXPECTED_PERCENT = 1

/** Why a 409 asks to look at the number of people again. */
export const listChanged = (people: number): string =>
  `The list changed: ${people.toLocaleString('en')} ${people === 1 ? 'person' : 'people'} now.`

/** A letter to one person, as admins see it. */
export const Delivery = v.strictObject({
  id,
  /** Null once the person erased it. */
  email: v.nullable(v.string()),
  state: v.picklist(DELIVERY_STATES),
  attempts: v.number(),
  /** When it is tried again; null unless it waits. */
  nextAt: v.nullable(date),
  /** When its state became final. */
  settledAt: v.nullable(date),
  /** What the mail server said. */
  response: v.nullable(v.string()),
})
export type Delivery = v.InferOutput<typeof Delivery>

/** A point in the site's time zone, such as 2026-12-01T09:00. */
const wallClock = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Use a time like 2026-12-01T09:00'),
)

export const sendLetter = call({
  method: 'post',
  path: '/campaigns/:id/send',
  who: 'admin',
  query: noQuery,
  body: v.object({
    version,
    /** In a minute when it is missing. */
    sendAt: v.optional(v.nullable(wallClock), null),
    /** How many people the sender was shown. */
    expected: integer(1, undefined, RECIPIENTS_MAX),
  }),
  answer: Letter,
  summary: 'Send a letter in a minute, or at a time of the site’s zone',
  fails: [409],
})
export const showLetter = call({
  method: 'post',
  path: '/campaigns/:id/page',
  who: 'admin',
  query: noQuery,
  body: v.object({ isPublic: v.boolean(), isIndexed: v.boolean() }),
  answer: Letter,
  summary: 'Put a letter on the site or take it off, in any state',
  fails: [409],
})
const stopping = {
  method: 'post',
  who: 'admin',
  query: noQuery,
  body: v.object({}),
  answer: Letter,
  fails: [409],
} as const
export const pauseLetter = call({
  ...stopping,
  path: '/campaigns/:id/pause',
  summary: 'Stop a letter that is being sent, to go on later',
})
export const resumeLetter = call({
  ...stopping,
  path: '/campaigns/:id/resume',
  summary: 'Go on with a letter that was paused',
})
export const cancelLetter = call({
  ...stopping,
  path: '/campaigns/:id/cancel',
  summary: 'Take back a letter before it is sent, which makes it a draft; or end its sending for good',
})
export const listDeliveries = call({
  method: 'get',
  path: '/campaigns/:id/deliveries',
  who: 'admin',
  query: v.object({ after: v.optional(text(undefined, 60)), state: v.optional(v.picklist(DELIVERY_STATES)) }),
  answer: v.strictObject({ items: v.array(Delivery), next: v.nullable(v.string()) }),
  summary: 'Whom a letter went to, 50 at once, and what became of it',
})
export const decideUncertain = call({
  method: 'post',
  path: '/campaigns/:id/uncertain',
  who: 'admin',
  query: noQuery,
  body: v.object({
    /**
     * `leave`: they count as sent. `again`: they are sent once more, which may be the second time. `refused`: those
     * that were refused for the letter's sake are sent once more.
     */
    action: v.picklist(['leave', 'again', 'refused']),
    /** All of them when it is missing. */
    ids: v.optional(v.pipe(v.array(text(undefined, 60)), v.maxLength(500, 'At most 500'))),
  }),
  answer: Letter,
  summary: 'Decide about those who may have the letter, or send it again to who was refused for its sake',
  fails: [409],
})

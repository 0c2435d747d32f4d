import * as v from 'valibot'
import { call } from '../core/call'
import { pageOf, pageQuery } from '../core/page'
import { Message, date, day, id, noQuery, patchable, version } from '../core/wire'
import { TOPICS } from './subscription'
import { Tags } from './tags'

/** A letter's states (docs/behaviour.md, 13.8). */
export const LETTER_STATUSES = [
  'draft',
  'ready',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
  'missed',
] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** States in which words, topic and people can still be changed. */
export const OPEN_STATUSES: readonly LetterStatus[] = ['draft', 'ready']
/** States from which a letter can be sent. */
export const SENDABLE_STATUSES: readonly LetterStatus[] = ['draft', 'ready', 'missed']
/** States in which a letter can be deleted, if it never started: links in mails that arrived must go on working. */
export const DELETABLE_STATUSES: readonly LetterStatus[] = ['draft', 'ready', 'cancelled', 'missed']

/** What became of a letter to one person (docs/behaviour.md, 13.11). */
export const DELIVERY_STATES = [
  'waiting',
  'sending',
  'sent',
  'refused',
  'failed',
  'uncertain',
  'skipped',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Lengths of a letter, in characters. */
export const LETTER_LENGTHS = { subject: 150, preheader: 150, body: 50_000 } as const
/** The most drafts that one person keeps. */
export const LETTERS_MAX = 500
/** The most people that one letter goes to. */
export const RECIPIENTS_MAX = 100_000
/** How far ahead a letter can be scheduled. */
export const SCHEDULE_MINUTES_MIN = 5
export const SCHEDULE_DAYS_MAX = 365
/** Texts of the letters and of their calls. */
export const LETTER_TEXTS = {
  deleted: 'Letter deleted',
  changed: 'Somebody changed this letter.',
  fixed: 'This letter cannot be changed any more.',
  notReady: 'This letter is not a draft.',
  empty: 'Write a subject and a text first.',
  notDeletable: 'A letter that is on its way or was sent stays.',
  notSendable: 'This letter is on its way or was sent.',
  noMail: 'Mail is not set up: SMTP_URL is missing',
  nobody: 'Nobody would get this letter.',
  tooMany: `A letter goes to at most ${RECIPIENTS_MAX.toLocaleString('en')} people.`,
  launchOnce: 'The launch letter was sent: people were promised one.',
  notNow: 'This is not possible in the state that the letter is in now.',
  notSent: 'Choose a letter that was sent.',
  noTime: 'Not a day and time',
  daysReversed: 'This is before “Confirmed from”',
  leftOut: 'Clocks go forward then, and leave this time out',
  soonest: `At least ${SCHEDULE_MINUTES_MIN} minutes from now`,
  latest: `At most ${SCHEDULE_DAYS_MAX} days from now`,
} as const

/** One line, possibly empty: a draft saves by itself while it is written. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `At most ${max} characters`),
    v.regex(/^\P{Cc}*$/u, 'One line, please'),
    // All other control characters are gone before (core/plainText.ts).
    v.metadata({ pattern: String.raw`^[^\n\t]*$` }),
  )

const fields = {
  subject: line(LETTER_LENGTHS.subject),
  preheader: line(LETTER_LENGTHS.preheader),
  /** Markdown. */
  body: v.pipe(
    v.string(),
    v.maxLength(LETTER_LENGTHS.body, `At most ${LETTER_LENGTHS.body.toLocaleString('en')} characters`),
  ),
  topic: v.picklist(TOPICS),
}

/** A letter while it is written, as its preview takes it. */
export const LetterWords = v.object({
  subject: v.optional(fields.subject, ''),
  preheader: v.optional(fields.preheader, ''),
  body: v.optional(fields.body, ''),
  topic: v.optional(fields.topic, 'news'),
  /** Only people who confirmed on this day or later, and on this day or earlier; days of the site's zone. */
  confirmedFrom: v.optional(v.nullable(day()), null),
  confirmedUntil: v.optional(v.nullable(day()), null),
  /** Only people who have one of these tags; everybody when there are none. */
  tags: v.optional(Tags, []),
  /** Only people who said yes after they came through this letter, whose id it is. */
  cameThrough: v.optional(v.nullable(id), null),
  /** Only people who bought in the shop and ticked there that they want news. */
  hasBought: v.optional(v.boolean(), false),
  /** Whether its links count how many followed them, and nobody (docs/behaviour.md, 13.13). */
  countsClicks: v.optional(v.boolean(), true),
  /** Whether it can be read at /letters, and found there by search engines. */
  isPublic: v.optional(v.boolean(), false),
  isIndexed: v.optional(v.boolean(), false),
})

type Days = Pick<v.InferOutput<typeof LetterWords>, 'confirmedFrom' | 'confirmedUntil'>

/** Whether the days between which people confirmed leave any day. */
export const areDaysInOrder = ({ confirmedFrom, confirmedUntil }: Days): boolean =>
  !confirmedFrom || !confirmedUntil || confirmedFrom <= confirmedUntil

export const LetterInput = v.pipe(
  LetterWords,
  v.forward(
    v.check((words) => areDaysInOrder(words), LETTER_TEXTS.daysReversed),
    ['confirmedUntil'],
  ),
)
export type LetterInput = v.InferOutput<typeof LetterInput>

export const LetterPatch = v.object({
  version,
  subject: v.optional(fields.subject),
  preheader: v.optional(fields.preheader),
  body: v.optional(fields.body),
  topic: v.optional(fields.topic),
  confirmedFrom: patchable(day()),
  confirmedUntil: patchable(day()),
  tags: v.optional(Tags),
  cameThrough: patchable(id),
  hasBought: v.optional(v.boolean()),
  countsClicks: v.optional(v.boolean()),
  isPublic: v.optional(v.boolean()),
  isIndexed: v.optional(v.boolean()),
})

const Counts = v.strictObject(
  Object.fromEntries(DELIVERY_STATES.map((state) => [state, v.number()])) as Record<
    DeliveryState,
    v.NumberSchema<undefined>
  >,
)
export type DeliveryCounts = v.InferOutput<typeof Counts>

/** Counts of all states; what was not found is 0. */
export function countsOf(found: Partial<DeliveryCounts>): DeliveryCounts {
  return Object.fromEntries(DELIVERY_STATES.map((state) => [state, found[state] ?? 0])) as DeliveryCounts
}

const shared = {
  id,
  subject: v.string(),
  preheader: v.string(),
  topic: v.picklist(TOPICS),
  status: v.picklist(LETTER_STATUSES),
  /** Who wrote it; null once the account is gone. */
  author: v.nullable(v.string()),
  sendAt: v.nullable(date),
  startedAt: v.nullable(date),
  finishedAt: v.nullable(date),
  /** The subject of the letter that goes first; null unless this one is due and waits for it. */
  waitsFor: v.nullable(v.string()),
  /** How many people it goes to; null before they are fixed. */
  total: v.nullable(v.number()),
  counts: Counts,
  /** The first picture of this site in it; null for none near its top. */
  picture: v.nullable(v.string()),
  /** At least so many in a hundred opened it, as last counted; null when that is not known. */
  opened: v.nullable(v.number()),
  version: v.number(),
  updatedAt: date,
}

/** A letter in the list. */
export const LetterRow = v.strictObject(shared)
export type LetterRow = v.InferOutput<typeof LetterRow>

export const Letter = v.strictObject({
  ...shared,
  body: v.string(),
  confirmedFrom: v.nullable(v.string()),
  confirmedUntil: v.nullable(v.string()),
  tags: v.array(v.string()),
  cameThrough: v.nullable(id),
  hasBought: v.boolean(),
  countsClicks: v.boolean(),
  isPublic: v.boolean(),
  isIndexed: v.boolean(),
  /** The name of its page below /letters; null until it is sent, or while it has none. */
  slug: v.nullable(v.string()),
  isOwn: v.boolean(),
  /** Why it stopped by itself, or what it waits for; null when all is well. */
  note: v.nullable(v.string()),
  /** How many were refused for its own sake or the mail server's, not their mailbox's: they can get it again. */
  refusedForIt: v.number(),
  /** How many took themselves off the list through this letter. */
  left: v.number(),
  /** The site's time zone, which `sendAt` of a body is in. */
  zone: v.string(),
  /**
   * For admins, while it can be sent: who would get it now, how many seconds that takes, and how many are on the list
   * without its topic.
   */
  audience: v.nullable(v.strictObject({ people: v.number(), seconds: v.number(), others: v.number() })),
})
export type Letter = v.InferOutput<typeof Letter>

export const listLetters = call({
  method: 'get',
  path: '/campaigns',
  who: 'user',
  query: v.object({ cursor: pageQuery.cursor }),
  answer: pageOf(LetterRow),
  summary: 'Your letters, newest first, 50 at once; all of them for admins',
})
export const createLetter = call({
  method: 'post',
  path: '/campaigns',
  who: 'user',
  query: noQuery,
  body: LetterInput,
  answer: Letter,
  status: 201,
  summary: 'Begin a letter',
  fails: [409],
})
export const readLetter = call({
  method: 'get',
  path: '/campaigns/:id',
  who: 'user',
  query: noQuery,
  answer: Letter,
  summary: 'A letter, and how far it is sent',
})
export const updateLetter = call({
  method: 'patch',
  path: '/campaigns/:id',
  who: 'user',
  query: noQuery,
  body: LetterPatch,
  answer: Letter,
  summary: 'Change a letter; one that was ready is a draft again',
  fails: [409],
})
export const deleteLetter = call({
  method: 'delete',
  path: '/campaigns/:id',
  who: 'user',
  query: noQuery,
  answer: Message,
  summary: 'Delete a letter that was not sent',
  fails: [409],
})
export const readyLetter = call({
  method: 'post',
  path: '/campaigns/:id/ready',
  who: 'user',
  query: noQuery,
  body: v.object({ version }),
  answer: Letter,
  summary: 'Tell the admins that a letter is ready to be sent',
  fails: [409],
})

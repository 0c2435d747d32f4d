import * as v from 'valibot'
import { call } from '../core/call'
import { pageOf, pageQuery } from '../core/page'
import { Message, date, day, id, noQuery, patchable, text } from '../core/wire'
import { ClickFloor } from './letterClicks'
import { NEWSLETTER_TEXTS } from './newsletter'
import { FIRST_NAME_MAX, SUBSCRIBER_SOURCES, SUBSCRIBER_STATUSES, TOPICS } from './subscription'
import { Tag, Tags } from './tags'

/** How often an admin may have an address asked again, and how many hours lie between two times. */
export const ASKED_AGAIN_MAX = 2
export const ASKED_AGAIN_HOURS = 24

/** Texts of Email Subscribers (docs/behaviour.md, 4.16). */
export const SUBSCRIBER_TEXTS = {
  onlyThey: 'Only they can do that.',
  askedAlready: `They were asked today, or ${ASKED_AGAIN_MAX} times already. Whoever wants it can sign up again.`,
  asked: 'Asked again',
  nobodyAsked: 'Nobody was asked',
  takenOff: 'Taken off the list',
  complained: 'Never written to again',
  erased: 'Address erased',
  changed: 'Changes saved',
  failed: 'The list could not be changed.',
  askAnAdmin: 'Ask an admin',
  onlyAdminsExport: 'Only admins can export addresses.',
} as const

export const Subscriber = v.strictObject({
  id,
  email: v.string(),
  firstName: v.nullable(v.string()),
  status: v.picklist(SUBSCRIBER_STATUSES),
  /** What they agreed to; of who has not confirmed, what they asked for. */
  topics: v.array(v.picklist(TOPICS)),
  source: v.picklist(SUBSCRIBER_SOURCES),
  tags: v.array(v.string()),
  signedUpAt: date,
  confirmedAt: v.nullable(date),
  leftAt: v.nullable(date),
  leftReason: v.nullable(v.string()),
  /** Whether they can be asked again for their confirmation now. */
  canBeAsked: v.boolean(),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

/** Only people who confirmed count; a day is one of the site's time zone. */
export const SubscriberSummary = v.strictObject({
  /** Ever confirmed and not erased. */
  total: v.number(),
  active: v.number(),
  left: v.number(),
  bounced: v.number(),
  newThisMonth: v.number(),
  monthStart: v.string(),
  /** The least share of mails that were opened, in per cent, of the letters of 90 days; null before the first. */
  openRate: v.nullable(ClickFloor),
  /** Letters: their own for creators, all of them for admins. */
  letters: v.number(),
  /** Who waits for their confirmation; null for creators. */
  pending: v.nullable(v.number()),
  /** The last 13 weeks, each by its first day, the oldest first: who confirmed and who left. */
  growth: v.array(v.strictObject({ week: day(), confirmed: v.number(), gone: v.number() })),
})
export type SubscriberSummary = v.InferOutput<typeof SubscriberSummary>

const Filter = {
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
  topic: v.optional(v.picklist(TOPICS)),
  tag: v.optional(Tag),
}

export const summarizeSubscribers = call({
  method: 'get',
  path: '/subscribers/summary',
  who: 'user',
  query: noQuery,
  answer: SubscriberSummary,
  summary: 'How many people are on the list',
})

export const listSubscribers = call({
  method: 'get',
  path: '/subscribers',
  who: 'admin',
  query: v.object({ ...pageQuery, ...Filter }),
  answer: pageOf(Subscriber),
  summary: 'Who signed up, 50 at once, the latest first; `q` is the start of an address',
})

export const listTags = call({
  method: 'get',
  path: '/subscribers/tags',
  who: 'admin',
  query: noQuery,
  answer: v.array(v.string()),
  summary: 'The tags that anybody has, by name',
})

export const exportSubscribers = call({
  method: 'get',
  path: '/subscribers/export',
  who: 'admin',
  query: v.object(Filter),
  answerType: 'file',
  fileTypes: ['text/csv'],
  summary: 'Who signed up, as a CSV file with the wording that they agreed to',
})

export const changeSubscriber = call({
  method: 'patch',
  path: '/subscribers/:id',
  who: 'admin',
  body: v.object({
    status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
    firstName: patchable(text(undefined, FIRST_NAME_MAX)),
    /** Those that they keep: some of what they agreed to. */
    topics: v.optional(
      v.pipe(
        v.array(v.picklist(TOPICS)),
        v.minLength(1, NEWSLETTER_TEXTS.chooseOne),
        v.maxLength(TOPICS.length),
      ),
    ),
    /** All that they have from now on. */
    tags: v.optional(Tags),
  }),
  answer: Subscriber,
  summary:
    'Take somebody off the list or a topic, note a complaint, or set name and tags; the rest is theirs to do',
  fails: [409],
})

export const eraseSubscriber = call({
  method: 'delete',
  path: '/subscribers/:id',
  who: 'admin',
  answer: Message,
  summary: 'Erase an address and all that is stored with it',
})

export const askAgain = call({
  method: 'post',
  path: '/subscribers/:id/confirm-mail',
  who: 'admin',
  answer: Subscriber,
  summary: 'Ask somebody again for their confirmation',
  fails: [409],
})

export const askAllAgain = call({
  method: 'post',
  path: '/subscribers/confirm-mails',
  who: 'admin',
  answer: v.strictObject({ asked: v.number() }),
  summary: 'Ask everybody who waits again for their confirmation, as often as is allowed',
})

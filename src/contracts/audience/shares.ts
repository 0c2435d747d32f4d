import * as v from 'valibot'
import { call } from '../core/call'
import { FIELD_TEXTS, date, day, id, integer, noQuery, text } from '../core/wire'
import { ClickFloor } from './letterClicks'
import { Breakdown, Funnels, Numbers, Revenue } from './numbers'

export const SHARES_MAX = 10
export const SHARE_DAYS_MAX = 365
export const SHARE_LABEL_MAX = 80

/** What a share shows besides its totals; `revenue` is by source, `goals` has the funnels. */
export const SHARE_BLOCKS = [
  'series',
  'pages',
  'sources',
  'places',
  'devices',
  'letters',
  'goals',
  'revenue',
] as const
export type ShareBlock = (typeof SHARE_BLOCKS)[number]

export const SHARE_TEXTS = {
  made: 'Link made. It is shown once.',
  ended: 'Link ended',
  failed: 'The link could not be made.',
  notEnded: 'The link could not be ended.',
  tooMany: `At most ${SHARES_MAX} links at once. End one first.`,
  blocks: 'Choose what it shows',
} as const

export const Share = v.strictObject({
  id,
  label: v.string(),
  from: day(),
  to: day(),
  blocks: v.array(v.picklist(SHARE_BLOCKS)),
  createdAt: date,
  expiresAt: date,
})
export type Share = v.InferOutput<typeof Share>

export const ShareInput = v.object({
  label: text(FIELD_TEXTS.required, SHARE_LABEL_MAX),
  from: day(),
  to: day(),
  blocks: v.pipe(
    v.array(v.picklist(SHARE_BLOCKS, SHARE_TEXTS.blocks), SHARE_TEXTS.blocks),
    v.minLength(1, SHARE_TEXTS.blocks),
    v.maxLength(SHARE_BLOCKS.length, SHARE_TEXTS.blocks),
  ),
  /** How many days the link works. */
  days: integer(1, `From 1 to ${SHARE_DAYS_MAX} days`, SHARE_DAYS_MAX),
})

/** The numbers of a share; what it does not show is null. */
export const SharedNumbers = v.strictObject({
  label: v.string(),
  expiresAt: date,
  blocks: v.array(v.picklist(SHARE_BLOCKS)),
  ...v.omit(Numbers, ['isCounting', 'series', 'unit', 'followerGrowth', 'previous', 'limitedTo']).entries,
  unit: Numbers.entries.unit,
  series: v.nullable(Numbers.entries.series),
  pages: v.nullable(Breakdown),
  sources: v.nullable(Breakdown),
  places: v.nullable(Breakdown),
  devices: v.nullable(Breakdown),
  /** People on the list now, and what is known of the letters of the range. */
  letters: v.nullable(v.strictObject({ subscribers: v.number(), opened: v.nullable(ClickFloor) })),
  goals: v.nullable(Breakdown),
  funnels: v.nullable(Funnels.entries.funnels),
  /** Of the whole range. */
  revenue: v.nullable(Revenue),
})
export type SharedNumbers = v.InferOutput<typeof SharedNumbers>

export const listShares = call({
  method: 'get',
  path: '/audience/shares',
  who: 'admin',
  query: noQuery,
  answer: v.array(Share),
  summary: 'Links to numbers that still work, the latest first',
})

export const createShare = call({
  method: 'post',
  path: '/audience/shares',
  who: 'admin',
  body: ShareInput,
  /** `link` is the page's address; only now, for its key is not stored. */
  answer: v.strictObject({ ...Share.entries, link: v.string() }),
  status: 201,
  summary: 'Make a link to the numbers of a range of days, which anybody who has it can read',
  fails: [409],
})

export const endShare = call({
  method: 'delete',
  path: '/audience/shares/:id',
  who: 'admin',
  answerType: 'none',
  summary: 'End a link to numbers',
})

export const readShared = call({
  method: 'get',
  path: '/audience/shared/:token',
  who: 'anyone',
  query: noQuery,
  answer: SharedNumbers,
  summary: 'The numbers of a link; an unknown or ended one is 404',
  limit: 'shared-numbers',
})

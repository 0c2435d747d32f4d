import * as v from 'valibot'
import { call } from './core/call'
import { id } from './core/wire'

/** What the header's search finds (docs/behaviour.md, 4.1). */
export const FOUND_KINDS = ['task', 'file', 'idea', 'product', 'event', 'order'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** The most of one kind. */
export const FOUND_MAX = 4

/** The length of what is searched for, in characters. */
export const SEARCH_MIN = 2
const SEARCH_MAX = 100

/** A record of the caller's own whose name has all the words; an order is found as at the desk (12.9). */
export const Found = v.strictObject({
  kind: v.picklist(FOUND_KINDS),
  id,
  title: v.string(),
  /** What tells it from others of its name: a post's channel, an order's buyer. */
  detail: v.optional(v.string()),
  /** The screen that shows it. */
  href: v.string(),
})
export type Found = v.InferOutput<typeof Found>

export const searchOwn = call({
  method: 'get',
  path: '/search',
  who: 'user',
  query: v.object({
    q: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(SEARCH_MIN, `At least ${SEARCH_MIN} characters`),
      v.maxLength(SEARCH_MAX, `At most ${SEARCH_MAX} characters`),
    ),
  }),
  answer: v.array(Found),
  summary:
    'Your tasks, files, ideas, products and events by name, orders by number and buyer, the newest four of each',
})

import * as v from 'valibot'
import { call } from '../core/call'
import { OTHER } from './dimensions'

/** The longest body of a hello, in bytes, and of a text of a campaign in it, in characters. */
export const HELLO_BYTES_MAX = 1_024
export const CAMPAIGN_TEXT_MAX = 80
/** A page stays visible at most this long, in seconds; longer is a forgotten tab. */
export const SECONDS_MAX = 3_600

/**
 * Public pages by their path. Whoever has a secret link is not counted there, so that no key of a link arrives here;
 * visits to everything else are counted, but not where.
 */
export const PUBLIC_PATHS =
  /^\/(?:(?:shop|directory|events|letters)(?:\/[a-z0-9-]{1,100})?|platform|cart|checkout|join-team|privacy|subscribe)?$/

/** A path as it is counted: that of a public page, else `OTHER`. The browser sends nothing else. */
export function countedPath(path: string): string {
  return PUBLIC_PATHS.test(path) ? path : OTHER
}

/** Characters of goal names that have meaning in a filter (contracts/audience/numbers.ts), and invisible ones. */
const NAME = /^[^|\p{C}]{1,40}$/u

const name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(NAME),
  // Narrower, because not every reader of openapi.json knows \p{C}.
  v.metadata({ pattern: '^[A-Za-z0-9]([A-Za-z0-9 ._-]{0,38}[A-Za-z0-9])?$' }),
)
const campaignText = v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN_TEXT_MAX)))

/**
 * What a page tells the site of a visit (docs/behaviour.md, 14.1): one `view` per path; `leave` with the seconds that
 * it was visible since the last one; `cart` when a piece went into the cart; `click` on a link of the landing page.
 */
export const Hello = v.object({
  k: v.picklist(['view', 'leave', 'cart', 'click']),
  /** The path (`countedPath`), without query and fragment. */
  p: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  /** The host of the page before, if it is another site's. */
  r: v.optional(v.pipe(v.string(), v.maxLength(255))),
  /** utm_source (or ref), utm_medium and utm_campaign. */
  q: v.optional(v.object({ s: campaignText, m: campaignText, c: campaignText })),
  /** Visible seconds, of a `leave`. */
  s: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The browser's time zone, such as Europe/Rome: the country comes from it, never from the address. */
  z: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The window's width in px. */
  w: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  /** What was clicked, such as Instagram. */
  n: v.optional(name),
  /** Of this view alone, random and kept in memory: a second `view` with it is not counted. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/))),
  /** Whether `navigator.webdriver` is set. */
  a: v.optional(v.boolean()),
})
export type Hello = v.InferOutput<typeof Hello>
export type HelloInput = v.InferInput<typeof Hello>

/** Send it as text/plain or JSON; it answers 204, counted or not. */
export const hello = call({
  method: 'post',
  path: '/hello',
  who: 'anyone',
  bodyType: 'raw',
  holds: Hello,
  fileTypes: ['text/plain', 'application/json'],
  maxBytes: HELLO_BYTES_MAX,
  answerType: 'none',
  bypassesNext: true,
  summary:
    'A page counts its visit, as JSON of at most 1,024 bytes; the answer is the same if it is left out',
})

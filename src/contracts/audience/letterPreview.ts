import * as v from 'valibot'
import { call } from '../core/call'
import { noQuery } from '../core/wire'
import { LetterCheck } from './letterChecks'
import { LetterWords } from './letters'

/** Texts about a test of a letter (docs/behaviour.md, 13.10). */
export const LETTER_TEST_TEXTS = {
  noAddress: 'Your account has no e-mail address. Add one under Settings first.',
  refused: 'The mail server did not take the mail. Nothing was sent.',
  sent: 'Test sent',
  failed: 'The test was not sent.',
  noServer: 'Not sent: this site has no mail server (SMTP_URL).',
} as const

/** A letter as its reader gets it: whole HTML pages in both schemes, the text part, and what was checked. */
export const LetterPreview = v.strictObject({
  light: v.string(),
  dark: v.string(),
  text: v.string(),
  /** Of the HTML. */
  bytes: v.number(),
  checks: v.array(LetterCheck),
  /** Who it comes from, as an inbox shows it. */
  sender: v.string(),
})
export type LetterPreview = v.InferOutput<typeof LetterPreview>

export const previewLetter = call({
  method: 'post',
  path: '/campaigns/preview',
  who: 'user',
  query: noQuery,
  body: LetterWords,
  answer: LetterPreview,
  summary: 'How a letter looks to you, and what is checked before it is sent; saves and sends nothing',
})

export const testLetter = call({
  method: 'post',
  path: '/campaigns/:id/test',
  who: 'user',
  query: noQuery,
  body: v.object({}),
  answer: v.strictObject({ to: v.string(), isSent: v.boolean() }),
  summary: 'Send a letter to your own address alone; `isSent` is false without a mail server',
  limit: 'letter-test',
  fails: [409, 502],
})

/** What one record of the sender's domain says: `unknown` when nobody can tell from here. */
const DomainRecord = v.strictObject({
  name: v.picklist(['MX', 'SPF', 'DMARC', 'DKIM']),
  state: v.picklist(['stands', 'missing', 'unknown']),
  text: v.string(),
  /** The record to add where the domain's other records stand; null where it cannot be known. */
  paste: v.nullable(v.strictObject({ type: v.string(), name: v.string(), value: v.string() })),
})
export type DomainRecord = v.InferOutput<typeof DomainRecord>

export const LetterDomain = v.strictObject({
  /** The address that letters come from. */
  from: v.string(),
  /** What is wrong first. */
  records: v.array(DomainRecord),
})
export type LetterDomain = v.InferOutput<typeof LetterDomain>

export const readLetterDomain = call({
  method: 'get',
  path: '/campaigns/domain',
  who: 'admin',
  query: noQuery,
  answer: LetterDomain,
  summary: 'Whether the domain that letters come from says who may send for it; takes 5 seconds at most',
})

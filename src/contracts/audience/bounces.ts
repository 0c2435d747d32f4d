import * as v from 'valibot'
import { call } from '../core/call'

/** Mail providers whose reports are understood (docs/behaviour.md, 13.12). */
export const BOUNCE_PROVIDERS = ['postmark', 'mailgun', 'ses', 'resend', 'generic'] as const
export type BounceProvider = (typeof BOUNCE_PROVIDERS)[number]

export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const
export type BounceKind = (typeof BOUNCE_KINDS)[number]

/** The most reports of one request. */
export const BOUNCES_MAX = 500

export const BOUNCE_TEXTS = {
  secretWrong: 'The secret is not right',
  notUnderstood: 'This is no report that this provider sends',
} as const

export const reportBounces = call({
  method: 'post',
  path: '/newsletter/bounces/:provider',
  who: 'anyone',
  bodyType: 'raw',
  // Amazon sends JSON as text.
  fileTypes: ['application/json', 'text/plain'],
  maxBytes: 1_000_000,
  answer: v.strictObject({ taken: v.number(), unknown: v.number() }),
  // Its credential is BOUNCE_SECRET, as a bearer token or the password of Basic authentication.
  isCrossSite: true,
  limit: 'bounces',
  summary: 'What a mail provider reports of letters that bounced, and of complaints',
  fails: [401, 404],
})

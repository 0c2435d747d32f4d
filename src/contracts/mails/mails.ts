import * as v from 'valibot'
import { call } from '../core/call'
import { MAIL_LIMITS, MAIL_NAMES, type MailName } from './mailWords'

const part = (limit: number) => v.pipe(v.string(), v.maxLength(limit, `At most ${limit} characters`))

/** A mail with the words that the console's form holds, saved or not. */
export const TypedMail = v.object({
  name: v.picklist(MAIL_NAMES as [MailName, ...MailName[]]),
  subject: part(MAIL_LIMITS.subject),
  opening: part(MAIL_LIMITS.opening),
  closing: part(MAIL_LIMITS.closing),
})
export type TypedMail = v.InferOutput<typeof TypedMail>

export const MAIL_TEXTS = {
  noAddress: 'Your account has no e-mail address. Add one under Settings first.',
  refused: 'The mail server did not take the mail. Nothing was sent.',
  noServer: 'Not sent: this site has no mail server (SMTP_URL), so none of its mails reach anybody.',
  sentTo: (address: string) => `The mail server took the test for ${address}.`,
} as const

/** The look of a mail with sample values, in both schemes, as whole HTML pages. */
export const MailPreview = v.strictObject({ subject: v.string(), light: v.string(), dark: v.string() })
export type MailPreview = v.InferOutput<typeof MailPreview>

export const previewMail = call({
  method: 'post',
  path: '/mails/preview',
  who: 'editor',
  body: TypedMail,
  answer: MailPreview,
  summary: 'How a mail of the site looks with the words given and sample values; sends nothing',
})

export const testMail = call({
  method: 'post',
  path: '/mails/test',
  who: 'editor',
  body: TypedMail,
  answer: v.strictObject({ to: v.string(), isSent: v.boolean() }),
  summary:
    'Send a mail with the words given and sample values to your own address; `isSent` is false without a mail server',
  limit: 'test-mail',
  fails: [409, 502],
})

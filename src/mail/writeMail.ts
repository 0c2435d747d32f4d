import { type MailName, type MailValues, type MailWords, filled } from '@/contracts/mails/mailWords'
import { type Mail, composeMail } from './mail'
import type { MailLink } from './mailFrame'

type Draft<N extends MailName> = {
  name: N
  values: MailValues<N>
  siteName: string
  /** The name to greet; left out when none was given. */
  firstName?: string | null
  /** Paragraphs between opening and closing: what the mail lists. */
  listed?: string[]
  action?: MailLink
  /** Marks a mail about a test order: before the subject, and a paragraph before all others. */
  mark?: { subject: string; text: string }
  /** Words that editors cannot change, in place of theirs. */
  fixed?: Partial<MailWords>
}

/** A mail before it has words: which one it is, and what it names. */
export type MailDraft = { [N in MailName]: Draft<N> }[MailName]

/** Writes a mail with the words that editors gave it (docs/behaviour.md, 10.1). */
export function writeMail(draft: MailDraft, given: MailWords): Mail {
  const { siteName, listed = [], mark, fixed, action, firstName } = draft
  const values = { ...draft.values, site: siteName }
  const words = { ...given, ...fixed }
  const subject = filled(words.subject, values)
  // Cut before the values are put in: one with a blank line stays one paragraph.
  const paragraphs = (text: string) => paragraphsOf(text).map((each) => filled(each, values))
  return composeMail({
    siteName,
    ...(firstName !== undefined && { firstName }),
    subject: mark ? `${mark.subject}${subject}` : subject,
    paragraphs: [
      ...(mark ? [mark.text] : []),
      ...paragraphs(words.opening),
      ...listed,
      ...paragraphs(words.closing),
    ],
    ...(action && { action }),
  })
}

/** The paragraphs of a text that somebody typed; a blank line begins a new one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
}

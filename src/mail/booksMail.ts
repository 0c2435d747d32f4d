import type { MailDraft } from './writeMail'

type Given = { siteName: string; differences: string[]; link: string }

/** Tells the admins that payments and orders differ (docs/behaviour.md, 12.13). */
export function booksMail({ siteName, differences, link }: Given): MailDraft {
  const action = { label: 'See the books', url: link }
  return { siteName, name: 'booksDiffer', values: {}, listed: differences, action }
}

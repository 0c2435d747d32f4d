import { type Mail, composeMail } from './mail'

type Given = { siteName: string; differences: string[]; link: string }

/** Tells the admins that payments and orders differ (docs/behaviour.md, 12.13). */
export function booksMail({ siteName, differences, link }: Given): Mail {
  return composeMail({
    siteName,
    subject: 'The books do not balance',
    paragraphs: ['The payments of the last 30 days and the orders differ:', ...differences],
    action: { label: 'See the books', url: link },
  })
}

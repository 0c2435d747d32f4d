import type { MailDraft } from './writeMail'

type Given = { siteName: string; firstName?: string | null; link: string }

/** Tells a user that an admin approved them (docs/behaviour.md, 7.7). */
export function approvedMail({ link, ...given }: Given): MailDraft {
  return { ...given, name: 'approved', values: {}, action: { label: 'Log in', url: link } }
}

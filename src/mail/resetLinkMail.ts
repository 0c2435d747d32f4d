import type { MailDraft } from './writeMail'

type Given = { siteName: string; firstName?: string | null; link: string }

/** The link to set a new password, valid for one hour (docs/behaviour.md, 7.5). */
export function resetLinkMail({ link, ...given }: Given): MailDraft {
  return { ...given, name: 'resetLink', values: {}, action: { label: 'Set a new password', url: link } }
}

import type { MailDraft } from './writeMail'

/** Tells a person that an admin did not accept their registration (docs/behaviour.md, 7.7). */
export function rejectedMail(given: { siteName: string; firstName?: string | null }): MailDraft {
  return { ...given, name: 'rejected', values: {} }
}

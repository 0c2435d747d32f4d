import type { MailDraft } from './writeMail'

/** Tells the former address of an account that reset links go to another one now (docs/behaviour.md, 10.1). */
export function emailChangedMail(given: { siteName: string; firstName?: string | null }): MailDraft {
  return { ...given, name: 'emailChanged', values: {} }
}

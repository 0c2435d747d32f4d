import type { MailDraft } from './writeMail'

/** Confirms a team application with the sentence the form shows (docs/behaviour.md, 3.7). */
export function applicationReceivedMail(given: { siteName: string; firstName?: string | null }): MailDraft {
  return { ...given, name: 'applicationReceived', values: {} }
}

import type { MailDraft } from './writeMail'

type Given = { siteName: string; firstName?: string | null; link: string }

/** Tells the sender of feedback that an admin answered it (docs/behaviour.md, 5.16). Does not quote the feedback. */
export function feedbackAnsweredMail({ link, ...given }: Given): MailDraft {
  return { ...given, name: 'feedbackAnswered', values: {}, action: { label: 'Read the answer', url: link } }
}

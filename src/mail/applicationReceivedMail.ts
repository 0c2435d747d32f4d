import { type Mail, composeMail } from './mail'

/** Confirms a team application with the sentence the form shows (docs/behaviour.md, 3.7). */
export function applicationReceivedMail(given: { siteName: string; firstName?: string | null }): Mail {
  return composeMail({
    ...given,
    subject: `${given.siteName} received your application`,
    paragraphs: ['Thank you for your interest. We will review your application and be in touch soon.'],
  })
}

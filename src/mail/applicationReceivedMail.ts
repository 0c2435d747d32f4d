import { type Mail, composeMail } from './mail'

/** Confirms a team application; the sentence is the one the form shows (public spec, section 8). */
export function applicationReceivedMail(given: { siteName: string; firstName?: string | null }): Mail {
  return composeMail({
    ...given,
    subject: `${given.siteName} received your application`,
    paragraphs: ['Thank you for your interest. We will review your application and be in touch soon.'],
  })
}

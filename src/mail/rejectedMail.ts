import { type Mail, composeMail } from './mail'

/** Tells a person that an admin did not accept their registration (docs/behaviour.md, 7.7). */
export function rejectedMail(given: { siteName: string; firstName?: string | null }): Mail {
  return composeMail({
    ...given,
    subject: `Your registration at ${given.siteName}`,
    paragraphs: [
      'Thank you for your interest. An admin has read your registration and did not accept it, so you cannot log in.',
    ],
  })
}

import { type Mail, composeMail } from './mail'

/** Tells the former address of an account that reset links go to another one now (docs/behaviour.md, 10.1). */
export function emailChangedMail(given: { siteName: string; firstName?: string | null }): Mail {
  return composeMail({
    ...given,
    subject: `Your e-mail address at ${given.siteName} was changed`,
    paragraphs: [
      'Your account has another e-mail address from now on. This one gets no more mails.',
      'Was it not you? Answer this mail at once, so that nobody else keeps your account.',
    ],
  })
}

import { type Mail, composeMail } from './mail'

/** The link to set a new password, valid for one hour (docs/behaviour.md, 7.5). */
export function resetLinkMail(given: { siteName: string; firstName?: string | null; link: string }): Mail {
  return composeMail({
    ...given,
    subject: `Set a new ${given.siteName} password`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link works once and for one hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url: given.link },
  })
}

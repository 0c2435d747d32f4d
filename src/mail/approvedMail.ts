import { type Mail, composeMail } from './mail'

/** Tells a person that an admin let them in (public spec, section 4). */
export function approvedMail(given: { siteName: string; firstName?: string | null; link: string }): Mail {
  return composeMail({
    ...given,
    subject: `You are approved at ${given.siteName}`,
    paragraphs: ['Your account is approved. Come in, the dashboard is open.'],
    action: { label: 'Log in', url: given.link },
  })
}

import { type Mail, composeMail } from './mail'

/** Tells a user that an admin approved them (docs/behaviour.md, 7.7). */
export function approvedMail(given: { siteName: string; firstName?: string | null; link: string }): Mail {
  return composeMail({
    ...given,
    subject: `You are approved at ${given.siteName}`,
    paragraphs: ['Your account is approved. Come in, the dashboard is open.'],
    action: { label: 'Log in', url: given.link },
  })
}

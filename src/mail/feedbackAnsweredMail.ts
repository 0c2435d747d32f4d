import { type Mail, composeMail } from './mail'

/** Tells the sender of feedback that an admin answered it (docs/behaviour.md, 5.16). Does not quote the feedback. */
export function feedbackAnsweredMail(given: {
  siteName: string
  firstName?: string | null
  link: string
}): Mail {
  return composeMail({
    ...given,
    subject: `Your feedback to ${given.siteName} is answered`,
    paragraphs: ['An admin answered the feedback that you sent from your dashboard.'],
    action: { label: 'Read the answer', url: given.link },
  })
}

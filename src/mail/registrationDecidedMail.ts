import { type Mail, composeMail } from './mail'

type Given = {
  siteName: string
  firstName?: string | null
  eventTitle: string
  /** The event's day and time, in its own zone. */
  when: string
  isApproved: boolean
  link: string
}

/** Tells an attendee what the host decided about their registration (docs/behaviour.md, 5.11). */
export function registrationDecidedMail({ eventTitle, when, isApproved, link, ...given }: Given): Mail {
  return composeMail({
    ...given,
    subject: `${isApproved ? 'Your place is confirmed' : 'Your registration was declined'}: ${eventTitle}`,
    paragraphs: isApproved
      ? [`You are in: ${eventTitle}, ${when}.`, 'If you cannot come, cancel so that somebody else can.']
      : [`The host declined your registration for ${eventTitle}, ${when}. Your place is free again.`],
    action: { label: 'See your events', url: link },
  })
}

import type { MailDraft } from './writeMail'

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
export function registrationDecidedMail({ eventTitle, when, isApproved, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name: isApproved ? 'registrationApproved' : 'registrationDeclined',
    values: { event: eventTitle, when },
    action: { label: 'See your events', url: link },
  }
}

import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  eventTitle: string
  /** The event's day and time, in its own zone. */
  when: string
  link: string
}
type PlaceMail = 'eventSeat' | 'eventReminder' | 'guestConfirm' | 'guestLine' | 'guestLink'

/** A mail about somebody's place at an event, or in line for one; the button opens it (docs/behaviour.md, 15.4). */
export function eventPlaceMail(name: PlaceMail, { eventTitle, when, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name,
    values: { event: eventTitle, when },
    action: { label: 'Open the page', url: link },
  }
}

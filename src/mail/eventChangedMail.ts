import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  eventTitle: string
  /** The event's day and time, in its own zone. */
  when: string
  link: string
}

/** Tells an attendee that an event has another time or place (docs/behaviour.md, 5.10). */
export function eventMovedMail({
  eventTitle,
  when,
  location,
  link,
  ...given
}: Given & { location: string | null }): MailDraft {
  return {
    ...given,
    name: 'eventMoved',
    values: { event: eventTitle, when: location ? `${when}, ${location}` : when },
    action: { label: 'See your events', url: link },
  }
}

/** Tells an attendee that an event will not take place (docs/behaviour.md, 5.10). */
export function eventCancelledMail({ eventTitle, when, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name: 'eventCancelled',
    values: { event: eventTitle, when },
    action: { label: 'See other events', url: link },
  }
}

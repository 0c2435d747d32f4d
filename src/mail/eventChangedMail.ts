import { type Mail, composeMail } from './mail'

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
}: Given & { location: string | null }): Mail {
  return composeMail({
    ...given,
    subject: `New time or place: ${eventTitle}`,
    paragraphs: [
      `${eventTitle} is now ${when}${location ? `, ${location}` : ''}.`,
      'Your registration stands. If you cannot come, cancel so that somebody else can.',
    ],
    action: { label: 'See your events', url: link },
  })
}

/** Tells an attendee that an event will not take place (docs/behaviour.md, 5.10). */
export function eventCancelledMail({ eventTitle, when, link, ...given }: Given): Mail {
  return composeMail({
    ...given,
    subject: `Cancelled: ${eventTitle}`,
    paragraphs: [`${eventTitle}, ${when}, will not take place. You need not do anything.`],
    action: { label: 'See other events', url: link },
  })
}

import type { PayloadRequest } from 'payload'
import { screenHref } from '@/contracts/screens'
import { environment } from '@/environment'
import { eventCancelledMail, eventMovedMail } from '@/mail/eventChangedMail'
import { registrationDecidedMail } from '@/mail/registrationDecidedMail'
import type { MailKind } from '@/database/queueMail'
import type { Event as StoredEvent } from '@/payload-types'
import type { Compose } from './compose'

type EventMail = Extract<MailKind, `event-${string}` | 'registration-decided'>

/** The mails to those who registered for an event. */
export const eventMails: Record<EventMail, Compose> = {
  'registration-decided': async (req, id, siteName) => {
    const { event, user, status } = (await registrationOf(req, id)) ?? {}
    if (!event || !user || status === 'pending') return null
    const given = { siteName, firstName: user.firstName, ...wordsOf(event) }
    return { to: user.email, mail: registrationDecidedMail({ ...given, isApproved: status === 'approved' }) }
  },
  'event-moved': async (req, id, siteName) => {
    const { event, user, status } = (await registrationOf(req, id)) ?? {}
    if (!event || !user || status === 'rejected') return null
    const given = { siteName, firstName: user.firstName, ...wordsOf(event) }
    return { to: user.email, mail: eventMovedMail({ ...given, location: event.location ?? null }) }
  },
  'event-cancelled': async (req, about, siteName) => {
    const [userId = '', eventDate = '', timeZone = '', ...title] = about.split(' ')
    // A job has no user; the mail goes to the registered user.
    const found = { collection: 'users', id: userId, depth: 0, disableErrors: true, req } as const
    const user = await req.payload.findByID(found)
    if (!user?.approved) return null
    const when = dayAndTime(eventDate, timeZone)
    const given = { siteName, firstName: user.firstName, eventTitle: title.join(' '), when, link: link() }
    return { to: user.email, mail: eventCancelledMail(given) }
  },
}

/** A registration with its event and user; null when one of them is gone. */
async function registrationOf(req: PayloadRequest, id: string) {
  // A job has no user; the mail goes to the registered user.
  const found = { collection: 'event-registrations', id, depth: 1, disableErrors: true, req } as const
  const registration = await req.payload.findByID(found)
  const { eventId: event, userId: user, status } = registration ?? {}
  if (!event || typeof event === 'string' || !user || typeof user === 'string') return null
  return { event, user, status }
}

function link(): string {
  return `${environment.siteUrl}${screenHref('events')}`
}

function wordsOf({ title, eventDate, timeZone }: StoredEvent) {
  return { eventTitle: title, when: dayAndTime(eventDate, timeZone ?? environment.timeZone), link: link() }
}

/** "Dec 12, 2026, 6:40 AM EST". */
function dayAndTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

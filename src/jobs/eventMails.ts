import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { screenHref } from '@/contracts/screens'
import { environment } from '@/environment'
import { eventCancelledMail, eventMovedMail } from '@/mail/eventChangedMail'
import { registrationDecidedMail } from '@/mail/registrationDecidedMail'
import type { MailKind } from '@/database/queueMail'
import { idOf } from '@/database/ids'
import { registrationOfGuest, ticketPath } from '@/endpoints/events/guests'
import { eventPlaceMail } from '@/mail/eventPlaceMail'
import type { MailDraft } from '@/mail/writeMail'
import type { Event as StoredEvent, EventGuest as StoredGuest } from '@/payload-types'
import type { Compose } from './compose'

type EventMail = Extract<MailKind, `event-${string}` | 'registration-decided' | 'guest-link'>

/** The mails to those who registered for an event, or wait for a place: users and guests. */
export const eventMails: Record<EventMail, Compose> = {
  'registration-decided': async (req, id, siteName) => {
    const { event, person, status } = (await registrationOf(req, id)) ?? {}
    if (!event || !person || status === 'pending') return null
    const given = { siteName, ...wordsOf(event), ...person.words }
    return { to: person.to, mail: registrationDecidedMail({ ...given, isApproved: status === 'approved' }) }
  },
  'event-moved': toHolder((given, location) => eventMovedMail({ ...given, location })),
  'event-cancelled': async (req, about, siteName) => {
    const [id = '', eventDate = '', timeZone = '', ...title] = about.split(' ')
    const person = (await userOf(req, id)) ?? (await guestOf(req, id))
    if (!person) return null
    const when = dayAndTime(eventDate, timeZone)
    const given = { siteName, eventTitle: title.join(' '), when, ...person.words }
    return { to: person.to, mail: eventCancelledMail(given) }
  },
  'event-seat': toHolder((given) => eventPlaceMail('eventSeat', given)),
  'event-reminder': toHolder((given, location) =>
    eventPlaceMail('eventReminder', { ...given, when: [given.when, location].filter(Boolean).join(', ') }),
  ),
  'guest-link': async (req, id, siteName) => {
    const person = await guestOf(req, id)
    if (!person?.event) return null
    const given = { siteName, ...wordsOf(person.event), ...person.words }
    return { to: person.to, mail: eventPlaceMail(await nameOfLinkMail(req, person), given) }
  },
}

type Person = { to: string | null | undefined; words: { firstName: string | null; link: string } }
type Given = Person['words'] & { siteName: string; eventTitle: string; when: string }
type GuestPerson = Person & { guest: StoredGuest; event: StoredEvent | null }

/** About a registration, to whoever holds the seat. */
function toHolder(write: (given: Given, location: string | null) => MailDraft): Compose {
  return async (req, id, siteName) => {
    const { event, person, status } = (await registrationOf(req, id)) ?? {}
    if (!event || !person || status === 'rejected') return null
    const given = { siteName, ...wordsOf(event), ...person.words }
    return { to: person.to, mail: write(given, event.location ?? null) }
  }
}

/** What the mail with a guest's link asks for: nothing once the address is confirmed. */
async function nameOfLinkMail(req: PayloadRequest, { guest }: GuestPerson) {
  if (guest.confirmedAt) return 'guestLink'
  const held = await registrationOfGuest(req, { _id: new Types.ObjectId(guest.id) })
  return held ? 'guestConfirm' : 'guestLine'
}

/** A registration with its event and whose it is; null when one of them is gone. */
async function registrationOf(req: PayloadRequest, id: string) {
  // A job has no user; the mail goes to the registered person.
  const found = { collection: 'event-registrations', id, depth: 0, disableErrors: true, req } as const
  const registration = await req.payload.findByID(found)
  if (!registration) return null
  const eventId = idOf(registration.eventId)
  const ofEvent = { collection: 'events', id: eventId, depth: 0, disableErrors: true, req } as const
  const event = await req.payload.findByID(ofEvent)
  const { userId, guestId, status } = registration
  const person = userId ? await userOf(req, idOf(userId)) : await guestOf(req, idOf(guestId))
  return event && person && { event, person, status }
}

async function userOf(req: PayloadRequest, id: string): Promise<Person | null> {
  const found = { collection: 'users', id, depth: 0, disableErrors: true, req } as const
  const user = await req.payload.findByID(found)
  if (!user?.approved) return null
  const link = `${environment.siteUrl}${screenHref('events')}`
  return { to: user.email, words: { firstName: user.firstName ?? null, link } }
}

async function guestOf(req: PayloadRequest, id: string): Promise<GuestPerson | null> {
  const found = { collection: 'event-guests', id, depth: 1, disableErrors: true, req } as const
  const guest = await req.payload.findByID(found)
  if (!guest) return null
  const link = environment.siteUrl + ticketPath(guest.id)
  const event = typeof guest.eventId === 'string' ? null : guest.eventId
  return { to: guest.email, words: { firstName: guest.name, link }, guest, event }
}

function wordsOf({ title, eventDate, timeZone }: StoredEvent) {
  return { eventTitle: title, when: dayAndTime(eventDate, timeZone ?? environment.timeZone) }
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

import { fullName } from '@/contracts/account/names'
import type { Event as StoredEvent, EventRegistration as StoredEventRegistration } from '@/payload-types'
import { environment } from '@/environment'
import { idOf } from '@/database/ids'
import type { Event, EventRegistration, HostRegistration } from '@/contracts/events'

/** A stored event as calls answer it; no capacity means no limit. */
export function presentEvent(stored: StoredEvent): Event {
  const capacity = stored.capacity ?? null
  return {
    id: stored.id,
    title: stored.title,
    description: stored.description ?? null,
    eventDate: stored.eventDate,
    location: stored.location ?? null,
    capacity,
    createdBy: idOf(stored.createdBy),
    seatsLeft: capacity === null ? null : Math.max(0, capacity - stored.seatsTaken),
  }
}

/** A stored registration as the calls answer it. */
export function presentEventRegistration(stored: StoredEventRegistration): EventRegistration {
  return {
    id: stored.id,
    eventId: idOf(stored.eventId),
    userId: idOf(stored.userId),
    status: stored.status,
    registeredAt: stored.registeredAt,
  }
}

/** The time zone in which an event's time is shown; the site's for events stored before they had one. */
export function timeZoneOf({ timeZone }: Pick<StoredEvent, 'timeZone'>): string {
  return timeZone || environment.timeZone
}

/** The name of whoever registered, or waits, by their populated user or guest; null when they are gone. */
export function nameOf({ userId: user, guestId: guest }: Person): string | null {
  if (user && typeof user !== 'string') return fullName(user) || user.username
  return guest && typeof guest !== 'string' ? guest.name : null
}

type Person = Pick<StoredEventRegistration, 'userId' | 'guestId'>

/** A stored registration with its populated user or guest, of whom the host sees only the name. */
export function presentHostRegistration(stored: StoredEventRegistration): HostRegistration | null {
  const name = nameOf(stored)
  if (name === null) return null
  return {
    id: stored.id,
    name,
    status: stored.status,
    registeredAt: stored.registeredAt,
    decidedAt: stored.decidedAt ?? null,
    isGuest: Boolean(stored.guestId),
    checkedInAt: stored.checkedInAt ?? null,
  }
}

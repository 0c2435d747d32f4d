import { fullName } from '@/contracts/account/names'
import type {
  Event as StoredEvent,
  EventRegistration as StoredEventRegistration,
  User as StoredUser,
} from '@/payload-types'
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

/** A stored registration with its populated user, of whom the host sees only the name. */
export function presentHostRegistration(
  stored: StoredEventRegistration,
  { firstName, lastName, username }: Pick<StoredUser, 'firstName' | 'lastName' | 'username'>,
): HostRegistration {
  return {
    id: stored.id,
    name: fullName({ firstName, lastName }) || username,
    status: stored.status,
    registeredAt: stored.registeredAt,
    decidedAt: stored.decidedAt ?? null,
  }
}

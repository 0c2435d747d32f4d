import type { Event as StoredEvent, EventRegistration as StoredEventRegistration } from '@/payload-types'
import { idOf } from '@/database/ids'
import type { Event, EventRegistration } from '@/contracts/events'

/** A stored event as calls answer it; no capacity is no limit. */
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

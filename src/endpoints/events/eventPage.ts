import { Types } from 'mongoose'
import type { Payload, Where } from 'payload'
import { fullName } from '@/contracts/account/names'
import { isSlug } from '@/contracts/commerce/slug'
import type { CancelledEvent, EventPage, ListedEvent } from '@/contracts/eventPage'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { recordsByIds } from '@/database/recordsByIds'
import type { Event as StoredEvent, User as StoredUser } from '@/payload-types'
import { publicPicture } from '../core/mediaFile'
import { presentEvent, timeZoneOf } from './present'

/** How many events the list of them shows. */
const LISTED_MAX = 100

/** A public event by its current slug or by a former one; null for any other. */
export async function publicEvent(payload: Payload, address: string): Promise<StoredEvent | null> {
  if (!isSlug(address)) return null
  const { docs } = await payload.find({
    collection: 'events',
    where: {
      and: [
        { or: [{ slug: { equals: address } }, { formerSlugs: { equals: address } }] },
        { isPublic: { equals: true } },
      ],
    },
    pagination: false,
    depth: 0,
    // Visitors cannot read events; a public one is shown to everybody.
    overrideAccess: true,
  })
  return docs.find(({ slug }) => slug === address) ?? docs[0] ?? null
}

/** A stored event as its page shows it. */
export async function presentEventPage(payload: Payload, stored: StoredEvent): Promise<EventPage> {
  const hosts = await recordsByIds({ payload }, 'users', [idOf(stored.createdBy)], HOST)
  const listed = presentListed(stored, hosts)
  const held = listed.seatsLeft === 0 ? await heldPlaces(payload, listed.id) : null
  return { ...listed, description: stored.description ?? null, held, image: publicPicture(stored) }
}

/** The next public events, the first to begin first; `total` counts all of them. */
export async function listedEvents(payload: Payload): Promise<{ events: ListedEvent[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'events',
    where: toCome(),
    sort: ['eventDate', 'id'],
    limit: LISTED_MAX,
    depth: 0,
    // Visitors cannot read events; public ones are shown to everybody.
    overrideAccess: true,
  })
  const ids = docs.map(({ createdBy }) => idOf(createdBy))
  const hosts = await recordsByIds({ payload }, 'users', ids, HOST)
  return { events: docs.map((stored) => presentListed(stored, hosts)), total: totalDocs }
}

/** Public events that have not begun. */
export function toCome(): Where {
  return { and: [{ isPublic: { equals: true } }, { eventDate: { greater_than: new Date().toISOString() } }] }
}

/** Of a host, visitors read the name alone. */
const HOST = { username: 1, firstName: 1, lastName: 1 }

function presentListed(stored: StoredEvent, hosts: ReadonlyMap<string, StoredUser>): ListedEvent {
  const { id, title, eventDate, location, capacity, seatsLeft, createdBy } = presentEvent(stored)
  const host = hosts.get(createdBy)
  const hostName = host ? fullName(host) || host.username : ''
  const slug = stored.slug ?? id
  return { id, slug, title, eventDate, timeZone: timeZoneOf(stored), location, capacity, seatsLeft, hostName }
}

async function heldPlaces(payload: Payload, eventId: string): Promise<EventPage['held']> {
  const held = await driverCollection({ payload }, 'event-registrations')
    .find({ eventId: new Types.ObjectId(eventId), heldUntil: { $type: 'date' } })
    .sort({ heldUntil: 1 })
    .project<{ heldUntil: Date }>({ heldUntil: 1 })
    .toArray()
  const [first] = held
  return first ? { count: held.length, until: first.heldUntil.toISOString() } : null
}

/** The public event that was at this address until it was cancelled; null when there was none. */
export async function cancelledEvent(payload: Payload, address: string): Promise<CancelledEvent | null> {
  if (!isSlug(address)) return null
  const { docs } = await payload.find({
    collection: 'cancelled-events',
    where: { slug: { equals: address } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    // Only admins read the rows; that it is cancelled is shown to everybody.
    overrideAccess: true,
  })
  const [found] = docs
  if (!found) return null
  const { eventId: id, slug, title, eventDate, timeZone, location } = found
  return { id, slug, title, eventDate, timeZone, location: location ?? null }
}

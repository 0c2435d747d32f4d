import type { Payload } from 'payload'
import { fullName } from '@/contracts/account/names'
import { isSlug } from '@/contracts/commerce/slug'
import type { CancelledEvent, EventPage } from '@/contracts/eventPage'
import { idOf } from '@/database/ids'
import type { Event as StoredEvent } from '@/payload-types'
import { publicPicture } from '../core/mediaFile'
import { presentEvent, timeZoneOf } from './present'

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
  const { id, title, description, eventDate, location, capacity, seatsLeft } = presentEvent(stored)
  const timeZone = timeZoneOf(stored)
  const slug = stored.slug ?? id
  const hostName = await hostNameOf(payload, stored)
  const image = publicPicture(stored)
  return { id, slug, title, description, eventDate, timeZone, location, capacity, seatsLeft, hostName, image }
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

/** Visitors cannot read users, only the host's name. */
export async function hostNameOf(
  payload: Payload,
  { createdBy }: Pick<StoredEvent, 'createdBy'>,
): Promise<string> {
  const host = await payload.findByID({
    collection: 'users',
    id: idOf(createdBy),
    depth: 0,
    select: { username: true, firstName: true, lastName: true },
    overrideAccess: true,
  })
  return fullName(host) || host.username
}

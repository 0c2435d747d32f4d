import type { Payload } from 'payload'
import type { Event as StoredEvent, User as StoredUser } from '@/payload-types'
import { nextNumber } from '../factories'
import { DAY_MS } from '@/contracts/core/time'

/** An event in ten days without a limit, by default. */
export function buildEvent(
  payload: Payload,
  creator: Pick<StoredUser, 'id'>,
  overrides: Partial<StoredEvent> = {},
): Promise<StoredEvent> {
  return payload.create({
    collection: 'events',
    data: {
      title: `Event ${nextNumber()}`,
      eventDate: new Date(Date.now() + 10 * DAY_MS).toISOString(),
      seatsTaken: 0,
      version: 1,
      createdBy: creator.id,
      ...overrides,
    },
    depth: 0,
    overrideAccess: true,
  })
}

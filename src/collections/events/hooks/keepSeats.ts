import type { CollectionBeforeChangeHook } from 'payload'
import { placesTakenText } from '@/contracts/events'
import { conflict } from '@/database/errors'
import type { Event as StoredEvent } from '@/payload-types'
import { nextValue } from '../../nextValue'

/**
 * Refuses a capacity below the seats taken with 409. A seat taken at the same moment also writes the event, so one of
 * the two transactions is retried (docs/behaviour.md, 8.2).
 */
export const keepSeats: CollectionBeforeChangeHook<StoredEvent> = ({ data, originalDoc, operation }) => {
  if (operation === 'create' || !originalDoc) return data
  const capacity = nextValue(data.capacity, originalDoc.capacity) ?? null
  const taken = originalDoc.seatsTaken ?? 0
  const isChanged = capacity !== (originalDoc.capacity ?? null)
  if (isChanged && capacity !== null && capacity < taken) {
    const text = placesTakenText(taken)
    throw conflict(text, { capacity: text })
  }
  return data
}

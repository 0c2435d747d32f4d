import type { Types } from 'mongoose'
import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { GUEST_DAYS } from '@/contracts/eventGuests'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { inTransaction } from '@/database/transaction'
import { eraseGuest, guests } from '@/endpoints/events/guests'
import { everyNight } from '@/payload/dashboardQueue'

/**
 * Erases guests 30 days after their event, or a day after it was deleted, and the notes of cancelled events 30 days
 * after their date (docs/behaviour.md, 15.4).
 */
export const forgetGuests: TaskConfig<'forgetGuests'> = {
  slug: 'forgetGuests',
  label: 'Erase guests of past events',
  schedule: [everyNight],
  handler: async ({ req }) => {
    await runForgetGuests(req)
    return { output: {} }
  },
}

/** Returns how many guests were erased. */
export async function runForgetGuests({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const before = new Date(now.getTime() - GUEST_DAYS * DAY_MS)
  const yesterday = new Date(now.getTime() - DAY_MS)
  await driverCollection(req, 'cancelled-events').deleteMany({ eventDate: { $lt: before } })
  const events = await driverCollection(req, 'events')
    .find({ _id: { $in: await guests(req).distinct('eventId') } })
    .project<{ _id: Types.ObjectId; eventDate: Date }>({ eventDate: 1 })
    .toArray()
  const past = events.filter(({ eventDate }) => eventDate < before)
  const forgotten = await guests(req)
    .find({
      $or: [
        { eventId: { $in: past.map(({ _id }) => _id) } },
        // Of a deleted event: their mail about that may still wait.
        { eventId: { $nin: events.map(({ _id }) => _id) }, updatedAt: { $lt: yesterday } },
      ],
    })
    .toArray()
  return forEachRow(req, forgotten, 'A guest could not be erased', (own, guest) =>
    inTransaction(own, () => eraseGuest(own, guest)),
  )
}

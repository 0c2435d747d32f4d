import type { Types } from 'mongoose'
import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { screenHref } from '@/contracts/screens'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { queueMail } from '@/database/queueMail'
import { inTransaction, sessionOf } from '@/database/transaction'
import { seatHolders } from '@/domain/events/seats'
import { everyQuarter } from '@/payload/dashboardQueue'

/**
 * Reminds everybody who holds a seat a day before the event: users as they chose for events, guests by mail. Who
 * registered within that day needs no reminder (docs/behaviour.md, 15.6).
 */
export const remindOfEvents: TaskConfig<'remindOfEvents'> = {
  slug: 'remindOfEvents',
  label: 'Remind of events',
  schedule: [everyQuarter],
  handler: async ({ req }) => {
    await runRemindOfEvents(req)
    return { output: {} }
  },
}

type Due = { _id: Types.ObjectId; title: string; eventDate: Date; location?: string | null }

/** Returns how many events were reminded of; each once for each date that it gets. */
export async function runRemindOfEvents({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const due = await driverCollection(req, 'events')
    .find({
      eventDate: { $gt: now, $lte: new Date(now.getTime() + DAY_MS) },
      $expr: { $ne: ['$remindedFor', '$eventDate'] },
    })
    .project<Due>({ title: 1, eventDate: 1, location: 1 })
    .toArray()
  return forEachRow(req, due, 'A reminder of an event could not be sent', (own, event) =>
    inTransaction(own, () => remindOf(own, event)),
  )
}

/** False when another process was first, or the event has moved. */
async function remindOf(req: PayloadRequest, { _id, title, eventDate, location }: Due): Promise<boolean> {
  // The job's own bookkeeping, so the version stays the same.
  const { modifiedCount } = await driverCollection(req, 'events').updateOne(
    { _id, eventDate, remindedFor: { $ne: eventDate } },
    { $set: { remindedFor: eventDate } },
    { session: await sessionOf(req) },
  )
  if (modifiedCount === 0) return false
  const dayBefore = new Date(eventDate.getTime() - DAY_MS)
  for (const { id, userId } of await seatHolders(req, String(_id), dayBefore)) {
    if (!userId) await queueMail(req, 'event-reminder', id)
    else
      await notify(req, {
        userId: idOf(userId),
        kind: 'event',
        dedupeKey: `event-reminder:${id}:${eventDate.toISOString()}`,
        title: `${title} is tomorrow`,
        body: location ? `See you there: ${location}.` : 'See you there.',
        href: `${screenHref('events')}?tab=mine`,
      })
  }
  return true
}

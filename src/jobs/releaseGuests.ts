import type { Types } from 'mongoose'
import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { HOUR_MS } from '@/contracts/core/time'
import { UNCONFIRMED_HOURS } from '@/contracts/eventGuests'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { inTransaction, sessionOf } from '@/database/transaction'
import { eraseGuest, guests } from '@/endpoints/events/guests'
import { everyMinute } from '@/payload/dashboardQueue'

const AT_ONCE = 200

/**
 * Frees the places held for guests who did not confirm their address in time, for the first on the waiting list, and
 * erases guests who did not confirm it within a day (docs/behaviour.md, 15.4).
 */
export const releaseGuests: TaskConfig<'releaseGuests'> = {
  slug: 'releaseGuests',
  label: 'Free places of guests who did not confirm',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runReleaseGuests(req)
    return { output: {} }
  },
}

/** May run in several processes at once. Returns how many places were freed. */
export async function runReleaseGuests({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const isOver = { heldUntil: { $lt: now } }
  const held = await driverCollection(req, 'event-registrations')
    .find(isOver, { projection: { _id: 1 } })
    .sort({ heldUntil: 1 })
    .limit(AT_ONCE)
    .toArray()
  const freed = await forEachRow(req, held, 'A held place could not be freed', (own, { _id }) =>
    inTransaction(own, () => release(own, _id, isOver)),
  )
  const since = new Date(now.getTime() - UNCONFIRMED_HOURS * HOUR_MS)
  const unconfirmed = await guests(req)
    .find({ confirmedAt: null, createdAt: { $lt: since } })
    .limit(AT_ONCE)
    .toArray()
  await forEachRow(req, unconfirmed, 'A guest could not be erased', (own, guest) =>
    inTransaction(own, async () => {
      const session = await sessionOf(own)
      // Confirmed meanwhile, or erased by another process.
      if (!(await guests(own).findOne({ _id: guest._id, confirmedAt: null }, { session }))) return false
      await eraseGuest(own, guest)
      return true
    }),
  )
  return freed
}

/** False when the guest has confirmed meanwhile, or another process was first. */
async function release(req: PayloadRequest, _id: Types.ObjectId, isOver: object): Promise<boolean> {
  const session = await sessionOf(req)
  const rows = driverCollection(req, 'event-registrations')
  // Written, so that a confirmation at the same moment conflicts.
  const { matchedCount } = await rows.updateOne(
    { _id, ...isOver },
    { $currentDate: { updatedAt: true } },
    { session },
  )
  if (matchedCount === 0) return false
  const gone = { collection: 'event-registrations', id: String(_id), depth: 0, req } as const
  // The job has no user; nobody has confirmed the place.
  await req.payload.delete({ ...gone, overrideAccess: true })
  return true
}

import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { type Lease, takeLease } from '@/database/leases'
import { BULK_QUEUE } from '@/database/queueMail'

/** When a runner has not renewed its lease for this long, another process takes over. */
const LEASE_MS = 15_000
/** A job that has been running for this long was abandoned by a process that ended. */
const ABANDONED_MS = 10 * 60 * 1000
const CONNECTED = 1
const self = randomUUID()

/**
 * Whether this process runs the jobs of the bulk lane, or all others. Only one process holds a lease, because two that
 * poll at the same moment would both take a job and send its mail twice.
 */
export async function holdsRunnerLease(
  payload: Payload,
  lane: typeof BULK_QUEUE | 'jobs' = 'jobs',
): Promise<boolean> {
  if (payload.db.connection.readyState !== CONNECTED) return false
  const leases = payload.db.connection.collection<Lease>('leases')
  const isHeld = await takeLease(leases, { name: lane, owner: self, ms: LEASE_MS })
  if (isHeld) await releaseAbandoned(payload, lane)
  return isHeld
}

async function releaseAbandoned(payload: Payload, lane: string): Promise<void> {
  const queue = lane === BULK_QUEUE ? BULK_QUEUE : { $ne: BULK_QUEUE }
  await payload.db.collections['payload-jobs']?.collection.updateMany(
    { queue, processing: true, updatedAt: { $lt: new Date(Date.now() - ABANDONED_MS) } },
    { $set: { processing: false } },
  )
}

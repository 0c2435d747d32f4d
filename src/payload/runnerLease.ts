import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { isDuplicate } from '@/database/errors'
import { BULK_QUEUE } from '@/database/queueMail'

/** When a runner has not renewed its lease for this long, another process takes over. */
const LEASE_MS = 15_000
/** A job that has been running for this long was abandoned by a process that ended. */
const ABANDONED_MS = 10 * 60 * 1000
const CONNECTED = 1
const self = randomUUID()

type Lease = { _id: string; owner: string; until: Date }

/**
 * Whether this process runs the jobs of the bulk lane, or all others. Only one process holds a lease, because two that
 * poll at the same moment would both take a job and send its mail twice.
 */
export async function holdsRunnerLease(
  payload: Payload,
  lane: typeof BULK_QUEUE | 'jobs' = 'jobs',
): Promise<boolean> {
  if (payload.db.connection.readyState !== CONNECTED) return false
  const now = new Date()
  try {
    await payload.db.connection
      .collection<Lease>('leases')
      .findOneAndUpdate(
        { _id: lane, $or: [{ owner: self }, { until: { $lt: now } }] },
        { $set: { owner: self, until: new Date(now.getTime() + LEASE_MS) } },
        { upsert: true },
      )
    await releaseAbandoned(payload, lane, now)
    return true
  } catch (error) {
    // Another process holds the lease, so the upsert hit its document.
    if (isDuplicate(error)) return false
    throw error
  }
}

async function releaseAbandoned(payload: Payload, lane: string, now: Date): Promise<void> {
  const queue = lane === BULK_QUEUE ? BULK_QUEUE : { $ne: BULK_QUEUE }
  await payload.db.collections['payload-jobs']?.collection.updateMany(
    { queue, processing: true, updatedAt: { $lt: new Date(now.getTime() - ABANDONED_MS) } },
    { $set: { processing: false } },
  )
}

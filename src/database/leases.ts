import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { conflict, isDuplicate } from './errors'

/** Who alone may do something, until when. */
export type Lease = { _id: string; owner: string; until: Date }
type Leases = Pick<mongo.Collection<Lease>, 'updateOne' | 'deleteOne'>
/** Which lease for whom; another owner takes over when it was not renewed for `ms`. */
type Wanted = { name: string; owner: string; ms: number }

/** The lease of a process that has not renewed it for this long is taken over. */
export const LEASE_MS = 30_000

/** Takes a lease, or renews it; false while another one holds it. */
export async function takeLease(leases: Leases, { name, owner, ms }: Wanted): Promise<boolean> {
  const now = Date.now()
  try {
    await leases.updateOne(
      { _id: name, $or: [{ owner }, { until: { $lt: new Date(now) } }] },
      { $set: { owner, until: new Date(now + ms) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    // The upsert hit the row of whoever holds it.
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Runs `work` under a lease that was taken: renews it meanwhile, and gives it back. */
export async function underLease<T>(leases: Leases, lease: Wanted, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => void takeLease(leases, lease).catch(() => undefined), lease.ms / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await leases.deleteOne({ _id: lease.name, owner: lease.owner })
  }
}

/** Runs `work` while no other process or request does the same; throws CallError 409 with `busy` if one does. */
export async function withLease<T>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  name: string,
  busy: string,
  work: () => Promise<T>,
): Promise<T> {
  const leases = payload.db.connection.collection<Lease>('leases')
  const lease = { name, owner: randomUUID(), ms: LEASE_MS }
  if (!(await takeLease(leases, lease))) throw conflict(busy)
  return underLease(leases, lease, work)
}

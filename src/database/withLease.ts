import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { conflict, isDuplicate } from './errors'

type Lease = { _id: string; owner: string; until: Date }

/** The lease of a process that has not renewed it for this long is taken over. */
const LEASE_MS = 30_000

/** Runs `work` while no other process or request does the same; throws CallError 409 with `busy` if one does. */
export async function withLease<T>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  name: string,
  busy: string,
  work: () => Promise<T>,
): Promise<T> {
  const leases = payload.db.connection.collection<Lease>('leases')
  const owner = randomUUID()
  const take = () =>
    leases.updateOne(
      { _id: name, $or: [{ owner }, { until: { $lt: new Date() } }] },
      { $set: { owner, until: new Date(Date.now() + LEASE_MS) } },
      { upsert: true },
    )
  try {
    await take()
  } catch (error) {
    // The upsert hit the row of whoever holds it.
    if (isDuplicate(error)) throw conflict(busy)
    throw error
  }
  const renewal = setInterval(() => void take().catch(() => undefined), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await leases.deleteOne({ _id: name, owner })
  }
}

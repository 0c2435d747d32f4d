import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { ASKED_AGAIN_HOURS, ASKED_AGAIN_MAX } from '@/contracts/audience/subscribers'
import { HOUR_MS } from '@/contracts/core/time'
import { queueMail } from '@/database/queueMail'
import { sessionOf } from '@/database/transaction'
import { type Subscriber, subscribers } from './subscribers'

/** Whether an admin may have somebody asked again now. */
export function canBeAsked({ status, askedAt, timesAsked }: Subscriber, now = Date.now()): boolean {
  const isRested = !askedAt || askedAt.getTime() < now - ASKED_AGAIN_HOURS * HOUR_MS
  return status === 'pending' && timesAsked < ASKED_AGAIN_MAX && isRested
}

/** The same as a condition. */
export function askable() {
  const before = new Date(Date.now() - ASKED_AGAIN_HOURS * HOUR_MS)
  return {
    status: 'pending' as const,
    timesAsked: { $lt: ASKED_AGAIN_MAX },
    $or: [{ askedAt: null }, { askedAt: { $lt: before } }],
  }
}

/** Queues one more confirm mail, within a transaction; false if somebody may not be asked again now. */
export async function askOnceMore(req: PayloadRequest, _id: Types.ObjectId): Promise<boolean> {
  const now = new Date()
  const { matchedCount } = await subscribers(req).updateOne(
    { _id, ...askable() },
    { $set: { askedAt: now, updatedAt: now }, $inc: { timesAsked: 1 } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 1) await queueMail(req, 'subscription-confirm', _id.toHexString())
  return matchedCount === 1
}

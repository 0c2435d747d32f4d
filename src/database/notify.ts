import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { plainText } from '@/contracts/core/plainText'
import { NOTIFICATION_DAYS, type NotificationKind } from '@/contracts/notifications'
import { driverCollection } from './driverCollection'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'
import { DAY_MS } from '@/contracts/core/time'

export type Notice = {
  userId: string
  kind: NotificationKind
  /** Names the cause: a second notice with the same key for the same user changes nothing. */
  dedupeKey: string
  title: string
  body: string
  /** The page of this site that the notice is about. */
  href: string
}

/**
 * Notifies a user, once per cause. Call it within the transaction that causes it, so that the notice is stored if and
 * only if the cause is. Does nothing for a deleted account.
 */
export async function notify(
  req: PayloadRequest,
  { userId, dedupeKey, title, body, ...rest }: Notice,
): Promise<void> {
  if (!(await touchUser(req, userId))) return
  const now = new Date()
  const notice = {
    ...rest,
    title: plainText(title),
    body: plainText(body),
    readAt: null,
    mailedAt: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + NOTIFICATION_DAYS * DAY_MS),
  }
  // An upsert, because a duplicate-key error would abort the transaction.
  await driverCollection(req, 'notifications').updateOne(
    { userId: new Types.ObjectId(userId), dedupeKey },
    { $setOnInsert: notice },
    { upsert: true, session: await sessionOf(req) },
  )
}

import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { plainText } from '@/contracts/core/plainText'
import { NOTIFICATION_DAYS, type NotificationKind } from '@/contracts/notifications'
import { driverCollection } from './driverCollection'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'

const DAY_MS = 24 * 60 * 60 * 1000

export type Notice = {
  userId: string
  kind: NotificationKind
  /** Names the cause: another notice of the same person with it changes nothing. */
  dedupeKey: string
  title: string
  body: string
  /** A page of this site, where one sees or does what it is about. */
  href: string
}

/**
 * Tells a person of something, once per cause. Call it within the transaction that causes it: it is told if, and only
 * if, that is stored. An account that is gone is told nothing.
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
  // Not an insert: the error of a duplicate would end the transaction.
  await driverCollection(req, 'notifications').updateOne(
    { userId: new Types.ObjectId(userId), dedupeKey },
    { $setOnInsert: notice },
    { upsert: true, session: await sessionOf(req) },
  )
}

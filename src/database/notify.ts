import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { plainText } from '@/contracts/core/plainText'
import { NOTIFICATION_DAYS, type NotificationKind } from '@/contracts/notifications'
import { driverCollection } from './driverCollection'
import { ringInbox } from './inboxes'
import { isMailedNow } from './notificationSettings'
import { queueMail } from './queueMail'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'
import { DAY_MS } from '@/contracts/core/time'

export type NotificationInput = {
  userId: string
  kind: NotificationKind
  /** Names the cause: a second notification with the same key for the same user changes nothing. */
  dedupeKey: string
  title: string
  body: string
  /** The page of this site that it is about. */
  href: string
  /** The number of the message whose words it shows. */
  seq?: number
  /** Whether a mail of its own tells the same; then neither the digest nor a mail of its kind repeats it. */
  hasOwnMail?: boolean
  /** Not mailed at once, whatever the user chose: a job mails it later, unless it is read or in a digest by then. */
  isMailedLater?: boolean
}

/**
 * Notifies a user, once per cause. Call it within the transaction that causes it, so that the notification is stored if
 * and only if the cause is; their open pages are told after the commit. Does nothing for a deleted account.
 */
export async function notify(
  req: PayloadRequest,
  { userId, dedupeKey, title, body, hasOwnMail = false, isMailedLater = false, ...rest }: NotificationInput,
): Promise<void> {
  const rows = driverCollection(req, 'notifications')
  const mine = { userId: new Types.ObjectId(userId), dedupeKey }
  const session = await sessionOf(req)
  // First, because a repeated cause must not conflict with whatever else writes the user's document.
  if (await rows.findOne(mine, { session, projection: { _id: 1 } })) return
  if (!(await touchUser(req, userId))) return
  const now = new Date()
  const isMailed = !hasOwnMail && !isMailedLater && (await isMailedNow(req, userId, rest.kind))
  const notification = {
    ...rest,
    title: plainText(title),
    body: plainText(body),
    readAt: null,
    mailedAt: isMailed || hasOwnMail ? now : null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + NOTIFICATION_DAYS * DAY_MS),
  }
  // An upsert, because a duplicate-key error would abort the transaction.
  const { upsertedId } = await rows.updateOne(mine, { $setOnInsert: notification }, { upsert: true, session })
  if (isMailed && upsertedId) await queueMail(req, 'notification', String(upsertedId))
  await ringInbox(req, userId)
}

/** Notifies every admin, but for the user whose request it is. Call it as `notify`. */
export async function notifyAdmins(
  req: PayloadRequest,
  input: Omit<NotificationInput, 'userId'>,
): Promise<void> {
  const others = (await adminIds(req)).filter((id) => id !== req.user?.id)
  for (const userId of others) await notify(req, { ...input, userId })
}

/** The ids of all admins, always in the same order. */
export async function adminIds(req: PayloadRequest): Promise<string[]> {
  const admins = await driverCollection(req, 'users')
    .find({ role: 'admin', approved: true }, { session: await sessionOf(req), projection: { _id: 1 } })
    .sort({ _id: 1 })
    .toArray()
  return admins.map(({ _id }) => String(_id))
}

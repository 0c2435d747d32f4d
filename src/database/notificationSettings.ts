import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import {
  CHOSEN_KINDS,
  type ChosenKind,
  type MailChoice,
  type NotificationSettings,
  type Stopped,
} from '@/contracts/notificationSettings'
import type { NotificationKind } from '@/contracts/notifications'
import { driverCollection } from './driverCollection'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'

export type MailChoices = NotificationSettings['mails']
/** A row as the driver reads it. */
export type StoredSettings = { mails?: Partial<Record<ChosenKind, MailChoice>>; digestDay?: string }

/** A user's choices: digest where they chose nothing, and security always at once (docs/behaviour.md, 5.23). */
export function mailChoices(stored: StoredSettings | null | undefined): MailChoices {
  const chosen = CHOSEN_KINDS.map((kind) => [kind, stored?.mails?.[kind] ?? 'digest'])
  return { ...(Object.fromEntries(chosen) as Record<ChosenKind, MailChoice>), security: 'now' }
}

/** In the request's transaction if it has one; null before the first choice and the first digest. */
export async function findSettings(req: PayloadRequest, userId: string): Promise<StoredSettings | null> {
  return driverCollection(req, 'notification-settings').findOne<StoredSettings>(
    { userId: new Types.ObjectId(userId) },
    { session: await sessionOf(req) },
  )
}

/** Whether a notification of this kind is mailed to the user as soon as it is stored. */
export async function isMailedNow(
  req: PayloadRequest,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  return mailChoices(kind === 'security' ? null : await findSettings(req, userId))[kind] === 'now'
}

/**
 * Stores choices; the last change of a kind wins. Call it within a transaction. False, and nothing is stored, when the
 * account is gone.
 */
export async function chooseMails(
  req: PayloadRequest,
  userId: string,
  mails: Partial<Record<ChosenKind, MailChoice>>,
): Promise<boolean> {
  // Also puts the changes of one user in order, so that two cannot both insert the row.
  if (!(await touchUser(req, userId))) return false
  const changes = Object.entries(mails).map(([kind, choice]) => [`mails.${kind}`, choice])
  if (changes.length === 0) return true
  await driverCollection(req, 'notification-settings').updateOne(
    { userId: new Types.ObjectId(userId) },
    { $set: Object.fromEntries(changes) },
    { upsert: true, session: await sessionOf(req) },
  )
  return true
}

/** Switches off what a link in a mail names: a kind, or all that come with the digest. Call it within a transaction. */
export async function stopMails(req: PayloadRequest, userId: string, stopped: Stopped): Promise<void> {
  const choices = mailChoices(await findSettings(req, userId))
  const kinds = stopped === 'digest' ? CHOSEN_KINDS.filter((kind) => choices[kind] === 'digest') : [stopped]
  await chooseMails(req, userId, Object.fromEntries(kinds.map((kind) => [kind, 'off'])))
}

/**
 * Takes the digest of a local day, YYYY-MM-DD, for this process; false when that day or a later one is taken. Call it
 * within a transaction that has touched the user.
 */
export async function claimDigestDay(req: PayloadRequest, userId: string, day: string): Promise<boolean> {
  const taken = await findSettings(req, userId)
  if (taken?.digestDay && taken.digestDay >= day) return false
  await driverCollection(req, 'notification-settings').updateOne(
    { userId: new Types.ObjectId(userId) },
    { $set: { digestDay: day } },
    { upsert: true, session: await sessionOf(req) },
  )
  return true
}

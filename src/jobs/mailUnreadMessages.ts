import type { Types } from 'mongoose'
import type { PayloadRequest, TaskConfig } from 'payload'
import { UNREAD_MINUTES } from '@/contracts/chat/limits'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import { findSettings, mailChoices } from '@/database/notificationSettings'
import { queueMail } from '@/database/queueMail'
import { touchUser } from '@/database/touchUser'
import { inTransaction, sessionOf } from '@/database/transaction'
import { everyMinute } from '@/payload/dashboardQueue'

const AT_ONCE = 500

/** Mails, once per conversation until it is read, what nobody has read for ten minutes (docs/behaviour.md, 10.10). */
export const mailUnreadMessages: TaskConfig<'mailUnreadMessages'> = {
  slug: 'mailUnreadMessages',
  label: 'Mail unread messages',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runMailUnreadMessages(req)
    return { output: {} }
  },
}

type Waiting = { _id: Types.ObjectId; userId: Types.ObjectId }

/** Returns the number of mails queued. What waited while no process ran is mailed within a day. */
export async function runMailUnreadMessages(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  // Left out here, so that theirs do not take the place of others.
  const unwilling = await driverCollection(req, 'notification-settings').distinct('userId', {
    'mails.message': 'off',
  })
  const waiting = await driverCollection(req, 'notifications')
    .find<Waiting>({
      ...unmailed,
      userId: { $nin: unwilling },
      createdAt: {
        $gt: new Date(now.getTime() - DAY_MS),
        $lte: new Date(now.getTime() - UNREAD_MINUTES * MINUTE_MS),
      },
    })
    .project<Waiting>({ userId: 1 })
    .sort({ createdAt: 1 })
    .limit(AT_ONCE)
    .toArray()
  return forEachRow(req, waiting, 'Unread messages could not be mailed', (own, each) =>
    inTransaction(own, () => queueOne(own, each, now)),
  )
}

/** By the key of messages (domain/chat/reads.ts): others of their kind are not mailed here. */
const unmailed = { mailedAt: null, readAt: null, kind: 'message', dedupeKey: { $regex: '^message:' } }

/** False when it was read, mailed or told in a digest meanwhile, or mails about messages are off. */
async function queueOne(req: PayloadRequest, { _id, userId }: Waiting, now: Date): Promise<boolean> {
  if (!(await touchUser(req, String(userId)))) return false
  if (mailChoices(await findSettings(req, String(userId))).message === 'off') return false
  const { matchedCount } = await driverCollection(req, 'notifications').updateOne(
    { ...unmailed, _id },
    { $set: { mailedAt: now } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) return false
  await queueMail(req, 'chat-unread', String(_id))
  return true
}

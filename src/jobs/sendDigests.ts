import { Types } from 'mongoose'
import type { PayloadRequest, TaskConfig } from 'payload'
import { CHOSEN_KINDS } from '@/contracts/notificationSettings'
import type { NotificationKind } from '@/contracts/notifications'
import { DAY_MS } from '@/contracts/core/time'
import { DEFAULT_DIGEST_HOUR } from '@/contracts/workspace'
import { driverCollection } from '@/database/driverCollection'
import { forEachRow } from '@/database/forEachRow'
import {
  type StoredSettings,
  claimDigestDay,
  findSettings,
  mailChoices,
} from '@/database/notificationSettings'
import { queueMail } from '@/database/queueMail'
import { touchUser } from '@/database/touchUser'
import { inTransaction, sessionOf } from '@/database/transaction'
import { type DigestTime, lastDigest } from '@/domain/notifications/lastDigest'
import { environment } from '@/environment'
import { everyQuarter } from '@/payload/dashboardQueue'

/** Older notifications are no news; the bell still shows them. */
const NEWS_DAYS = 7
const PACE = { sideBySide: 4, lastsMs: 10 * 60 * 1000 }

/** Mails each user once a day what they have not read, at the hour they chose (docs/behaviour.md, 10.9). */
export const sendDigests: TaskConfig<'sendDigests'> = {
  slug: 'sendDigests',
  label: 'Queue the daily digests',
  schedule: [everyQuarter],
  handler: async ({ req }) => {
    await runSendDigests(req)
    return { output: {} }
  },
}

/** Queues the digests that are due, and returns their number; one missed while no process ran is made up for. */
export async function runSendDigests(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  const due = await dueDigests(req, now)
  const text = 'A digest could not be queued'
  return forEachRow(
    req,
    due,
    text,
    (own, each) => inTransaction(own, () => queueDigest(own, each, now)),
    PACE,
  )
}

type Due = DigestTime & { userId: string }
type Candidate = {
  _id: Types.ObjectId
  kinds: { kind: NotificationKind; first: Date }[]
  workspace: { timeZone?: string; digestHour?: number }[]
  settings: StoredSettings[]
}

/** Whose digest is due, has something in it and was not queued yet. */
async function dueDigests(req: PayloadRequest, now: Date): Promise<Due[]> {
  const joined = (slug: 'workspaces' | 'notification-settings', as: string) => ({
    $lookup: {
      from: driverCollection(req, slug).collectionName,
      localField: '_id',
      foreignField: 'userId',
      as,
    },
  })
  const candidates = driverCollection(req, 'notifications').aggregate<Candidate>([
    { $match: unmailed(new Date(now.getTime() - (NEWS_DAYS + 1) * DAY_MS), now) },
    { $group: { _id: { userId: '$userId', kind: '$kind' }, first: { $min: '$createdAt' } } },
    { $group: { _id: '$_id.userId', kinds: { $push: { kind: '$_id.kind', first: '$first' } } } },
    joined('workspaces', 'workspace'),
    joined('notification-settings', 'settings'),
  ])
  const due: Due[] = []
  for await (const { _id, kinds, workspace, settings } of candidates) {
    const { timeZone = environment.timeZone, digestHour = DEFAULT_DIGEST_HOUR } = workspace[0] ?? {}
    const digest = lastDigest(now, timeZone, digestHour)
    const choices = mailChoices(settings[0])
    const isNews = kinds.some(({ kind, first }) => choices[kind] === 'digest' && first < digest.at)
    if (isNews && (settings[0]?.digestDay ?? '') < digest.day) due.push({ userId: String(_id), ...digest })
  }
  return due
}

const unmailed = (from: Date, before: Date) => ({
  mailedAt: null,
  readAt: null,
  createdAt: { $gte: from, $lt: before },
})

/** Marks what the digest holds and queues it, once per user and local day; false when nothing was queued. */
async function queueDigest(req: PayloadRequest, { userId, day, at }: Due, now: Date): Promise<boolean> {
  if (!(await touchUser(req, userId)) || !(await claimDigestDay(req, userId, day))) return false
  const choices = mailChoices(await findSettings(req, userId))
  const { modifiedCount } = await driverCollection(req, 'notifications').updateMany(
    {
      ...unmailed(new Date(at.getTime() - NEWS_DAYS * DAY_MS), at),
      userId: new Types.ObjectId(userId),
      kind: { $in: CHOSEN_KINDS.filter((kind) => choices[kind] === 'digest') },
    },
    { $set: { mailedAt: now } },
    { session: await sessionOf(req) },
  )
  // The mail finds them by this time.
  if (modifiedCount > 0) await queueMail(req, 'digest', `${userId} ${now.getTime()}`)
  return modifiedCount > 0
}

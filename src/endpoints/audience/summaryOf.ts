import { startOfMonth, startOfWeek, today } from '@internationalized/date'
import type { mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { DAY_MS } from '@/contracts/core/time'
import type { SubscriberSummary } from '@/contracts/audience/subscribers'
import { erasedGrowth } from '@/domain/audience/growth'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'
import { COUNTED_DAYS, clickFloorOf } from '@/domain/audience/letters/clicks'
import { countRecords } from '@/database/boundedList'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'
import { readableBy } from './letters/letterHandlers'

const EVER = new Date(0)
const WEEKS = 13

/** How many people are on the list: numbers are for everybody, who waits is for admins. */
export async function summaryOf(
  req: Pick<PayloadRequest, 'payload'>,
  user: StoredUser,
): Promise<SubscriberSummary> {
  const count = (filter: mongo.Filter<Subscriber>) => subscribers(req).countDocuments(filter)
  const month = startOfMonth(today(environment.timeZone))
  const confirmedAt = { $gt: EVER }
  const [total, active, left, bounced, newThisMonth, pending, written, openRate, growth] = await Promise.all([
    count({ confirmedAt }),
    count({ status: 'active' }),
    count({ status: 'unsubscribed', confirmedAt }),
    count({ status: 'bounced', confirmedAt }),
    count({ confirmedAt: { $gte: month.toDate(environment.timeZone) } }),
    isAdmin(user) ? count({ status: 'pending' }) : null,
    countRecords(req, 'campaigns', readableBy(user)),
    clickFloorOf(req, { $gt: new Date(Date.now() - COUNTED_DAYS * DAY_MS) }),
    growthOf(req),
  ])
  const monthStart = month.toString()
  return {
    total,
    active,
    left,
    bounced,
    newThisMonth,
    monthStart,
    pending,
    letters: written,
    openRate,
    growth,
  }
}

/** Who confirmed and who left in each of the last weeks, which begin on Sunday in the site's time zone. */
async function growthOf(req: Pick<PayloadRequest, 'payload'>): Promise<SubscriberSummary['growth']> {
  const { timeZone } = environment
  const first = startOfWeek(today(timeZone), 'en-US').subtract({ weeks: WEEKS - 1 })
  const weeks = Array.from({ length: WEEKS + 1 }, (_, index) => first.add({ weeks: index }))
  const boundaries = weeks.map((week) => week.toDate(timeZone))
  const perWeek = async (field: 'confirmedAt' | 'leftAt', filter: mongo.Filter<Subscriber>) => {
    const buckets = await subscribers(req)
      .aggregate<{ _id: Date; people: number }>([
        { $match: { ...filter, [field]: { $gte: boundaries[0], $lt: boundaries.at(-1) } } },
        { $bucket: { groupBy: `$${field}`, boundaries, output: { people: { $sum: 1 } } } },
      ])
      .toArray()
    return new Map(buckets.map(({ _id, people }) => [_id.getTime(), people]))
  }
  const end = first.add({ weeks: WEEKS }).toString()
  const [confirmed, gone, erased] = await Promise.all([
    perWeek('confirmedAt', {}),
    perWeek('leftAt', { confirmedAt: { $ne: null } }),
    erasedGrowth(req, { from: first.toString(), before: end }),
  ])
  return weeks.slice(0, WEEKS).map((each, index) => {
    const [week, next] = [each.toString(), each.add({ weeks: 1 }).toString()]
    const at = boundaries[index]?.getTime() ?? 0
    return {
      week,
      confirmed: (confirmed.get(at) ?? 0) + erased('confirmed', week, next),
      gone: (gone.get(at) ?? 0) + erased('gone', week, next),
    }
  })
}

/** The numbers that Email Subscribers is rendered with. */
export function subscribersStart(payload: Payload, user: StoredUser): Promise<SubscriberSummary> {
  return summaryOf({ payload }, user)
}

import { startOfMonth, today } from '@internationalized/date'
import type { mongo } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import type { SubscriberSummary } from '@/contracts/audience/subscribers'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'

const EVER = new Date(0)

/** How many people are on the list: numbers are for everybody, who waits is for admins. */
export async function summaryOf(
  req: Pick<PayloadRequest, 'payload'>,
  user: StoredUser,
): Promise<SubscriberSummary> {
  const count = (filter: mongo.Filter<Subscriber>) => subscribers(req).countDocuments(filter)
  const month = startOfMonth(today(environment.timeZone))
  const confirmedAt = { $gt: EVER }
  const [total, active, left, bounced, newThisMonth, pending] = await Promise.all([
    count({ confirmedAt }),
    count({ status: 'active' }),
    count({ status: 'unsubscribed', confirmedAt }),
    count({ status: 'bounced', confirmedAt }),
    count({ confirmedAt: { $gte: month.toDate(environment.timeZone) } }),
    isAdmin(user) ? count({ status: 'pending' }) : null,
  ])
  return { total, active, left, bounced, newThisMonth, monthStart: month.toString(), pending }
}

/** The numbers that Email Subscribers is rendered with. */
export function subscribersStart(payload: Payload, user: StoredUser): Promise<SubscriberSummary> {
  return summaryOf({ payload }, user)
}

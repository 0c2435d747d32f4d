import { utcDay } from '@/contracts/core/time'
import type { Migration } from './migrate'

const moment = {
  $dateFromString: {
    dateString: { $concat: ['$date', 'T', '$time', ':00'] },
    timezone: { $ifNull: ['$timeZone', 'UTC'] },
    onError: null,
  },
}

const isAhead = { $gt: ['$dueAt', '$$NOW'] }
const saysTheSame = { $and: [{ $eq: ['$remindMinutes', 0] }, { $ne: ['$dueAt', null] }] }

/**
 * Hands over the tasks that were planned before there was a hand-over, from now on, as setMoments does: a reminder for
 * that very time says the same, and what has passed was announced by its reminder.
 */
export const handOver: Migration = {
  id: '009-hand-over',
  run: async (db) => {
    const planned = { date: { $gte: utcDay(Date.now()) }, time: { $type: 'string' }, publishedAt: null }
    await db
      .collection('tasks')
      .updateMany({ ...planned, dueAt: { $exists: false } }, [
        { $set: { dueAt: moment } },
        { $set: { dueAt: { $cond: [isAhead, '$dueAt', null] } } },
        { $set: { remindAt: { $cond: [saysTheSame, null, '$remindAt'] } } },
      ])
  },
}

import { utcDay } from '@/contracts/core/time'
import type { Migration } from './migrate'

const moment = {
  $dateFromString: {
    dateString: { $concat: ['$date', 'T', '$time', ':00'] },
    timezone: { $ifNull: ['$timeZone', 'UTC'] },
    onError: null,
  },
}

/** Hands over the tasks that were planned before there was a hand-over, from today on, as setMoments does. */
export const handOver: Migration = {
  id: '009-hand-over',
  run: async (db) => {
    const planned = { date: { $gte: utcDay(Date.now()) }, time: { $type: 'string' }, publishedAt: null }
    await db
      .collection('tasks')
      .updateMany({ ...planned, dueAt: { $exists: false } }, [{ $set: { dueAt: moment } }])
  },
}

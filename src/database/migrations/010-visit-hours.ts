import type { Migration } from './migrate'

const DAY_MS = 86_400_000
const hourOf = (field: string) => ({ $dateTrunc: { date: field, unit: 'hour' } })

/** Of visits that are over it keeps the hours in which they began and ended, as closing a day does. */
export const visitHours: Migration = {
  id: '010-visit-hours',
  run: async (db) => {
    const visits = db.collection('visits')
    const isOver = { last: { $lt: new Date(Date.now() - DAY_MS) } }
    for (const day of await visits.distinct('day'))
      await visits.updateMany({ day, ...isOver }, [
        { $set: { start: hourOf('$start'), last: hourOf('$last') } },
      ])
  },
}

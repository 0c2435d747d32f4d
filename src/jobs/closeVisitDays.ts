import type { TaskConfig } from 'payload'
import { closeDays, tidyVisits } from '@/domain/audience/closeDays'
import { everyHour } from '@/payload/dashboardQueue'

/** Adds up the visits of days that are over, and deletes what is too old (docs/behaviour.md, 10.11). */
export const closeVisitDays: TaskConfig<'closeVisitDays'> = {
  slug: 'closeVisitDays',
  label: 'Add up the visits of past days',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await closeDays(req)
    await tidyVisits(req)
    return { output: {} }
  },
}

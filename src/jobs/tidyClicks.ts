import type { TaskConfig } from 'payload'
import { tidyClicks as tidy } from '@/domain/audience/letters/clicks'
import { everyHour } from '@/payload/dashboardQueue'

/** Counts the clicks of the last letters and forgets when they were made (docs/behaviour.md, 13.13). */
export const tidyClicks: TaskConfig<'tidyClicks'> = {
  slug: 'tidyClicks',
  label: 'Count the clicks of letters',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await tidy(req)
    return { output: {} }
  },
}

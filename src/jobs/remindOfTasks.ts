import type { PayloadRequest, TaskConfig } from 'payload'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { everyMinute } from '@/payload/dashboardQueue'
import { dueText, tellOfDue } from './dueTasks'

/** Reminds users of their tasks at the time they chose. */
export const remindOfTasks: TaskConfig<'remindOfTasks'> = {
  slug: 'remindOfTasks',
  label: 'Remind of tasks',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runRemindOfTasks(req)
    return { output: {} }
  },
}

/** Returns the number of reminders (docs/behaviour.md, 5.25). */
export async function runRemindOfTasks(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  return tellOfDue(req, {
    field: 'remindAt',
    now,
    failure: 'A reminder could not be sent',
    tell: (own, task, moment) =>
      notify(own, {
        userId: idOf(task.userId),
        kind: 'reminder',
        dedupeKey: `reminder:${task.id}:${moment}`,
        title: task.title,
        body: dueText(task),
        href: `/dashboard/schedule?task=${task.id}`,
      }),
  })
}

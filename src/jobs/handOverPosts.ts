import type { PayloadRequest, TaskConfig } from 'payload'
import { handoverHref } from '@/contracts/schedule/handover'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { everyMinute } from '@/payload/dashboardQueue'
import { dueText, tellOfDue } from './dueTasks'

/** Tells users that a post's time has come, with the page that brings it to their phone. */
export const handOverPosts: TaskConfig<'handOverPosts'> = {
  slug: 'handOverPosts',
  label: 'Hand over posts',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runHandOverPosts(req)
    return { output: {} }
  },
}

/** Returns how many posts were handed over (docs/behaviour.md, 5.28). Mailed as reminders are, if the user chose so. */
export async function runHandOverPosts(req: PayloadRequest, now: Date = new Date()): Promise<number> {
  return tellOfDue(req, {
    field: 'dueAt',
    now,
    failure: 'A post could not be handed over',
    tell: (own, task, moment) =>
      notify(own, {
        userId: idOf(task.userId),
        kind: 'reminder',
        dedupeKey: `due:${task.id}:${moment}`,
        title: `Time to post: ${task.title}`,
        body: dueText(task),
        href: handoverHref(task.id),
      }),
  })
}

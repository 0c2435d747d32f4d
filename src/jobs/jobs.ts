import type { JobsConfig } from 'payload'
import { BULK_QUEUE } from '@/database/queueMail'
import { environment } from '@/environment'
import { holdsRunnerLease } from '@/payload/runnerLease'
import { sendMail } from './sendMail'

const closed = () => false

/** One runner of mails; scheduled tasks run in a queue of their own (dashboardQueue.ts), not every second. */
const runner = {
  cron: '* * * * * *',
  limit: 4,
  disableScheduling: true,
  silent: { info: true, error: false },
} as const

/**
 * Background work: the process that holds the lease polls for jobs every second, and runs a few at a time, so that a
 * backlog of mails does not delay visitors' requests. Each lane has a runner of its own, so that a thousand digests do
 * not delay a reset link (docs/behaviour.md, 10.4).
 */
export const jobs: JobsConfig = {
  tasks: [sendMail],
  autoRun: [runner, { ...runner, queue: BULK_QUEUE }],
  shouldAutoRun: (payload) => environment.runsJobs && holdsRunnerLease(payload),
  deleteJobOnComplete: true,
  access: { run: closed, queue: closed, cancel: closed },
}

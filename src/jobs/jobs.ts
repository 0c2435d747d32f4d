import type { JobsConfig } from 'payload'
import { environment } from '@/environment'
import { holdsRunnerLease } from '@/payload/runnerLease'
import { sendMail } from './sendMail'

const closed = () => false

/**
 * Background work: the process that holds the lease polls for jobs every second, and runs a few at a time, so that a
 * backlog of mails does not delay visitors' requests.
 */
export const jobs: JobsConfig = {
  tasks: [sendMail],
  // Scheduled tasks run in a queue of their own (dashboardQueue.ts), not every second.
  autoRun: [{ cron: '* * * * * *', limit: 4, disableScheduling: true, silent: { info: true, error: false } }],
  shouldAutoRun: (payload) => environment.runsJobs && holdsRunnerLease(payload),
  deleteJobOnComplete: true,
  access: { run: closed, queue: closed, cancel: closed },
}

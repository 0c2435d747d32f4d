import type { JobsConfig } from 'payload'
import { environment } from '@/environment'
import { holdsRunnerLease } from './runnerLease'
import { sendMail } from './sendMail'

const closed = () => false

/** Work done after an answer or on time: one runner among all processes looks every five seconds. */
export const jobs: JobsConfig = {
  tasks: [sendMail],
  // What runs on time is scheduled by the runner of its own queue (dashboardQueue.ts), not every five seconds.
  autoRun: [
    { cron: '*/5 * * * * *', limit: 20, disableScheduling: true, silent: { info: true, error: false } },
  ],
  shouldAutoRun: (payload) => environment.runsJobs && holdsRunnerLease(payload),
  deleteJobOnComplete: true,
  access: { run: closed, queue: closed, cancel: closed },
}

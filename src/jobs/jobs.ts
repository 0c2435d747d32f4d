import type { JobsConfig } from 'payload'
import { environment } from '@/environment'
import { holdsRunnerLease } from '@/payload/runnerLease'
import { sendMail } from './sendMail'

const closed = () => false

/** A few mails at a time, so that a backlog does not delay visitors' requests. */
export const LANE = { limit: 4, silent: { info: true, error: false } } as const

/**
 * Background work: the process that holds the lease polls each second for the mails that somebody waits for. The other
 * mails have a lane of their own (bulkLane.ts), and scheduled tasks a queue of their own (payload/dashboardQueue.ts).
 */
export const jobs: JobsConfig = {
  tasks: [sendMail],
  autoRun: [{ ...LANE, cron: '* * * * * *', disableScheduling: true }],
  shouldAutoRun: (payload) => environment.runsJobs && holdsRunnerLease(payload),
  deleteJobOnComplete: true,
  access: { run: closed, queue: closed, cancel: closed },
}

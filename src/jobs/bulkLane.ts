import type { Payload } from 'payload'
import { BULK_QUEUE } from '@/database/queueMail'
import { environment } from '@/environment'
import { holdsRunnerLease } from '@/payload/runnerLease'
import { LANE } from './jobs'

const EVERY_MS = 1_000

/**
 * Runs the lane of the mails that nobody waits for, with a lease of its own (docs/behaviour.md, 10.4): Payload's own
 * runners share one, because it asks `shouldAutoRun` without naming the queue. Returns what stops it.
 */
export function runBulkLane(payload: Payload): () => void {
  if (!environment.runsJobs) return () => undefined
  let isBusy = false
  async function look(): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      if (await holdsRunnerLease(payload, BULK_QUEUE)) await payload.jobs.run({ ...LANE, queue: BULK_QUEUE })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The mails of the bulk lane could not be sent' })
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return () => clearInterval(timer)
}

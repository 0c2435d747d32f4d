import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { BULK_QUEUE } from '@/database/queueMail'
import { environment } from '@/environment'
import { holdsRunnerLease } from '@/payload/runnerLease'
import { LANE } from './jobs'

const EVERY_MS = 1_000
/** How long a stop waits for the mails that are being sent. */
const STOP_MS = 3_000

/**
 * Runs the lane of the mails that nobody waits for, with a lease of its own (docs/behaviour.md, 10.4): Payload's own
 * runners share one, because it asks `shouldAutoRun` without naming the queue. Returns what stops this lane and those
 * runners, and waits for the mails being sent, which would be sent again otherwise.
 */
export function runBulkLane(payload: Payload): () => Promise<void> {
  if (!environment.runsJobs) return () => Promise.resolve()
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
  const areAtWork = () => isBusy || payload.crons.some((cron) => cron.isBusy())
  const timer = setInterval(() => void look(), EVERY_MS)
  return async () => {
    clearInterval(timer)
    // Payload stops its own runners, too, but closes the database below one that is at work.
    for (const cron of payload.crons) cron.stop()
    for (const end = Date.now() + STOP_MS; areAtWork() && Date.now() < end;) await wait(20)
  }
}

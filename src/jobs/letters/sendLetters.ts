import type { PayloadRequest, TaskConfig } from 'payload'
import { giveUpLost } from '@/domain/audience/letters/deliveries'
import { letters } from '@/domain/audience/letters/letters'
import { WORKS_MS } from '@/domain/audience/letters/pace'
import { countStopped, finishLetter, freezePeople } from '@/domain/audience/letters/progress'
import { environment } from '@/environment'
import { everyMinuteAtLeast } from '@/payload/dashboardQueue'
import { startLetters } from './startLetters'
import { openDeliveries, workOnLetter } from './workOnLetter'

/** Sends letters (docs/behaviour.md, 13.11). Nothing about them is kept in memory: each minute begins anew. */
export const sendLetters: TaskConfig<'sendLetters'> = {
  slug: 'sendLetters',
  label: 'Send letters',
  schedule: [everyMinuteAtLeast],
  handler: async ({ req }) => {
    try {
      await runSendLetters(req)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: 'Letters could not be sent; the next minute tries again' })
    }
    return { output: {} }
  },
}

/** May run in several processes at once: each delivery is claimed by one. Works for `lastsMs` at most, and a moment. */
export async function runSendLetters(req: PayloadRequest, { lastsMs = WORKS_MS } = {}): Promise<void> {
  const until = Date.now() + lastsMs
  await giveUpLost(req, openDeliveries())
  await countStopped(req)
  if (!environment.smtpUrl) return
  await startLetters(req)
  const sending = await letters(req).find({ status: 'sending' }).sort({ startedAt: 1 }).toArray()
  for (const found of sending) {
    const letter = found.frozenAt ? found : await freezePeople(req, found)
    if (letter?.status !== 'sending') continue
    if (Date.now() >= until) break
    await workOnLetter(req, letter, until)
    await finishLetter(req, letter._id)
  }
}

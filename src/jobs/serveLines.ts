import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { inTransaction } from '@/database/transaction'
import { handOver, wantedInStock } from '@/database/waitingLine'
import { endPlace, entries } from '@/endpoints/orders/line/lineStore'
import { everyMinute } from './dashboardQueue'

const AT_ONCE = 200

/**
 * Passes reserved pieces that were not bought to the next in line, serves lines whose pieces became available another
 * way, and deletes ended places (docs/behaviour.md, 12.10).
 */
export const serveLines: TaskConfig<'serveLines'> = {
  slug: 'serveLines',
  label: 'Serve who waits for sold-out pieces',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runServeLines(req)
    return { output: {} }
  },
}

/** May run in several processes at once. Returns how many places ended. */
export async function runServeLines({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const isOver = { $or: [{ keptUntil: { $lt: now } }, { keptUntil: null, endsAt: { $lt: now } }] }
  const over = await entries(req).find(isOver).sort({ keptUntil: 1 }).limit(AT_ONCE).toArray()
  let ended = 0
  for (const { _id } of over) {
    if (await inTransaction(req, () => endPlace(req, _id, isOver))) ended += 1
  }
  for (const piece of await wantedInStock(req)) await inTransaction(req, () => handOver(req, piece))
  return ended
}

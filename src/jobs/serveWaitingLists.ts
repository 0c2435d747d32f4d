import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { forEachRow } from '@/database/forEachRow'
import { inTransaction } from '@/database/transaction'
import { handOver, wantedInStock } from '@/domain/waiting-list/offerPieces'
import { endPlace, entries } from '@/endpoints/waiting-list/waitingPlaces'
import { everyMinute } from '@/payload/dashboardQueue'

const AT_ONCE = 200

/**
 * Passes reserved pieces that were not bought to the next in line, serves lines whose pieces became available another
 * way, and deletes ended places (docs/behaviour.md, 12.10).
 */
export const serveWaitingLists: TaskConfig<'serveLines'> = {
  slug: 'serveLines',
  label: 'Serve who waits for sold-out pieces',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runServeWaitingLists(req)
    return { output: {} }
  },
}

/** May run in several processes at once. Returns how many places ended. */
export async function runServeWaitingLists({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const isOver = { $or: [{ keptUntil: { $lt: now } }, { keptUntil: null, endsAt: { $lt: now } }] }
  const over = await entries(req).find(isOver).sort({ keptUntil: 1 }).limit(AT_ONCE).toArray()
  const ended = await forEachRow(req, over, 'A place in line could not be ended', (own, { _id }) =>
    inTransaction(own, () => endPlace(own, _id, isOver)),
  )
  await forEachRow(req, await wantedInStock(req), 'A line could not be served', (own, piece) =>
    inTransaction(own, () => handOver(own, piece)),
  )
  return ended
}

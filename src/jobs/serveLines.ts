import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { inTransaction } from '@/database/transaction'
import { IN_LINE, type Piece, handOver } from '@/database/waitingLine'
import { endPlace, entries } from '@/endpoints/orders/line/lineStore'
import { everyMinute } from './dashboardQueue'

const AT_ONCE = 200

/**
 * Gives kept pieces that nobody bought to the next in line, serves lines whose pieces came by another way, and erases
 * what is over (docs/behaviour.md, 12.10).
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

/** Any process may run it, also two at once. Returns how many places ended. */
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

/** The pieces that somebody is in line for although their product has stock: the shop was closed, or it was hidden. */
async function wantedInStock(req: PayloadRequest): Promise<Piece[]> {
  const wanted = await entries(req)
    .aggregate<{ _id: { productId: string; variantId: string | null } }>([
      { $match: IN_LINE },
      { $group: { _id: { productId: '$productId', variantId: '$variantId' } } },
    ])
    .toArray()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: wanted.map(({ _id }) => _id.productId) }, inventoryQuantity: { greater_than: 0 } },
    pagination: false,
    depth: 0,
    select: { slug: true },
    req,
  })
  const inStock = new Set(docs.map(({ id }) => id))
  return wanted.map(({ _id }) => _id).filter(({ productId }) => inStock.has(productId))
}

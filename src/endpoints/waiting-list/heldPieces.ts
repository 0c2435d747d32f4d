import type { PayloadRequest, SelectType } from 'payload'
import type { HeldPiece } from '@/contracts/waiting-list'
import { PAY_HOURS_MAX } from '@/contracts/orders/limits'
import type { Order as StoredOrder } from '@/payload-types'
import { canStartAttempt } from '../payments/startPayment'
import { type Entry, entries } from './lineStore'

const MINUTE_MS = 60_000

/** What an order holds and until when, without its buyer. */
const READ = {
  createdAt: true,
  holdUntil: true,
  lines: { productId: true, variantId: true, quantity: true },
  payment: { provider: true, attempts: true },
} as const satisfies SelectType

type Held = { variantId: string | null; quantity: number; until: number }

/**
 * The pieces of a product that are on hold, per variant: those in unpaid orders, and those kept for people in line.
 * Contains only numbers and a time, no personal data.
 */
export async function heldPieces(req: PayloadRequest, productId: string): Promise<HeldPiece[]> {
  const [held, line] = await Promise.all([
    heldByOrders(req, productId),
    entries(req)
      .find({ productId, confirmedAt: { $ne: null } })
      .project<Pick<Entry, 'variantId' | 'keptUntil'>>({ variantId: 1, keptUntil: 1 })
      .toArray(),
  ])
  const kept = line.flatMap(({ variantId, keptUntil }) =>
    keptUntil ? [{ variantId, quantity: 1, until: keptUntil.getTime() }] : [],
  )
  const all = [...held, ...kept]
  const ids = new Set([...all, ...line].map(({ variantId }) => variantId))
  return [...ids].map((variantId) => {
    const own = all.filter((each) => each.variantId === variantId)
    // The job that frees them runs each minute.
    const freeAt = Math.max(...own.map(({ until }) => until)) + MINUTE_MS
    return {
      variantId,
      held: own.reduce((sum, { quantity }) => sum + quantity, 0),
      freeAt: own.length > 0 ? new Date(freeAt).toISOString() : null,
      waiting: line.filter((each) => each.variantId === variantId && !each.keptUntil).length,
    }
  })
}

async function heldByOrders(req: PayloadRequest, productId: string): Promise<Held[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [
        { status: { equals: 'placed' } },
        { stockHeld: { equals: true } },
        { 'lines.productId': { equals: productId } },
      ],
    },
    pagination: false,
    depth: 0,
    select: READ,
    req,
    // Visitors cannot read orders; the answer reveals nothing about them.
    overrideAccess: true,
  })
  return docs.flatMap((order) =>
    (order.lines ?? [])
      .filter((line) => line.productId === productId)
      .map(({ variantId, quantity }) => ({ variantId: variantId ?? null, quantity, until: endOf(order) })),
  )
}

/** The latest time at which an unpaid order releases its pieces; its buyer may retry payment until then. */
function endOf(order: Pick<StoredOrder, 'createdAt' | 'holdUntil' | 'payment'>): number {
  const until = Date.parse(order.holdUntil ?? order.createdAt)
  if (order.payment.provider === 'manual' || !canStartAttempt(order)) return until
  return Math.max(until, Date.parse(order.createdAt) + PAY_HOURS_MAX * 60 * MINUTE_MS)
}

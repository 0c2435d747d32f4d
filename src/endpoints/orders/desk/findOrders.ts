import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { DESK_ROWS, type DeskFilter } from '@/contracts/orders/desk'
import {
  type OrderKind,
  WAITS_FOR_ADMIN,
  paidOrders,
  waitsForAnswer,
  waitsToShip,
} from '@/domain/orders/sales'
import { pageOfRecords } from '@/database/timePages'
import type { Order as StoredOrder } from '@/payload-types'
import { startsWith } from '@/contracts/orders/orderSearch'

type Asked = {
  filter?: DeskFilter | undefined
  /** A condition for the time of the order. */
  placed?: object | undefined
  before?: string | undefined
  q?: string | undefined
}
/**
 * `sellerId` is null for all orders; `since` reads the start of the month, and `kind` what the numbers count, for the
 * filters that need them.
 */
type Seen = { sellerId: string | null; since: () => Promise<Date>; kind: () => Promise<OrderKind> }
type Found = { orders: StoredOrder[]; next: string | null }

/** A seller's orders, or all, newest first: one page, and the cursor of the next. */
export async function findOrders(
  req: PayloadRequest,
  seen: Seen,
  { filter, placed, before, q }: Asked,
): Promise<Found> {
  const { sellerId } = seen
  // MongoDB takes a partial index that begins with the time only for a condition on it.
  const own = sellerId === null ? [{ createdAt: { $gt: new Date(0) } }] : [{ 'lines.sellerId': sellerId }]
  const words = q && startsWith(q, sellerId)
  // Words without a letter or digit are in no order.
  if (q && !words) return { orders: [], next: null }
  const conditions: mongo.Filter<mongo.Document>[] = [
    ...own,
    ...(placed ? [{ createdAt: placed }] : []),
    ...(filter ? [await matching(filter, seen)] : []),
    ...(words ? [words] : []),
  ]
  // By payment, so that the index of the month ends where the month begins.
  const by = filter === 'month' ? 'paidAt' : 'createdAt'
  const page = await pageOfRecords(req, 'orders', { conditions, by, cursor: before, size: DESK_ROWS })
  return { orders: page.records, next: page.cursor }
}

async function matching(
  filter: DeskFilter,
  { sellerId, since, kind }: Seen,
): Promise<mongo.Filter<mongo.Document>> {
  switch (filter) {
    case 'to_ship':
      return waitsToShip(sellerId, await kind())
    case 'shipped':
      return {
        'lines.shippedQuantity': { $gt: 0 },
        $nor: [waitsToShip(sellerId, 'real'), waitsToShip(sellerId, 'test')],
      }
    case 'month':
      return { ...paidOrders(await kind()), paidAt: { $gte: await since() } }
    case 'refunds':
      return { ...paidOrders(await kind()), refunded: { $gt: 0 } }
    case 'returns':
      return waitsForAnswer(sellerId, await kind())
    case 'problem':
      return { problem: { $type: 'string' } }
    case 'payments':
      return WAITS_FOR_ADMIN
    case 'placed':
    case 'paid':
    case 'cancelled':
      return { status: filter }
  }
}

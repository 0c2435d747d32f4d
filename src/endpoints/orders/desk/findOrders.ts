import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { mailboxKey } from '@/contracts/core/wire'
import { DESK_ROWS, type DeskFilter } from '@/contracts/orders/desk'
import { driverCollection } from '@/database/driverCollection'
import { contains } from '@/database/foldedPattern'
import { type OrderKind, paidOrders, waitsForAnswer, waitsToShip } from '@/domain/orders/sales'
import { pageOfIds } from '@/database/timePages'
import type { Order as StoredOrder } from '@/payload-types'
import { storedNumber } from '@/domain/orders/orderNumber'

type Asked = { filter?: DeskFilter | undefined; before?: string | undefined; q?: string | undefined }
/** `sellerId` is null for all orders; `since` is the start of the month; `kind` is what the numbers count. */
type Seen = { sellerId: string | null; since: Date; kind: OrderKind }
type Found = { orders: StoredOrder[]; next: string | null }

/** A seller's orders, or all, newest first: one page, and the cursor of the next. */
export async function findOrders(
  req: PayloadRequest,
  { sellerId, since, kind }: Seen,
  { filter, before, q }: Asked,
): Promise<Found> {
  const own = sellerId === null ? [] : [{ 'lines.sellerId': sellerId }]
  const words = q && (await named(req, q, own[0]))
  const conditions: mongo.Filter<mongo.Document>[] = [
    ...own,
    ...(filter ? [matching(filter, { sellerId, since, kind })] : []),
    ...(words ? [words] : []),
  ]
  const { ids, cursor } = await pageOfIds(req, 'orders', { conditions, cursor: before, size: DESK_ROWS })
  return { orders: await readAll(req, ids.map(String)), next: cursor }
}

function matching(filter: DeskFilter, { sellerId, since, kind }: Seen): mongo.Filter<mongo.Document> {
  switch (filter) {
    case 'to_ship':
      return waitsToShip(sellerId, kind)
    case 'shipped':
      return {
        'lines.shippedQuantity': { $gt: 0 },
        $nor: [waitsToShip(sellerId, 'real'), waitsToShip(sellerId, 'test')],
      }
    case 'month':
      return { ...paidOrders(kind), paidAt: { $gte: since } }
    case 'refunds':
      return { ...paidOrders(kind), refunded: { $gt: 0 } }
    case 'returns':
      return waitsForAnswer(sellerId)
    case 'problem':
      return { problem: { $type: 'string' } }
    case 'placed':
    case 'paid':
    case 'cancelled':
      return { status: filter }
  }
}

/**
 * By number, name or mail address; a number however it is typed. A whole number or address that some order has is found
 * by its index; other words are looked for in one order after another.
 */
async function named(
  req: PayloadRequest,
  q: string,
  own: mongo.Filter<mongo.Document> = {},
): Promise<mongo.Filter<mongo.Document>> {
  const number = storedNumber(q)
  for (const exact of [...(number ? [{ number }] : []), { email: mailboxKey(q) }]) {
    if (await driverCollection(req, 'orders').findOne({ ...exact, ...own }, { projection: { _id: 1 } }))
      return exact
  }
  const contained = contains(q)
  return { $or: [{ number: number ?? contained }, { name: contained }, { email: contained }] }
}

async function readAll(req: PayloadRequest, ids: string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
    // The query that found the ids has already filtered by seller.
    overrideAccess: true,
  })
  const byId = new Map(docs.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

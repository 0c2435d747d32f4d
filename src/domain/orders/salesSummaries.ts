import type { mongo } from 'mongoose'
import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { goodsOf, isOwed, netGoods, piecesNotSent, refundedGoods } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import { ensureIndexes } from '@/database/indexes'
import { isDownload } from '../commerce/stock'
import { sessionOf } from '@/database/transaction'

/**
 * What a seller has sold in a currency and a month (UTC, by payment), in minor units, without test orders, tax and the
 * shop's shipping; `shipping` is the seller's own, after refunds. With a `link`, only what was sold through it, be it a
 * short link's code or a letter's. Written in the transactions that change the orders.
 */
export type SalesSummary = {
  _id: string
  sellerId: string
  currency: string
  month: string
  link: string | null
} & Totals

type Totals = Record<(typeof TOTALS)[number], number>
/** What is added up. */
export const TOTALS = ['orders', 'pieces', 'sold', 'refundedPieces', 'refunded', 'share', 'shipping'] as const

/** The fields of a stored line that sums and parcels need. */
export type SoldLine = {
  sellerId: string
  sellerSharePercent: number
  price: number
  quantity: number
  discount: number
  shippedQuantity: number
  refundedQuantity: number
  returnedQuantity?: number | null
  withheld?: number | null
  /** The short link, or the letter's code, that the buyer came through. */
  link?: string | null
  files?: readonly unknown[] | null
  availableFrom?: string | null
}

/** The fields of a stored part that sums need. */
type SoldPart = { sellerId: string; shipping: number; shippingRefunded: number; hasOwnRates?: boolean | null }

/** The shipping that is the seller's own, after refunds, in minor units; the shop's flat one stays with the shop. */
export function ownShipping({ shipping, shippingRefunded, hasOwnRates }: Omit<SoldPart, 'sellerId'>): number {
  return hasOwnRates === true ? shipping - shippingRefunded : 0
}

/** An order as far as it counts; read with SALE_FIELDS. */
export type Sale = {
  status?: string | null
  isTest?: boolean | null
  currency?: string | null
  paidAt?: Date | string | null
  /** Only a seller has said that it was paid: nothing is owed for it yet. */
  awaitsAdmin?: boolean | null
  lines?: readonly SoldLine[] | null
  parts?: readonly SoldPart[] | null
  toShip?: readonly string[] | null
}

export const SALE_FIELDS = {
  status: 1,
  isTest: 1,
  currency: 1,
  paidAt: 1,
  awaitsAdmin: 1,
  lines: 1,
  parts: 1,
  toShip: 1,
} as const

/** Pieces of a line that are not shipped yet; 0 for downloads. */
export function piecesToShip(
  line: Pick<SoldLine, 'quantity' | 'refundedQuantity' | 'returnedQuantity' | 'shippedQuantity' | 'files'>,
): number {
  return isDownload(line) ? 0 : piecesNotSent(line)
}

/** The seller's share of a line after refunds, in minor units, rounded. */
export function shareOf(line: Omit<SoldLine, 'sellerId' | 'shippedQuantity'>): number {
  return Math.round((netGoods(line) * line.sellerSharePercent) / 100)
}

/**
 * Counts a change of an order: what it adds to its sellers' summaries, and which sellers still have pieces to ship.
 * Call it in the transaction of the change; `before` is null for a new order.
 */
export async function countSale(
  req: PayloadRequest,
  id: string,
  { before, after }: { before: Sale | null; after: Sale },
): Promise<void> {
  const session = await sessionOf(req)
  const changes = differenceOf(summariesOf(after), before ? summariesOf(before) : new Map())
  for (const change of changes)
    await summaries(req.payload).updateOne(...asUpdate(change), { session, upsert: true })
  if (haveSame(sellersToShip(after), after.toShip)) return
  await driverCollection(req, 'orders').updateOne(
    { _id: new Types.ObjectId(id) },
    setToShip(sellersToShip(after)),
    { session },
  )
}

/**
 * Recounts all orders, and corrects each summary and order that differs; returns how many did. Differences are taken
 * from one moment and added, so that changes meanwhile are kept. Run it in one process at a time.
 */
export async function recountSales(payload: Payload): Promise<number> {
  const session = payload.db.connection.getClient().startSession({ snapshot: true })
  const orders = driverCollection({ payload }, 'orders')
  const counted = new Map<string, SalesSummary>()
  const corrections: mongo.AnyBulkWriteOperation[] = []
  try {
    const all = orders.find<Sale & { _id: Types.ObjectId; updatedAt: Date }>(
      {},
      { session, projection: { ...SALE_FIELDS, updatedAt: 1 } },
    )
    for await (const order of all) {
      for (const part of summariesOf(order).values()) addTo(counted, part)
      if (haveSame(sellersToShip(order), order.toShip)) continue
      const filter = { _id: order._id, updatedAt: order.updatedAt }
      corrections.push({ updateOne: { filter, update: setToShip(sellersToShip(order)) } })
    }
    const stored = await summaries(payload).find({}, { session }).toArray()
    const changes = differenceOf(counted, new Map(stored.map((each) => [each._id, each])))
    for (const change of changes) await summaries(payload).updateOne(...asUpdate(change), { upsert: true })
    if (corrections.length > 0) await orders.bulkWrite(corrections)
    return changes.length + corrections.length
  } finally {
    await session.endSession()
  }
}

/** The indexes of the summaries, and of orders with pieces to ship, test orders, and those refunded or shipped. */
export async function ensureSalesIndexes(payload: Payload): Promise<void> {
  await ensureIndexes(payload.db, summaries(payload).collectionName, [
    { key: { sellerId: 1, link: 1 } },
    // Of all sellers: those of one link, which most rows have none of.
    { key: { link: 1 }, partialFilterExpression: { link: { $gt: '' } } },
  ])
  await ensureIndexes(payload.db, driverCollection({ payload }, 'orders').collectionName, [
    { key: { toShip: 1 }, partialFilterExpression: { toShip: { $exists: true } } },
    // Without the real orders: an index of all would be taken for reading those, and would read every one of them.
    { key: { isTest: 1 }, partialFilterExpression: { isTest: true } },
    // Test orders are counted with each summary, and are few beside a seller's real ones.
    { key: { 'lines.sellerId': 1, isTest: 1 }, partialFilterExpression: { isTest: true } },
    // Few at any time: those that an admin has not looked at.
    { key: { createdAt: -1, awaitsAdmin: 1 }, partialFilterExpression: { awaitsAdmin: true } },
    { key: { awaitsAdmin: 1 }, partialFilterExpression: { awaitsAdmin: true } },
    // Buyers to erase (jobs/forgetBuyers.ts).
    {
      key: { cancelledAt: 1 },
      partialFilterExpression: { status: 'cancelled', email: { $type: 'string' } },
    },
    // The desk's filters of one seller and of admins.
    ...(['refunded', 'lines.shippedQuantity'] as const).flatMap((field) => {
      const partialFilterExpression = { [field]: { $gt: 0 } }
      return [
        { key: { 'lines.sellerId': 1, createdAt: -1, [field]: 1 } as const, partialFilterExpression },
        { key: { createdAt: -1, [field]: 1 } as const, partialFilterExpression },
      ]
    }),
  ])
}

/** The driver's collection. Written by the functions above alone. */
export function summaries(payload: Payload): mongo.Collection<SalesSummary> {
  return payload.db.connection.collection<SalesSummary>('sales-summaries')
}

/** What an order adds to its sellers' summaries, by their ids; nothing while it is unpaid, or for a test order. */
function summariesOf(order: Sale): Map<string, SalesSummary> {
  const { status, isTest, currency, paidAt, lines, parts: ofSellers } = order
  const parts = new Map<string, SalesSummary>()
  if ((status !== 'paid' && status !== 'refunded') || isTest === true) return parts
  const month = new Date(paidAt ?? 0).toISOString().slice(0, 7)
  for (const line of lines ?? []) {
    for (const link of line.link ? [null, line.link] : [null]) {
      const key = { sellerId: line.sellerId, currency: currency ?? '', month, link }
      const _id = Object.values(key).join(' ')
      const isFirst = !parts.has(_id)
      // Once for each seller, whatever link a line came through.
      const part =
        isFirst && link === null ? ofSellers?.find((each) => each.sellerId === line.sellerId) : null
      addTo(parts, {
        _id,
        ...key,
        orders: isFirst ? 1 : 0,
        pieces: line.quantity,
        sold: goodsOf(line, line.quantity),
        refundedPieces: line.refundedQuantity,
        refunded: refundedGoods(line),
        share: isOwed(order) ? shareOf(line) : 0,
        shipping: part && isOwed(order) ? ownShipping(part) : 0,
      })
    }
  }
  return parts
}

/** The sellers with pieces of an order to ship, also those that are not available yet. */
function sellersToShip({ status, isTest, lines }: Sale): string[] {
  if (status !== 'paid' || isTest === true) return []
  return [...new Set((lines ?? []).filter((line) => piecesToShip(line) > 0).map(({ sellerId }) => sellerId))]
}

/** Unset where nothing is to ship, so that the index holds only what waits. */
function setToShip(sellers: string[]): mongo.UpdateFilter<mongo.Document> {
  return sellers.length > 0 ? { $set: { toShip: sellers } } : { $unset: { toShip: '' } }
}

function addTo(all: Map<string, SalesSummary>, part: SalesSummary): void {
  const known = all.get(part._id)
  if (!known) all.set(part._id, { ...part })
  else for (const field of TOTALS) known[field] += part[field]
}

/** What has to be added to `given` to get `wanted`. */
function differenceOf(wanted: Map<string, SalesSummary>, given: Map<string, SalesSummary>): SalesSummary[] {
  return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((id) => {
    const [to, from] = [wanted.get(id), given.get(id)]
    const some = to ?? from
    if (!some) return []
    const by = TOTALS.map((field) => [field, (to?.[field] ?? 0) - (from?.[field] ?? 0)] as const)
    return by.every(([, each]) => each === 0) ? [] : [{ ...some, ...(Object.fromEntries(by) as Totals) }]
  })
}

function asUpdate({ _id, sellerId, currency, month, link, ...totals }: SalesSummary) {
  return [{ _id }, { $inc: totals, $setOnInsert: { sellerId, currency, month, link } }] as const
}

function haveSame(some: readonly string[], others: readonly string[] | null | undefined): boolean {
  return some.length === (others?.length ?? 0) && some.every((each) => others?.includes(each))
}

import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Sales } from '@/contracts/orders/desk'
import type { LinkSales } from '@/contracts/orders/shortLinks'
import { dayOf, isThere } from '@/contracts/orders/availability'
import { goodsOf } from '@/contracts/orders/totals'
import { driverCollection } from './driverCollection'
import { isDownload } from './stock'

/** The fields of a stored line that sums and parcels need. */
export type SoldLine = {
  sellerId: string
  sellerSharePercent: number
  price: number
  quantity: number
  discount: number
  shippedQuantity: number
  refundedQuantity: number
  /** The short link that the buyer came through. */
  link?: string | null
  files?: readonly unknown[] | null
  availableFrom?: string | null
}
type SoldOrder = { currency: string; lines: SoldLine[] }

/** Paid orders, including fully refunded ones. Test orders never count. */
export const REAL_SALES = { status: { $in: ['paid', 'refunded'] }, isTest: { $ne: true } }

const NOT_SENT = {
  $subtract: ['$$line.quantity', { $add: ['$$line.refundedQuantity', '$$line.shippedQuantity'] }],
}
/** Pieces of a line that can still be shipped, as an expression on `$$line`; 0 for downloads. */
const LEFT = { $cond: [{ $gt: [{ $size: { $ifNull: ['$$line.files', []] } }, 0] }, 0, NOT_SENT] }

/** The filter for orders with pieces to ship now, of all sellers or of one. */
export function waitsToShip(sellerId: string | null): mongo.Filter<mongo.Document> {
  const isOwn = sellerId === null ? true : { $eq: ['$$line.sellerId', sellerId] }
  const isHere = { $lte: [{ $ifNull: ['$$line.availableFrom', ''] }, dayOf()] }
  const waits = { $and: [isOwn, isHere, { $gt: [LEFT, 0] }] }
  return {
    status: 'paid',
    problem: null,
    isTest: { $ne: true },
    $expr: { $anyElementTrue: [{ $map: { input: '$lines', as: 'line', in: waits } }] },
  }
}

/** The filter for orders with a return that waits for its seller, of all sellers or of one. */
export function waitsForAnswer(sellerId: string | null): mongo.Filter<mongo.Document> {
  const isOwn = sellerId === null ? {} : { sellerId }
  return { status: 'paid', returns: { $elemMatch: { state: 'requested', ...isOwn } } }
}

/** The number of orders with a return that waits for its seller, of all sellers or of one. Test orders count. */
export function countToAnswer(req: PayloadRequest, sellerId: string | null): Promise<number> {
  return driverCollection(req, 'orders').countDocuments(waitsForAnswer(sellerId))
}

/** The number of orders with pieces that a seller can ship now, and of those pieces. Test orders do not count. */
export async function countToShip(
  req: PayloadRequest,
  sellerId: string | null,
): Promise<{ orders: number; pieces: number }> {
  const waiting = await soldOrders(req, sellerId, waitsToShip(sellerId))
  const pieces = sumOf(waiting, (line) => (isThere(line.availableFrom) ? piecesToShip(line) : 0))
  return { orders: waiting.length, pieces }
}

/** Pieces of a line that are not shipped yet; 0 for downloads. */
export function piecesToShip(
  line: Pick<SoldLine, 'quantity' | 'refundedQuantity' | 'shippedQuantity' | 'files'>,
): number {
  return isDownload(line) ? 0 : Math.max(0, line.quantity - line.refundedQuantity - line.shippedQuantity)
}

/** A seller's sales since a moment, in each currency, in minor units. Without test orders, shipping and tax. */
export async function soldSince(
  req: PayloadRequest,
  sellerId: string | null,
  since: Date,
): Promise<{ currency: string; sold: number; orders: number }[]> {
  const orders = await soldOrders(req, sellerId, { ...REAL_SALES, paidAt: { $gte: since } })
  return byCurrency(orders).map(([currency, own]) => ({
    currency,
    sold: sumOf(own, (line) => goodsOf(line, line.quantity)),
    orders: own.length,
  }))
}

/** A seller's statement in each currency, in minor units: without test orders, shipping and tax. */
export async function salesOf(req: PayloadRequest, sellerId: string): Promise<Sales[]> {
  const [orders, paidOut] = await Promise.all([
    soldOrders(req, sellerId, REAL_SALES),
    payoutsOf(req, sellerId),
  ])
  const sales = new Map(byCurrency(orders))
  const currencies = [...new Set([...sales.keys(), ...paidOut.keys()])].toSorted()
  return currencies.map((currency) => {
    const own = sales.get(currency) ?? []
    const sold = sumOf(own, (line) => goodsOf(line, line.quantity))
    const refunded = sumOf(own, (line) => goodsOf(line, line.refundedQuantity))
    const share = sumOf(own, shareOf)
    const paid = paidOut.get(currency) ?? 0
    return {
      currency,
      sold,
      refunded,
      net: sold - refunded,
      share,
      paidOut: paid,
      owed: share - paid,
      orders: own.length,
      pieces: sumOf(own, ({ quantity, refundedQuantity }) => quantity - refundedQuantity),
    }
  })
}

/** A seller's own sales through each short link, by code; without test orders, shipping and tax. */
export async function soldByLink(req: PayloadRequest, sellerId: string): Promise<Map<string, LinkSales[]>> {
  const orders = await soldOrders(req, sellerId, { ...REAL_SALES, 'lines.link': { $type: 'string' } })
  const codes = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ link }) => link ?? [])))
  return new Map(
    [...codes].map((code) => {
      const through = orders
        .map((order) => ({ ...order, lines: order.lines.filter(({ link }) => link === code) }))
        .filter(({ lines }) => lines.length > 0)
      const sales = byCurrency(through).map(([currency, own]) => ({
        currency,
        orders: own.length,
        pieces: sumOf(own, ({ quantity }) => quantity),
        sold: sumOf(own, (line) => goodsOf(line, line.quantity)),
        refundedPieces: sumOf(own, ({ refundedQuantity }) => refundedQuantity),
        refunded: sumOf(own, (line) => goodsOf(line, line.refundedQuantity)),
      }))
      return [code, sales]
    }),
  )
}

/** The seller's share of a line after refunds, in minor units, rounded. */
export function shareOf(line: Omit<SoldLine, 'sellerId' | 'shippedQuantity'>): number {
  const net = goodsOf(line, line.quantity) - goodsOf(line, line.refundedQuantity)
  return Math.round((net * line.sellerSharePercent) / 100)
}

/** Matching orders with one seller's lines alone, or with all. */
async function soldOrders(
  req: PayloadRequest,
  sellerId: string | null,
  where: mongo.Filter<mongo.Document>,
): Promise<SoldOrder[]> {
  const orders = await driverCollection(req, 'orders')
    .find(sellerId === null ? where : { ...where, 'lines.sellerId': sellerId })
    .project<SoldOrder>({ currency: 1, lines: 1 })
    .toArray()
  if (sellerId === null) return orders
  return orders.map(({ currency, lines }) => ({
    currency,
    lines: lines.filter((line) => line.sellerId === sellerId),
  }))
}

async function payoutsOf(req: PayloadRequest, sellerId: string): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: 'payouts',
    where: { sellerId: { equals: sellerId } },
    pagination: false,
    depth: 0,
    req,
    // Payouts are the admins' records; the seller sees only their sum.
    overrideAccess: true,
  })
  const sums = new Map<string, number>()
  for (const { currency, amount } of docs) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return sums
}

function byCurrency(orders: readonly SoldOrder[]): [string, SoldOrder[]][] {
  const currencies = [...new Set(orders.map(({ currency }) => currency))].toSorted()
  return currencies.map((each) => [each, orders.filter(({ currency }) => currency === each)])
}

function sumOf(orders: readonly SoldOrder[], of: (line: SoldLine) => number): number {
  return orders.flatMap(({ lines }) => lines).reduce((sum, line) => sum + of(line), 0)
}

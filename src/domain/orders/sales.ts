import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { LinkSales } from '@/contracts/links/shortLinks'
import { dayInZone } from '@/contracts/orders/availability'
import type { DeskSummary } from '@/contracts/orders/desk'
import { linesOfSeller } from '@/contracts/orders/parts'
import { RETURNS_TO_ANSWER } from '@/contracts/orders/states'
import { refundedGoods } from '@/contracts/orders/totals'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { type SalesSummary, type SoldLine, TOTALS, summaries } from './salesSummaries'

type SoldOrder = { currency: string; lines: SoldLine[] }

/** Test orders are counted apart from all others. */
export type OrderKind = 'real' | 'test'

const KINDS = { real: { isTest: { $ne: true } }, test: { isTest: true } } as const

/** The filter for paid orders, including fully refunded ones. */
export function paidOrders(kind: OrderKind): mongo.Filter<mongo.Document> {
  return { status: { $in: ['paid', 'refunded'] }, ...KINDS[kind] }
}

/** How many test orders there are, whatever their state, of all sellers or of one. */
export function countTests(req: PayloadRequest, sellerId: string | null): Promise<number> {
  return driverCollection(req, 'orders').countDocuments({ ...linesOf(sellerId), ...KINDS.test })
}

/**
 * The filter for test orders that a seller may remove, because all of it is theirs; of everybody for null. Payments at
 * Stripe stay, because they are in its list, too (docs/behaviour.md, 12.13).
 */
export function removableTests(sellerId: string | null): mongo.Filter<mongo.Document> {
  const isOwn = { lines: { $not: { $elemMatch: { sellerId: { $ne: sellerId } } } } }
  return {
    ...linesOf(sellerId),
    ...KINDS.test,
    'payment.provider': { $ne: 'stripe' },
    ...(sellerId !== null && isOwn),
  }
}

/** How many test orders a seller may remove, or an admin. */
export function countRemovable(req: PayloadRequest, sellerId: string | null): Promise<number> {
  return driverCollection(req, 'orders').countDocuments(removableTests(sellerId))
}

/** Whether there is a real order, whatever its state, of any seller or of one. */
export async function hasRealOrder(req: PayloadRequest, sellerId: string | null): Promise<boolean> {
  const filter = { ...linesOf(sellerId), ...KINDS.real }
  // In an order that has an index: of test orders alone there is one, of the others none.
  const options = { projection: { _id: 1 }, sort: { createdAt: -1 } } as const
  return (await driverCollection(req, 'orders').findOne(filter, options)) !== null
}

const NOT_SENT = {
  $subtract: [
    { $add: ['$$line.quantity', { $ifNull: ['$$line.returnedQuantity', 0] }] },
    { $add: ['$$line.refundedQuantity', '$$line.shippedQuantity'] },
  ],
}
/** Pieces of a line that can still be shipped, as an expression on `$$line`; 0 for downloads. */
const LEFT = { $cond: [{ $gt: [{ $size: { $ifNull: ['$$line.files', []] } }, 0] }, 0, NOT_SENT] }

/** Whether a line goes into a parcel, not over a counter (deliveryOfSeller), as an expression on `$$line`. */
const IS_SENT = {
  $ne: [
    {
      $ifNull: [
        {
          $first: {
            $map: {
              input: {
                $filter: {
                  input: { $ifNull: ['$parts', []] },
                  as: 'part',
                  cond: { $eq: ['$$part.sellerId', '$$line.sellerId'] },
                },
              },
              as: 'part',
              in: '$$part.delivery',
            },
          },
        },
        '$delivery',
      ],
    },
    'pickup',
  ],
}

/** Whether a line is one seller's, or anybody's, and available, as an expression on `$$line`. */
function canShip(sellerId: string | null) {
  const isOwn = sellerId === null ? true : { $eq: ['$$line.sellerId', sellerId] }
  return { $and: [isOwn, { $lte: [{ $ifNull: ['$$line.availableFrom', ''] }, dayInZone()] }] }
}

/** The filter for orders with pieces to ship now, of all sellers or of one. */
export function waitsToShip(sellerId: string | null, kind: OrderKind): mongo.Filter<mongo.Document> {
  const waits = { $and: [canShip(sellerId), { $gt: [LEFT, 0] }] }
  return {
    // An index of what waits (salesSummaries.ts), also of pieces that are not available yet; without test orders.
    ...(kind === 'real'
      ? { toShip: sellerId ?? { $exists: true } }
      : { status: 'paid', ...KINDS.test, ...linesOf(sellerId) }),
    problem: null,
    $expr: { $anyElementTrue: [{ $map: { input: '$lines', as: 'line', in: waits } }] },
  }
}

/** The filter for orders with a return that waits for its seller, of all sellers or of one. */
export function waitsForAnswer(sellerId: string | null, kind: OrderKind): mongo.Filter<mongo.Document> {
  const isOwn = sellerId === null ? {} : { sellerId }
  return {
    status: 'paid',
    ...KINDS[kind],
    returns: { $elemMatch: { state: { $in: [...RETURNS_TO_ANSWER] }, ...isOwn } },
  }
}

/** The number of orders of a kind with a return that waits for its seller, of all sellers or of one. */
export function countToAnswer(
  req: PayloadRequest,
  sellerId: string | null,
  kind: OrderKind = 'real',
): Promise<number> {
  return driverCollection(req, 'orders').countDocuments(waitsForAnswer(sellerId, kind))
}

/** The filter for orders whose payment a seller confirmed and no admin has seen. */
export const WAITS_FOR_ADMIN = { awaitsAdmin: true } as const

/** The number of those orders. */
export function countPaymentsToSee(req: PayloadRequest): Promise<number> {
  return driverCollection(req, 'orders').countDocuments(WAITS_FOR_ADMIN)
}

/** What an expression on `$$line` comes to over the lines of an order. */
const sumOfLines = (of: object) => ({ $sum: { $map: { input: '$lines', as: 'line', in: of } } })

/**
 * The number of orders of a kind with pieces that a seller can ship or hand over now, of those pieces, and of the
 * orders among them that are only handed over.
 */
export async function countToShip(
  req: PayloadRequest,
  sellerId: string | null,
  kind: OrderKind = 'real',
): Promise<DeskSummary['toShip']> {
  const left = { $cond: [canShip(sellerId), { $max: [0, LEFT] }, 0] }
  const [found] = await driverCollection(req, 'orders')
    .aggregate<DeskSummary['toShip']>([
      { $match: waitsToShip(sellerId, kind) },
      { $project: { pieces: sumOfLines(left), sent: sumOfLines({ $cond: [IS_SENT, left, 0] }) } },
      {
        $group: {
          _id: null,
          orders: { $sum: 1 },
          pieces: { $sum: '$pieces' },
          toHandOver: { $sum: { $cond: [{ $gt: ['$sent', 0] }, 0, 1] } },
        },
      },
      { $project: { _id: 0 } },
    ])
    .toArray()
  return found ?? { orders: 0, pieces: 0, toHandOver: 0 }
}

type Sold = { currency: string; sold: number; orders: number }

/**
 * A seller's sales of a kind since the start of a month, or those of all sellers, in each currency, in minor units;
 * without shipping and tax. `since` is that start in some time zone. A seller's real ones are those of the summaries,
 * whose months are of UTC, and the orders of the hours between the two starts.
 */
export async function soldSince(
  req: PayloadRequest,
  sellerId: string | null,
  since: Date,
  kind: OrderKind = 'real',
): Promise<Sold[]> {
  if (sellerId === null || kind === 'test') return soldIn(req, sellerId, { $gte: since }, kind)
  const start = startOfUtcMonth(since)
  const [first, last] = since < start ? [since, start] : [start, since]
  const [months, between] = await Promise.all([
    totalsOf(req, { sellerId, link: null, month: { $gte: start.toISOString().slice(0, 7) } }),
    first < last ? soldIn(req, sellerId, { $gte: first, $lt: last }, kind) : [],
  ])
  const sign = since < start ? 1 : -1
  const sums = new Map<string, Sold>(
    months.map(({ currency, sold, orders }) => [currency, { currency, sold, orders }]),
  )
  for (const { currency, sold, orders } of between) {
    const sum = sums.get(currency) ?? { currency, sold: 0, orders: 0 }
    sums.set(currency, { currency, sold: sum.sold + sign * sold, orders: sum.orders + sign * orders })
  }
  return [...sums.values()]
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** The start of the month in UTC that is nearest to its start in another time zone. */
function startOfUtcMonth(start: Date): Date {
  const middle = new Date(start.getTime() + 14 * DAY_MS)
  return new Date(Date.UTC(middle.getUTCFullYear(), middle.getUTCMonth()))
}

async function soldIn(
  req: PayloadRequest,
  sellerId: string | null,
  paidAt: { $gte: Date; $lt?: Date },
  kind: OrderKind,
): Promise<Sold[]> {
  const goods = {
    $subtract: [{ $multiply: ['$$line.price', '$$line.quantity'] }, { $ifNull: ['$$line.discount', 0] }],
  }
  const own = sellerId === null ? goods : { $cond: [{ $eq: ['$$line.sellerId', sellerId] }, goods, 0] }
  return driverCollection(req, 'orders')
    .aggregate<Sold>([
      { $match: { ...paidOrders(kind), ...linesOf(sellerId), paidAt } },
      { $project: { currency: 1, sold: { $sum: { $map: { input: '$lines', as: 'line', in: own } } } } },
      { $group: { _id: '$currency', sold: { $sum: '$sold' }, orders: { $sum: 1 } } },
      { $sort: { _id: 1 } },
      { $project: { _id: 0, currency: '$_id', sold: 1, orders: 1 } },
    ])
    .toArray()
}

/**
 * What was refunded of a seller's test orders, or of all, in each currency, in minor units; without shipping and tax.
 */
export async function refundedTests(
  req: PayloadRequest,
  sellerId: string | null,
): Promise<{ currency: string; refunded: number }[]> {
  const orders = await soldOrders(req, sellerId, { ...paidOrders('test'), refunded: { $gt: 0 } })
  return byCurrency(orders).map(([currency, own]) => ({
    currency,
    refunded: sumOf(own, refundedGoods),
  }))
}

/** A seller's own sales through each short link, by code; without test orders, shipping and tax. */
export async function soldByLink(req: PayloadRequest, sellerId: string): Promise<Map<string, LinkSales[]>> {
  const through = await totalsOf(req, { sellerId, link: { $type: 'string' } })
  const byLink = new Map<string, LinkSales[]>()
  for (const { link, sellerId: _, share: __, shipping: ___, ...sales } of through) {
    byLink.set(link ?? '', [...(byLink.get(link ?? '') ?? []), sales])
  }
  return byLink
}

/** Summaries added up by seller, link and currency, and by month if so asked, sorted by currency. */
export async function totalsOf(
  req: PayloadRequest,
  where: mongo.Filter<SalesSummary>,
  { byMonth = false }: { byMonth?: boolean } = {},
) {
  const sums = Object.fromEntries(TOTALS.map((field) => [field, { $sum: `$${field}` }]))
  const keys = {
    sellerId: '$sellerId',
    link: '$link',
    currency: '$currency',
    ...(byMonth && { month: '$month' }),
  }
  return summaries(req.payload)
    .aggregate<Omit<SalesSummary, '_id' | 'month'> & { month?: string }>([
      { $match: where },
      { $group: { _id: keys, ...sums } },
      // A sale that was taken back leaves a row of zeros.
      { $match: { orders: { $gt: 0 } } },
      { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
      { $project: { _id: 0 } },
      { $sort: { currency: 1 } },
    ])
    .toArray()
}

/** Matching orders with one seller's lines alone, or with all. */
async function soldOrders(
  req: PayloadRequest,
  sellerId: string | null,
  where: mongo.Filter<mongo.Document>,
): Promise<SoldOrder[]> {
  const orders = await driverCollection(req, 'orders')
    .find({ ...where, ...linesOf(sellerId) })
    .project<SoldOrder>({ currency: 1, lines: 1 })
    .toArray()
  return orders.map(({ currency, lines }) => ({ currency, lines: linesOfSeller(lines, sellerId) }))
}

const linesOf = (sellerId: string | null) => (sellerId === null ? {} : { 'lines.sellerId': sellerId })

function byCurrency(orders: readonly SoldOrder[]): [string, SoldOrder[]][] {
  const currencies = [...new Set(orders.map(({ currency }) => currency))].toSorted()
  return currencies.map((each) => [each, orders.filter(({ currency }) => currency === each)])
}

function sumOf(orders: readonly SoldOrder[], of: (line: SoldLine) => number): number {
  return orders.flatMap(({ lines }) => lines).reduce((sum, line) => sum + of(line), 0)
}

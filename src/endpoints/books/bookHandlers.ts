import { readBooks as contract, type Books, type StockFault } from '@/contracts/books'
import { inTransaction, sessionOf } from '@/database/transaction'
import { handle } from '../core/handle'
import { paymentBooks } from './paymentBooks'
import type { PayloadRequest } from 'payload'
import { piecesOfStock } from './piecesOfStock'
import type { Types } from 'mongoose'
import { driverCollection } from '@/database/driverCollection'
import type { StoredLine } from '@/domain/orders/orderStore'
import { owesFreePieces } from '../payments/refundState'

type Order = {
  _id: Types.ObjectId
  number: string
  currency?: string
  status: string
  total: number
  refunded: number
  lines: StoredLine[]
}
const FIELDS = { number: 1, currency: 1, status: 1, total: 1, refunded: 1, lines: 1 }
type Sums = { _id: Types.ObjectId; all: number; done: number }

/** Orders whose refunds differ from the order's own count, exceed its total, or do not match its status. */
async function refundBooks(req: PayloadRequest): Promise<Books['refunds']> {
  const options = { session: await sessionOf(req) }
  const orders = await driverCollection(req, 'orders')
    .find(
      { status: { $in: ['paid', 'refunded'] }, $or: [{ refunded: { $ne: 0 } }, { status: 'refunded' }] },
      options,
    )
    .project<Order>(FIELDS)
    .toArray()
  const isDone = { $cond: [{ $eq: ['$state', 'done'] }, '$amount', 0] }
  const sums = await driverCollection(req, 'refunds')
    .aggregate<Sums>(
      [
        { $match: { state: { $ne: 'failed' }, reason: { $ne: 'duplicate' } } },
        { $group: { _id: '$orderId', all: { $sum: '$amount' }, done: { $sum: isDone } } },
      ],
      options,
    )
    .toArray()
  const byOrder = new Map(sums.map(({ _id, ...rest }) => [String(_id), rest]))
  const known = new Set(orders.map(({ _id }) => String(_id)))
  const unseen = sums.filter(({ _id, all }) => all > 0 && !known.has(String(_id))).map(({ _id }) => _id)
  const others = await driverCollection(req, 'orders')
    .find({ _id: { $in: unseen } }, options)
    .project<Order>(FIELDS)
    .toArray()
  const all = [...orders, ...others]
  const faults = all.flatMap((order) => {
    const { all: refunds, done } = byOrder.get(String(order._id)) ?? { all: 0, done: 0 }
    if (isRight(order, refunds, done)) return []
    const { _id, number, currency = '', total, refunded } = order
    return [{ orderId: String(_id), number, currency, total, refunded, refunds }]
  })
  return { compared: all.length, faults }
}

function isRight(order: Order, refunds: number, done: number): boolean {
  const { refunded, total, status } = order
  const isOver = done === total && !owesFreePieces(order)
  return refunds === refunded && refunded <= total && (status === 'refunded') === isOver
}

/**
 * For each piece: how many are in stock, in orders, kept for people in line, and were ever received. Call it within a
 * transaction, so that everything is read from one snapshot.
 */
async function stockBooks(req: PayloadRequest): Promise<Books['stock']> {
  const all = await piecesOfStock(req)
  const rows = all.flatMap(
    ({ product: { _id, slug = null, title }, detail, inStock, inOrders, kept, stocked }) =>
      stocked === null
        ? []
        : [{ productId: String(_id), slug, title, detail, inStock, inOrders, kept, stocked }],
  )
  const sum = (name: 'inStock' | 'inOrders' | 'kept' | 'stocked') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    compared: rows.length,
    uncounted: all.length - rows.length,
    inStock: sum('inStock'),
    inOrders: sum('inOrders'),
    kept: sum('kept'),
    stocked: sum('stocked'),
    faults: rows.filter(isWrong),
  }
}

function isWrong({ inStock, inOrders, kept, stocked }: StockFault): boolean {
  return inStock < 0 || inStock + inOrders + kept !== stocked
}

/** GET /api/sales/books: stock and refunds from one snapshot; providers are queried outside it. Writes nothing. */
export const readBooks = handle(contract, async ({ req }) => {
  const readAt = new Date().toISOString()
  const providers = await paymentBooks(req)
  const own = await inTransaction(req, async () => ({
    stock: await stockBooks(req),
    refunds: await refundBooks(req),
  }))
  return { readAt, ...own, providers }
})

import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Books } from '@/contracts/books'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { StoredLine } from '@/domain/orders/orderStore'
import { owesFreePieces } from '../payments/sendRefund'

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
export async function refundBooks(req: PayloadRequest): Promise<Books['refunds']> {
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

import type { PayloadRequest } from 'payload'
import { goodsOf } from '@/contracts/orders/totals'
import { CSV_BATCH, csvResponse } from '@/database/csv'
import { driverCollection } from '@/database/driverCollection'
import type { Order as StoredOrder } from '@/payload-types'
import type { StoredLine } from '@/domain/orders/orderStore'

const COLUMNS = [
  'order',
  'placedAt',
  'paidAt',
  'status',
  'test',
  'buyer',
  'email',
  'country',
  'product',
  'variant',
  'sku',
  'quantity',
  'price',
  'discountCode',
  'discount',
  'sum',
  'shipped',
  'refunded',
  'currency',
] as const

/** Only what a row shows; the driver gives dates as such. */
const FIELDS = [
  'number',
  'createdAt',
  'paidAt',
  'status',
  'isTest',
  'name',
  'email',
  'address.country',
  'discountCode',
  'currency',
  'lines',
]

type ExportedOrder = Pick<
  StoredOrder,
  'number' | 'status' | 'isTest' | 'name' | 'email' | 'address' | 'discountCode' | 'currency' | 'lines'
> & { createdAt: Date; paidAt?: Date | null }

/**
 * A CSV download with one row per line of a seller's orders, or of all where `sellerId` is null, newest order first;
 * money as 148.00. `placed` is a condition for the time of the order. The caller checks access.
 */
export function exportLines(req: PayloadRequest, sellerId: string | null, placed: object): Response {
  const orders = driverCollection(req, 'orders')
    .find<ExportedOrder>(
      {
        ...(sellerId !== null && { 'lines.sellerId': sellerId }),
        createdAt: placed,
      },
      { projection: Object.fromEntries(FIELDS.map((field) => [field, 1])) },
    )
    .sort({ createdAt: -1 })
    .batchSize(CSV_BATCH)
  const isOwn = (line: StoredLine) => sellerId === null || line.sellerId === sellerId
  return csvResponse('orders', COLUMNS, orders, (order) =>
    (order.lines ?? []).filter(isOwn).map((line) => rowOf(order, line)),
  )
}

function rowOf(order: ExportedOrder, line: StoredLine): Record<(typeof COLUMNS)[number], unknown> {
  return {
    order: order.number,
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? '',
    status: order.status,
    test: order.isTest ? 'yes' : 'no',
    buyer: order.name ?? '',
    email: order.email ?? '',
    country: order.address?.country ?? '',
    product: line.title,
    variant: line.detail ?? '',
    sku: line.sku ?? '',
    quantity: line.quantity,
    price: amount(line.price),
    discountCode: order.discountCode ?? '',
    discount: amount(line.discount),
    sum: amount(goodsOf(line, line.quantity)),
    shipped: line.shippedQuantity,
    refunded: line.refundedQuantity,
    currency: order.currency ?? '',
  }
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

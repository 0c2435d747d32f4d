import type { PayloadRequest } from 'payload'
import { goodsOf } from '@/contracts/orders/totals'
import { toCsv } from '@/database/csv'
import type { Order as StoredOrder } from '@/payload-types'
import type { StoredLine } from '../orderStore'

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

type Range = { from?: string | undefined; to?: string | undefined }

/** One row per line, newest order first; money as 148.00. `from` and `to` are UTC days, both included. */
export async function exportLines(
  req: PayloadRequest,
  sellerId: string | null,
  { from, to }: Range,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [
        ...(sellerId === null ? [] : [{ 'lines.sellerId': { equals: sellerId } }]),
        ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
        ...(to ? [{ createdAt: { less_than_equal: `${to}T23:59:59.999Z` } }] : []),
      ],
    },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    req,
    // Collection access is for admins only; the condition limits the query to the seller.
    overrideAccess: true,
  })
  const isOwn = (line: StoredLine) => sellerId === null || line.sellerId === sellerId
  return toCsv(
    COLUMNS,
    docs.flatMap((order) => (order.lines ?? []).filter(isOwn).map((line) => rowOf(order, line))),
  )
}

function rowOf(order: StoredOrder, line: StoredLine): Record<(typeof COLUMNS)[number], unknown> {
  return {
    order: order.number,
    placedAt: order.createdAt,
    paidAt: order.paidAt ?? '',
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

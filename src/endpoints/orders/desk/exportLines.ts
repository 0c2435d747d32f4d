import type { PayloadRequest } from 'payload'
import { deliveryOfSeller, linesOfSeller } from '@/contracts/orders/parts'
import { goodsOf, isOwed, netGoods, spread } from '@/contracts/orders/totals'
import { CSV_BATCH, csvResponse } from '@/database/csv'
import { driverCollection } from '@/database/driverCollection'
import type { Order as StoredOrder } from '@/payload-types'
import type { StoredLine } from '@/domain/orders/orderStore'
import { ownShipping, shareOf } from '@/domain/orders/salesSummaries'

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
  'seller',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'delivery',
  'tax',
  'shipping',
  'fee',
  'share',
  'payout',
] as const

/** Only what a row shows; the driver gives dates as such. */
const FIELDS = [
  'number',
  'createdAt',
  'paidAt',
  'status',
  'isTest',
  'awaitsAdmin',
  'name',
  'email',
  'address',
  'tax',
  'shipping',
  'parts',
  'delivery',
  'discountCode',
  'currency',
  'lines',
]

type ExportedOrder = Pick<
  StoredOrder,
  | 'number'
  | 'status'
  | 'isTest'
  | 'awaitsAdmin'
  | 'name'
  | 'email'
  | 'address'
  | 'discountCode'
  | 'currency'
  | 'lines'
  | 'parts'
  | 'delivery'
  | 'tax'
  | 'shipping'
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
  return csvResponse('orders', COLUMNS, orders, (order) => {
    const moneyOf = moneyByLine(order)
    return linesOfSeller(order.lines, sellerId).map((line) => ({ ...rowOf(order, line), ...moneyOf(line) }))
  })
}

function rowOf(order: ExportedOrder, line: StoredLine) {
  const delivery = deliveryOfSeller(order, line.sellerId)
  // Who hands the pieces over needs no address.
  const { line1, line2, city, region, postalCode, country } = (delivery === 'ship' && order.address) || {}
  const part = order.parts?.find(({ sellerId }) => sellerId === line.sellerId)
  return {
    order: order.number,
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? '',
    status: order.status,
    test: order.isTest ? 'yes' : 'no',
    buyer: order.name ?? '',
    email: order.email ?? '',
    country: country ?? '',
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
    seller: part?.name || (line.sellerName ?? ''),
    address1: line1 ?? '',
    address2: line2 ?? '',
    city: city ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    delivery,
  }
}

/**
 * The money of each line: its tax and shipping, what stays with the shop of its goods, the seller's share, and what is
 * due to the seller, nothing while none of it is owed. A part's shipping stands in its first line and its tax is spread
 * over its lines, so that the columns add up to the order; amounts after refunds are those of the share and the payout.
 */
function moneyByLine(order: ExportedOrder) {
  const { tax, shipping } = order
  const whole = { sellerId: null, tax, shipping, shippingRefunded: 0 }
  const taxes = new Map<StoredLine, number>()
  const shippings = new Map<StoredLine, { shipping: number; own: number }>()
  for (const part of order.parts?.length ? order.parts : [whole]) {
    const own = linesOfSeller(order.lines, part.sellerId)
    const shares = spread(
      part.tax,
      own.map((line) => goodsOf(line, line.quantity)),
    )
    own.forEach((line, index) => taxes.set(line, shares[index] ?? 0))
    const [first] = own
    if (first) shippings.set(first, { shipping: part.shipping, own: ownShipping(part) })
  }
  const owed = (cents: number) => amount(isOwed(order) ? cents : 0)
  return (line: StoredLine) => {
    const { shipping, own } = shippings.get(line) ?? { shipping: 0, own: 0 }
    const share = shareOf(line)
    return {
      tax: amount(taxes.get(line) ?? 0),
      shipping: amount(shipping),
      fee: owed(netGoods(line) - share),
      share: owed(share),
      payout: owed(share + own),
    }
  }
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

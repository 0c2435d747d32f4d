import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import { orderTotals } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { presentPublicProduct } from '@/endpoints/commerce/present'
import { newOrderNumber } from '@/domain/orders/orderNumber'
import { rememberTestPayment } from '@/endpoints/payments/testPayments'
import type { Order as StoredOrder, Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { ago } from './days'

type Sold = { title: string; size?: string; quantity: number; shipped?: number; refunded?: number }
type DemoOrder = {
  buyer: string
  /** City, region and postal code. */
  place: [string, string, string]
  daysAgo: number
  sold: Sold[]
  status: Exclude<StoredOrder['status'], 'placed'>
  carrier?: string
}

const ORDERS: DemoOrder[] = [
  {
    buyer: 'Nia Reyes',
    place: ['Miami', 'FL', '33101'],
    daysAgo: 1,
    status: 'paid',
    sold: [{ title: 'Linen blazer', size: 'M', quantity: 1 }],
  },
  {
    buyer: 'Tomas Lind',
    place: ['Savannah', 'GA', '31401'],
    daysAgo: 4,
    status: 'paid',
    carrier: 'USPS',
    sold: [
      { title: 'Shell hoop earrings', quantity: 2, shipped: 2 },
      { title: 'Marea slip dress', size: 'M', quantity: 1 },
    ],
  },
  {
    buyer: 'Ada Okafor',
    place: ['Charleston', 'SC', '29401'],
    daysAgo: 9,
    status: 'refunded',
    sold: [{ title: 'Shell hoop earrings', quantity: 1, refunded: 1 }],
  },
  {
    buyer: 'Jo Park',
    place: ['Key West', 'FL', '33040'],
    daysAgo: 12,
    status: 'cancelled',
    sold: [{ title: 'Linen blazer', size: 'S', quantity: 1 }],
  },
]

/** Creates four test orders of a creator in different states. The products' stock already excludes them. */
export async function createOrders(req: PayloadRequest, sellerId: string): Promise<void> {
  const seller = await req.payload.findByID({ collection: 'users', id: sellerId, depth: 0, req })
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { userId: { equals: seller.id } },
    pagination: false,
    // With the pictures' files.
    depth: 1,
    req,
  })
  for (const order of ORDERS) await createOrder(req, order, { seller, products: docs })
}

type Shop = { seller: StoredUser; products: StoredProduct[] }

async function createOrder(req: PayloadRequest, order: DemoOrder, { seller, products }: Shop): Promise<void> {
  const lines = order.sold.flatMap(({ title, size, quantity, shipped = 0, refunded = 0 }) => {
    const product = products.find((each) => each.title === title)
    if (!product) return []
    const variant = product.variants?.find(({ values }) => values[0] === size)
    return {
      productId: product.id,
      variantId: variant?.id ?? null,
      detail: variant ? `Size ${size}` : null,
      sellerId: seller.id,
      sellerName: fullName(seller),
      sellerSharePercent: 100,
      title,
      image: presentPublicProduct(product).images[0] ?? null,
      sku: product.sku ?? null,
      price: product.price,
      quantity,
      discount: 0,
      shippedQuantity: shipped,
      refundedQuantity: refunded,
      restockedQuantity: refunded,
    }
  })
  const totals = orderTotals(lines)
  const [city, region, postalCode] = order.place
  const at = ago(order.daysAgo * DAY_MS)
  const paidAt = order.status === 'cancelled' ? null : ago(order.daysAgo * DAY_MS - HOUR_MS / 4)
  const isRefunded = order.status === 'refunded'
  const history = [
    { at, what: 'placed', by: 'buyer', text: 'Placed' },
    ...(paidAt ? [{ at: paidAt, what: 'paid', by: 'site', text: 'Paid' }] : []),
    ...(isRefunded ? [{ at: ago(DAY_MS), what: 'refunded', by: 'site', text: 'All of it went back' }] : []),
    ...(paidAt ? [] : [{ at, what: 'cancelled', by: 'site', text: 'Cancelled: not paid in time' }]),
  ]
  const ref = `demo-${randomUUID()}`
  const { id, lines: made } = await req.payload.create({
    collection: 'orders',
    data: {
      ...totals,
      number: newOrderNumber(true),
      isTest: true,
      attempt: randomUUID(),
      bodyHash: 'demo',
      status: order.status,
      refunded: isRefunded ? totals.total : 0,
      currency: 'USD',
      email: `${order.buyer.toLowerCase().replace(' ', '.')}@example.com`,
      name: order.buyer,
      delivery: 'ship',
      address: { line1: '12 Shore Road', city, region, postalCode, country: 'US' },
      payment: { provider: 'test', attempts: [], paymentRef: paidAt && ref, paidAt },
      stockHeld: paidAt !== null,
      paidAt,
      cancelledAt: paidAt ? null : at,
      cancelReason: paidAt ? null : 'expired',
      lines,
      history,
      createdAt: at,
    },
    depth: 0,
    req,
  })
  if (paidAt) {
    await rememberTestPayment(req, { ref, amount: totals.total, currency: 'USD', at: new Date(paidAt) })
    // Sold pieces were stocked before.
    for (const line of lines) await countStocked(req, line)
  }
  if (order.carrier) await ship(req, id, { carrier: order.carrier, lines: made ?? [] })
  if (isRefunded) await refund(req, id, { amount: totals.total, ...totals, lines: made ?? [] })
}

/** Adds the pieces of a line to the stocked quantity. */
export async function countStocked(req: PayloadRequest, line: Omit<Lines[number], 'id'>): Promise<void> {
  const { productId, variantId, quantity, restockedQuantity } = line
  const _id = new Types.ObjectId(productId)
  await driverCollection(req, 'products').updateOne(
    variantId ? { _id, 'variants.id': variantId } : { _id },
    {
      $inc: { [variantId ? 'variants.$.stockedQuantity' : 'stockedQuantity']: quantity - restockedQuantity },
    },
    { session: await sessionOf(req) },
  )
}

type Lines = NonNullable<StoredOrder['lines']>

async function ship(req: PayloadRequest, id: string, { carrier, lines }: { carrier: string; lines: Lines }) {
  const parcel = lines.filter(({ shippedQuantity }) => shippedQuantity > 0)
  const shipment = {
    key: randomUUID(),
    carrier,
    trackingNumber: '9400100000000000000000',
    at: ago(2 * DAY_MS),
    by: 'isla',
    lines: parcel.map((line) => ({ lineId: line.id ?? '', quantity: line.shippedQuantity })),
  }
  await req.payload.update({ collection: 'orders', id, data: { shipments: [shipment] }, depth: 0, req })
}

async function refund(
  req: PayloadRequest,
  orderId: string,
  { amount, tax, shipping, lines }: { amount: number; tax: number; shipping: number; lines: Lines },
) {
  await req.payload.create({
    collection: 'refunds',
    data: {
      orderId,
      key: randomUUID(),
      lines: lines.map((line) => ({ lineId: line.id ?? '', quantity: line.refundedQuantity })),
      amount,
      tax,
      shipping,
      restock: true,
      reason: 'requested',
      source: 'here',
      state: 'done',
      by: 'isla',
      doneAt: ago(DAY_MS),
    },
    depth: 0,
    req,
  })
}

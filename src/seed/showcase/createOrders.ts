import { Types } from 'mongoose'
import { type Payload, createLocalReq } from 'payload'
import { fullName } from '@/contracts/account/names'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'
import { searchWords } from '@/contracts/orders/orderSearch'
import { orderTotals } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import type { Visit } from '@/domain/audience/visits'
import { newOrderNumber } from '@/domain/orders/orderNumber'
import { rowId } from '@/domain/orders/orderStore'
import { recountSales } from '@/domain/orders/salesSummaries'
import { countPieces } from '@/endpoints/books/countPieces'
import { presentPublicProduct } from '@/endpoints/commerce/present'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { type Chance, chanceFrom, pick } from './chance'

/** What these buyers take, by its title; products of the demo that come in sizes. */
const SOLD = [
  ['Linen blazer', 3],
  ['Marea slip dress', 1],
] as const satisfies readonly (readonly [string, number])[]
const BUYERS = ['Nia Lind', 'Ana Park', 'Mara Costa', 'Kai Reyes', 'Lea Okafor', 'Jo Silva', 'Ines Weiss']
/** Marks the orders of the showcase; no request has such a body. */
const SHOWN_ORDERS = 'showcase'
/** Older orders have been sent. */
const SENT_AFTER_MS = 3 * DAY_MS

type Shop = { seller: StoredUser; products: readonly StoredProduct[] }

/**
 * Creates a paid order for each visit that ended with one, with how it had come; none where the demo's products are
 * gone. All say that they are samples.
 */
export async function createOrders(payload: Payload, from: readonly Visit[]): Promise<void> {
  const where = { title: { in: SOLD.map(([title]) => title) } }
  // With the pictures' files, and the seller.
  const { docs: products } = await payload.find({
    collection: 'products',
    where,
    depth: 1,
    pagination: false,
  })
  const seller = products[0]?.userId
  if (!seller || typeof seller === 'string') return
  const orders = driverCollection({ payload }, 'orders')
  await orders.deleteMany({ bodyHash: SHOWN_ORDERS })
  const made = ordersOf(from, { seller, products }, Date.now())
  if (made.length > 0) await orders.insertMany(made)
  await recountSales(payload)
  // The sold pieces were stocked before.
  const stocked = driverCollection({ payload }, 'products')
  const title = { $in: where.title.in }
  await stocked.updateMany(
    { title, 'variants.0': { $exists: true } },
    { $set: { 'variants.$[].stockedQuantity': null } },
  )
  await countPieces(await createLocalReq({}, payload))
}

function ordersOf(visits: readonly Visit[], shop: Shop, now: number) {
  const chance = chanceFrom(11)
  return visits
    .filter(({ goals }) => goals.some(({ k }) => k === 'order'))
    .flatMap((visit, index) => orderOf(chance, { visit, index, ...shop }, now) ?? [])
}

type Given = Shop & { visit: Visit; index: number }

function orderOf(chance: Chance, { visit, index, seller, products }: Given, now: number) {
  const title = pick<string>(chance, SOLD)
  const product = products.find((each) => each.title === title)
  const variants = product?.variants ?? []
  const variant = variants[Math.floor(chance() * variants.length)]
  if (!product || !variant) return null
  const at = new Date(Math.min(visit.start.getTime() + 6 * MINUTE_MS, now))
  const quantity = chance() < 0.12 ? 2 : 1
  const isSent = now - at.getTime() > SENT_AFTER_MS
  const line = {
    id: rowId(),
    productId: product.id,
    variantId: variant.id,
    sellerId: seller.id,
    sellerName: fullName(seller),
    sellerSharePercent: 100,
    title,
    detail: `Size ${variant.values[0]}`,
    sku: product.sku ?? null,
    image: presentPublicProduct(product).images[0] ?? null,
    price: product.price,
    quantity,
    discount: 0,
    shippedQuantity: isSent ? quantity : 0,
    refundedQuantity: 0,
    restockedQuantity: 0,
  }
  const totals = orderTotals([line])
  const name = BUYERS[index % BUYERS.length] ?? ''
  const named = { number: newOrderNumber(false), name, email: `buyer.${index}@example.com`, lines: [line] }
  const { source, medium, campaign } = visit
  return {
    _id: new Types.ObjectId(),
    ...named,
    ...totals,
    words: searchWords(named),
    note: 'A sample of the showcase. Nobody bought this.',
    isTest: false,
    attempt: rowId(),
    bodyHash: SHOWN_ORDERS,
    status: 'paid',
    problem: null,
    refunded: 0,
    awaitsAdmin: false,
    currency: 'USD',
    delivery: 'ship',
    address: { line1: '12 Shore Road', city: 'Miami', region: 'FL', postalCode: '33101', country: 'US' },
    payment: { provider: 'manual', attempts: [], paymentRef: null, paidAt: at },
    stockHeld: true,
    isMailboxKnown: false,
    paidAt: at,
    shipments: isSent ? [shipmentOf(line, at)] : [],
    returns: [],
    cameFrom: { source, medium, campaign },
    history: [
      { id: rowId(), at, what: 'placed', by: 'buyer', text: 'Placed' },
      { id: rowId(), at, what: 'paid', by: 'site', text: 'Paid' },
    ],
    createdAt: at,
    updatedAt: at,
    __v: 0,
  }
}

function shipmentOf({ id, quantity }: { id: string; quantity: number }, paidAt: Date) {
  return {
    id: rowId(),
    key: rowId(),
    carrier: 'USPS',
    trackingNumber: '9400100000000000000000',
    at: new Date(paidAt.getTime() + DAY_MS),
    by: 'isla',
    lines: [{ id: rowId(), lineId: id, quantity }],
  }
}

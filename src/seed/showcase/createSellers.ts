import { randomUUID } from 'node:crypto'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { fullName } from '@/contracts/account/names'
import { DAY_MS, HOUR_MS } from '@/contracts/core/time'
import { splitOrder } from '@/contracts/orders/parts'
import { inTransaction } from '@/database/transaction'
import { newOrderNumber } from '@/domain/orders/orderNumber'
import { presentPublicProduct } from '@/endpoints/commerce/present'
import { rememberTestPayment } from '@/endpoints/payments/testPayments'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { countStocked } from '../demo/createOrders'
import { ago } from '../demo/days'
import { createPosts } from './createPosts'

/** What the demo's second creator sells here: a tote and a hat, which are Isla's in the demo alone. */
const PIECES = ['RAF-08', 'HAT-12']
const SHARE_PERCENT = 90
const SETTINGS = {
  name: 'Sol Marín',
  country: 'US',
  region: 'Florida',
  city: 'St. Petersburg',
  pickup: 'none' as const,
  returnAddress: 'Central Avenue 2431\nSt. Petersburg, Florida 33713',
  returnDays: 14,
  returnPayer: 'buyer' as const,
  returnText: 'Unworn, with the label, in the bag it came in. Hats in their box, please.',
  shipping: 'own' as const,
  rates: [
    { countries: ['US'], cents: 600, freeFrom: 20_000 },
    { countries: ['CA'], cents: 1_400, freeFrom: null },
    { countries: ['DE', 'ES', 'FR', 'GB'], cents: 1_900, freeFrom: null },
  ],
}
/** What one buyer ordered of both sellers. */
const ORDERED = [
  { sku: 'MAR-01', size: 'M', quantity: 1, shipped: 0 },
  { sku: 'SHL-04', quantity: 2, shipped: 2 },
  { sku: 'RAF-08', quantity: 1, shipped: 1 },
  { sku: 'HAT-12', quantity: 1, shipped: 1 },
]
const PLACED_DAYS_AGO = 8
const PARCELS = [
  { seller: 'isla', carrier: 'UPS', trackingNumber: '1Z999AA10123456784', daysAgo: 6 },
  { seller: 'sol', carrier: 'USPS', trackingNumber: '9400111202555581773004', daysAgo: 7 },
] as const

/**
 * Makes the demo's second creator a seller of her own: two pieces, her own shipping and returns, a test order of pieces
 * of both sellers in two parts, and posts on several channels. All or nothing; a second run adds nothing.
 */
export async function createSellers(payload: Payload): Promise<void> {
  const req = await createLocalReq({ context: { disableRevalidate: true } }, payload)
  await inTransaction(req, async () => {
    const [isla, sol] = [await userNamed(req, 'isla'), await userNamed(req, 'sol')]
    if (!isla || !sol) return
    const userId = sol.id
    const { totalDocs } = await payload.count({
      collection: 'seller-settings',
      where: { userId: { equals: userId } },
      req,
    })
    if (totalDocs > 0) return
    const data = { ...SETTINGS, userId, version: 1 }
    await payload.create({ collection: 'seller-settings', data, depth: 0, req })
    await payload.updateGlobal({
      slug: 'selling',
      data: { sellerSharePercent: SHARE_PERCENT },
      depth: 0,
      req,
    })
    const where = { sku: { in: PIECES } }
    await payload.update({ collection: 'products', where, data: { userId }, depth: 0, req })
    await createOrder(req, { isla, sol })
    await createPosts(req, userId)
  })
}

async function userNamed(req: PayloadRequest, username: string): Promise<StoredUser | undefined> {
  const where = { username: { equals: username } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0, req })
  return docs[0]
}

type Sellers = { isla: StoredUser; sol: StoredUser }

async function createOrder(req: PayloadRequest, { isla, sol }: Sellers): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { sku: { in: ORDERED.map(({ sku }) => sku) } },
    pagination: false,
    // With the pictures' files.
    depth: 1,
    req,
  })
  const lines = ORDERED.flatMap((ordered) => {
    const product = docs.find(({ sku }) => sku === ordered.sku)
    if (!product) return []
    return lineOf(product, ordered, PIECES.includes(ordered.sku) ? sol : isla)
  })
  const { parts, totals } = splitOrder(
    lines.map((line) => ({ ...line, isDownload: false })),
    (sellerId) => ({ delivery: 'ship', rates: sellerId === sol.id ? SETTINGS.rates : null }),
    'US',
  )
  const at = ago(PLACED_DAYS_AGO * DAY_MS)
  const paidAt = ago(PLACED_DAYS_AGO * DAY_MS - HOUR_MS / 4)
  const ref = `demo-${randomUUID()}`
  const { id, lines: made = [] } = await req.payload.create({
    collection: 'orders',
    data: {
      ...totals,
      number: newOrderNumber(true),
      isTest: true,
      attempt: randomUUID(),
      bodyHash: 'demo',
      status: 'paid',
      refunded: 0,
      currency: 'USD',
      email: 'carmen.ocasio@example.com',
      name: 'Carmen Ocasio',
      delivery: 'ship',
      address: {
        line1: '1420 Collins Avenue, 4B',
        city: 'Miami Beach',
        region: 'FL',
        postalCode: '33139',
        country: 'US',
      },
      payment: { provider: 'test', attempts: [], paymentRef: ref, paidAt },
      stockHeld: true,
      paidAt,
      lines,
      parts: parts.map((sums) => ({
        ...sums,
        name: sums.sellerId === sol.id ? SETTINGS.name : fullName(isla),
        hasOwnName: sums.sellerId === sol.id,
        shippingRefunded: 0,
        ...(sums.sellerId === sol.id && {
          from: `${SETTINGS.city}, ${SETTINGS.region}`,
          returnDays: SETTINGS.returnDays,
          returnPayer: SETTINGS.returnPayer,
          returnText: SETTINGS.returnText,
          returnAddress: SETTINGS.returnAddress,
        }),
      })),
      history: [
        { at, what: 'placed', by: 'buyer', text: 'Placed' },
        { at: paidAt, what: 'paid', by: 'site', text: 'Paid' },
      ],
      createdAt: at,
    },
    depth: 0,
    req,
  })
  await rememberTestPayment(req, { ref, amount: totals.total, currency: 'USD', at: new Date(paidAt) })
  // Sold pieces were stocked before.
  for (const line of lines) await countStocked(req, line)
  const shipments = PARCELS.map(({ seller, daysAgo, ...parcel }) => ({
    ...parcel,
    key: randomUUID(),
    at: ago(daysAgo * DAY_MS),
    by: seller,
    lines: (made ?? [])
      .filter((line) => line.shippedQuantity > 0 && line.sellerId === { isla, sol }[seller].id)
      .map((line) => ({ lineId: line.id ?? '', quantity: line.shippedQuantity })),
  }))
  await req.payload.update({ collection: 'orders', id, data: { shipments }, depth: 0, req })
}

type Ordered = { size?: string; quantity: number; shipped: number }

function lineOf(product: StoredProduct, { size, quantity, shipped }: Ordered, seller: StoredUser) {
  const variant = product.variants?.find(({ values }) => values[0] === size)
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    detail: variant ? `Size ${size}` : null,
    sellerId: seller.id,
    sellerName: fullName(seller),
    sellerSharePercent: SHARE_PERCENT,
    title: product.title,
    image: presentPublicProduct(product).images[0] ?? null,
    sku: variant?.sku ?? product.sku ?? null,
    price: product.price,
    quantity,
    discount: 0,
    shippedQuantity: shipped,
    refundedQuantity: 0,
    restockedQuantity: 0,
  }
}

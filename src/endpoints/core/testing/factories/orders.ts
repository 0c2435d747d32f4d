import { randomUUID } from 'node:crypto'
import { type Payload, createLocalReq } from 'payload'
import { orderTotals } from '@/contracts/orders/totals'
import { inTransaction, inTurn } from '@/database/transaction'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { nextNumber } from '../factories'

type Line = Partial<NonNullable<StoredOrder['lines']>[number]> & { sellerId: string }

/** The id of the first line of every order that buildOrder makes; the next ones count up. */
export const FIRST_LINE = lineId(0)

function lineId(index: number): string {
  return String(index + 1).padStart(24, '0')
}

/** A paid order of two pieces at 64.00 each from one seller, paid outside the site. */
export function buildOrder(
  payload: Payload,
  seller: Pick<StoredUser, 'id'>,
  { lines: given, ...overrides }: Partial<Omit<StoredOrder, 'lines'>> & { lines?: Line[] } = {},
): Promise<StoredOrder> {
  const lines = (given ?? [{ sellerId: seller.id }]).map((line, index) => ({
    id: lineId(index),
    productId: '0'.repeat(24),
    sellerName: 'Isla Verano',
    sellerSharePercent: 80,
    title: 'Shell hoop earrings',
    detail: null,
    sku: 'SHL-04',
    price: 6_400,
    quantity: 2,
    discount: 0,
    shippedQuantity: 0,
    refundedQuantity: 0,
    restockedQuantity: 0,
    ...line,
  }))
  const data = {
    number: `0000-${String(nextNumber()).padStart(4, '0')}`,
    status: 'paid',
    attempt: randomUUID(),
    bodyHash: 'none',
    lines,
    currency: 'USD',
    ...orderTotals(lines),
    refunded: 0,
    email: 'carmen@ocasio.example',
    name: 'Carmen Ocasio',
    delivery: 'ship',
    address: {
      line1: '1420 Collins Avenue',
      city: 'Miami Beach',
      region: 'FL',
      postalCode: '33139',
      country: 'US',
    },
    payment: { provider: 'manual' },
    stockHeld: true,
    paidAt: new Date().toISOString(),
    ...overrides,
  } as const
  // One after another, because orders of one seller write the same sums; tried again, because a recount does, too.
  return inTurn('orders of tests', async () => {
    const req = await createLocalReq({}, payload)
    return inTransaction(req, () =>
      payload.create({ collection: 'orders', data, depth: 0, req, overrideAccess: true }),
    )
  })
}

import type mongoose from 'mongoose'
import type { StripeDouble } from '../../../src/endpoints/orders/testing/stripeDouble'

type Line = { productId: string; quantity: number; restockedQuantity: number }
type Attempt = { ref?: string | null; state: string }
export type BookedOrder = {
  _id: mongoose.Types.ObjectId
  number: string
  attempt: string
  status: 'placed' | 'paid' | 'cancelled' | 'refunded'
  problem?: string | null
  total: number
  refunded: number
  stockHeld: boolean
  holdUntil?: Date | null
  lines: Line[]
  payment: { paymentRef?: string | null; attempts: Attempt[] }
}
type Refund = { paymentRef: string; amount: number; state: string }
export type Books = { orders: BookedOrder[]; refunds: Refund[]; stock: Map<string, number> }

/** Reads the orders, refunds and stock from the shop's database. */
export async function readBooks(db: mongoose.mongo.Db): Promise<Books> {
  const products = await db.collection('products').find().toArray()
  return {
    orders: await db.collection<BookedOrder>('orders').find().toArray(),
    refunds: await db.collection<Refund>('refunds').find().toArray(),
    stock: new Map(products.map(({ _id, inventoryQuantity }) => [String(_id), Number(inventoryQuantity)])),
  }
}

/**
 * Faults in the money, one line each: a payment that is neither one paid order nor fully refunded, a refund that only
 * one side knows, an order that disagrees with its refunds.
 */
export function faultsOfMoney(
  { orders, refunds }: Books,
  { sessions, refunds: sent }: StripeDouble,
): string[] {
  const faults: string[] = []
  for (const { id, payment_status, payment_intent, amount_total } of sessions.values()) {
    if (payment_status !== 'paid') continue
    const owners = orders.filter(
      ({ payment, status }) => payment.paymentRef === payment_intent && ['paid', 'refunded'].includes(status),
    )
    const back = sumOf(sent.filter((each) => each.payment_intent === payment_intent))
    if (owners.length !== 1 && back !== amount_total) faults.push(`${id} is paid, and is no one order`)
    const written = sumOf(
      refunds.filter(({ paymentRef, state }) => paymentRef === payment_intent && state === 'done'),
    )
    if (written !== back) faults.push(`${id}: ${back} went back, ${written} is written down`)
  }
  for (const { number, status, total, refunded } of orders) {
    if (refunded > total) faults.push(`${number}: more went back than was paid`)
    if ((status === 'refunded') !== (refunded === total))
      faults.push(`${number} is ${status} with ${refunded}`)
  }
  for (const { paymentRef, state } of refunds) {
    if (state !== 'done') faults.push(`A refund of ${paymentRef} is ${state}`)
  }
  return faults
}

/** Placed orders without a current hold. */
export function faultsOfStates({ orders }: Books, now = new Date()): string[] {
  return orders
    .filter(({ status, holdUntil }) => status === 'placed' && !(holdUntil && holdUntil > now))
    .map(({ number }) => `${number} is placed, and its hold is over`)
}

/** Products with lost or extra pieces: for sale + sold or held − restocked must equal the initial stock. */
export function faultsOfStock({ orders, stock }: Books, pieces: ReadonlyMap<string, number>): string[] {
  return [...pieces].flatMap(([id, were]) => {
    const now = stock.get(id) ?? 0
    const away = orders
      .filter(({ stockHeld }) => stockHeld)
      .flatMap(({ lines }) => lines)
      .filter(({ productId }) => productId === id)
      .reduce((sum, { quantity, restockedQuantity }) => sum + quantity - restockedQuantity, 0)
    return now >= 0 && now + away === were ? [] : [`${id}: ${now} for sale, ${away} away, ${were} before`]
  })
}

function sumOf(refunds: { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

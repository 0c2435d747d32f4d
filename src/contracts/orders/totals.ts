import type { Delivery } from './states'

/** Flat shipping in minor units, and tax in percent (docs/behaviour.md, 3.5). */
export const SHIPPING_CENTS = 500
export const TAX_PERCENT = 8

/** The most that an order may come to, in minor units. */
export const TOTAL_MAX = 99_999_999

/** A line to add up: price in minor units, whole pieces. */
export type PricedLine = { price: number; quantity: number }
export type OrderTotals = { subtotal: number; discount: number; shipping: number; tax: number; total: number }

/** The sums of an order from which its refunds are computed. */
export type RefundBase = { subtotal: number; discount: number; tax: number }

/**
 * An order's sums in minor units: 8 % tax on the goods after the discount, rounded; flat shipping, none for a pickup,
 * for downloads alone, or without lines.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  { delivery = 'ship', discount: given = 0 }: { delivery?: Delivery; discount?: number } = {},
): OrderTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount = Math.min(given, subtotal)
  const shipping = lines.length === 0 || delivery !== 'ship' ? 0 : SHIPPING_CENTS
  const tax = Math.round(((subtotal - discount) * TAX_PERCENT) / 100)
  return { subtotal, discount, shipping, tax, total: subtotal - discount + shipping + tax }
}

/**
 * Splits a discount over the lines, in minor units and in their order: in proportion, with the rest going to the
 * largest remainders, so that the shares add up to exactly the discount.
 */
export function discountShares(lines: readonly PricedLine[], discount: number): number[] {
  const sums = lines.map(({ price, quantity }) => price * quantity)
  return spread(Math.min(discount, sumOf(sums)), sums)
}

/**
 * Splits an amount in proportion to whole weights, with the rest going to the largest remainders, so that the shares
 * add up to exactly the amount. Without any weight all of it is the first one's.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  // BigInt, because the product of two sums can exceed the safe integers.
  const parts = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = parts.map((part) => Number(part / BigInt(whole)))
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: Number(part % BigInt(whole)) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  let rest = amount - sumOf(shares)
  for (const { index } of byRemainder) {
    if (rest === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    rest -= 1
  }
  return shares
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0)
}

/** The price of the first `pieces` of a line after its discount, in minor units; all pieces give the line's sum. */
export function goodsOf({ price, quantity, discount }: PricedLine & { discount: number }, pieces: number) {
  return price * pieces - Math.round((discount * pieces) / quantity)
}

type Pieces = {
  quantity: number
  shippedQuantity: number
  refundedQuantity: number
  /** Of the refunded ones, those that were returned; absent is 0. */
  returnedQuantity?: number | null
}

/** The pieces of a line that were called off: refunded, and not because they were returned. */
export function piecesCalledOff({ refundedQuantity, returnedQuantity }: Omit<Pieces, 'quantity'>): number {
  return refundedQuantity - (returnedQuantity ?? 0)
}

/** The pieces of a line that are neither shipped nor called off; a called-off piece may have been shipped. */
export function piecesNotSent(line: Pieces): number {
  return Math.max(0, line.quantity - line.shippedQuantity - piecesCalledOff(line))
}

type RefundedLine = PricedLine & { discount: number; refundedQuantity: number; withheld?: number | null }

/** What was refunded of a line without tax, in minor units: less than its pieces' price if a part was withheld. */
export function refundedGoods(line: RefundedLine): number {
  return goodsOf(line, line.refundedQuantity) - (line.withheld ?? 0)
}

/** What a line sold after refunds, without tax, in minor units. */
export function netGoods(line: RefundedLine): number {
  return goodsOf(line, line.quantity) - refundedGoods(line)
}

/** The price of the next pieces of a line to refund, without tax, in minor units. */
export function goodsBack(line: RefundedLine, pieces: number): number {
  return goodsOf(line, line.refundedQuantity + pieces) - goodsOf(line, line.refundedQuantity)
}

/** Whether sellers are owed anything for an order: a real one that was paid, and no admin has yet to see the money. */
export function isOwed(order: {
  status?: string | null
  isTest?: boolean | null
  awaitsAdmin?: boolean | null
}): boolean {
  const wasPaid = order.status === 'paid' || order.status === 'refunded'
  return wasPaid && order.isTest !== true && order.awaitsAdmin !== true
}

/**
 * The tax to refund with goods, in minor units: the tax on all goods refunded after it minus the tax on those refunded
 * before it, so that partial refunds add up to exactly the tax.
 */
export function refundTax({ subtotal, discount, tax }: RefundBase, before: number, after: number): number {
  const goods = subtotal - discount
  const upTo = (refunded: number) => (goods === 0 ? 0 : Math.round((tax * refunded) / goods))
  return upTo(after) - upTo(before)
}

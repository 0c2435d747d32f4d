import { linesOfSeller } from '@/contracts/orders/parts'
import { refundTax, refundedGoods } from '@/contracts/orders/totals'
import type { Order as StoredOrder } from '@/payload-types'
import type { StoredLine } from './orderStore'

type Sums = Pick<StoredOrder, 'subtotal' | 'discount' | 'tax' | 'lines' | 'parts'>

/** What the tax of a refund is computed from: a seller's part, or the whole of an order without parts. */
export type RefundBase = {
  /** null for the whole of an order without parts. */
  sellerId: string | null
  subtotal: number
  discount: number
  tax: number
}

/** The bases of an order's refunds; each line belongs to one. */
export function refundBases({ parts, subtotal, discount, tax }: Sums): RefundBase[] {
  if (!parts?.length) return [{ sellerId: null, subtotal, discount, tax }]
  return parts.map((part) => ({
    sellerId: part.sellerId,
    subtotal: part.subtotal,
    discount: part.discount,
    tax: part.tax,
  }))
}

/** The base of a line's refunds. */
export function refundBaseOf(order: Sums, { sellerId }: Pick<StoredLine, 'sellerId'>): RefundBase {
  const { subtotal, discount, tax } = order
  const whole = { sellerId: null, subtotal, discount, tax }
  return refundBases(order).find((base) => base.sellerId === sellerId) ?? whole
}

/** The goods that were refunded of a base's lines, in minor units. */
export function goodsRefunded({ sellerId }: RefundBase, lines: readonly StoredLine[]): number {
  return linesOfSeller(lines, sellerId).reduce((sum, line) => sum + refundedGoods(line), 0)
}

/** What a refund gives back of a seller's part, in minor units. */
export type RefundPart = { sellerId: string | null; goods: number; tax: number; shipping: number }

/**
 * Splits a refund by seller: the goods and tax that `after` has more than the order's lines, and its shipping. That is
 * the `payers`'; without any, the sellers' of those lines first, then what the shop ships, but never another seller's
 * own (docs/behaviour.md, 12.20). Shipping beyond what is left of these is in no part.
 */
export function splitRefund(
  order: Sums,
  after: readonly StoredLine[],
  { shipping, payers }: { shipping: number; payers: readonly string[] },
): RefundPart[] {
  const drafts = refundBases(order).map((base) => {
    const before = goodsRefunded(base, order.lines ?? [])
    const now = goodsRefunded(base, after)
    const isTouched = after.some(
      (line, index) =>
        (base.sellerId === null || line.sellerId === base.sellerId) &&
        line.refundedQuantity !== order.lines?.[index]?.refundedQuantity,
    )
    return { sellerId: base.sellerId, goods: now - before, tax: refundTax(base, before, now), isTouched }
  })
  let rest = shipping
  const shippings = new Map<string | null, number>()
  for (const { sellerId, isTouched } of drafts.toSorted(
    (one, other) => Number(other.isTouched) - Number(one.isTouched),
  )) {
    const part = order.parts?.find((each) => each.sellerId === sellerId)
    const isFree = drafts.length === 1 || isTouched || part?.hasOwnRates !== true
    const pays = payers.length > 0 ? payers.includes(sellerId ?? '') : isFree
    const left = part && pays ? part.shipping - part.shippingRefunded : 0
    const taken = part ? Math.min(rest, left) : rest
    shippings.set(sellerId, taken)
    rest -= taken
  }
  return drafts.map(({ sellerId, goods, tax }) => ({
    sellerId,
    goods,
    tax,
    shipping: shippings.get(sellerId) ?? 0,
  }))
}

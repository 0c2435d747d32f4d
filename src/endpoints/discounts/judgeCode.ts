import { ORDER_TEXTS, codeFrom, codeInCurrency } from '@/contracts/orders/texts'
import { type PricedLine, discountShares } from '@/contracts/orders/totals'
import { idOf } from '@/database/ids'
import type { DiscountCode as StoredDiscountCode } from '@/payload-types'

/** A line of an order that is not placed yet, with its product. */
export type DiscountedLine = PricedLine & { productId: string; sellerId: string }
/** The discount of a code in minor units: in total, and per line in the order of the lines. */
export type Discount = { code: StoredDiscountCode; total: number; shares: number[] }

type Order = { lines: readonly DiscountedLine[]; currency: string; now: Date }

/**
 * The discount of a code on an order, or a text that says why there is none. The limit per buyer is checked later, when
 * the use is taken (codeUses.ts).
 */
export function judgeCode(code: StoredDiscountCode, { lines, currency, now }: Order): Discount | string {
  const { startsAt, endsAt, maxUses, usesTaken, minSubtotal, productIds } = code
  if (startsAt && now < new Date(startsAt)) return ORDER_TEXTS.codeNotYet
  if (endsAt && now >= new Date(endsAt)) return ORDER_TEXTS.codeEnded
  if (isNumber(maxUses) && (usesTaken ?? 0) >= maxUses) return ORDER_TEXTS.codeUsedUp
  const namesMoney = isNumber(code.amount) || isNumber(minSubtotal)
  if (namesMoney && code.currency !== currency) return codeInCurrency(code.currency)
  const only = new Set((productIds ?? []).map(idOf))
  const seller = code.sellerId ? idOf(code.sellerId) : null
  const isOfSeller = ({ sellerId }: DiscountedLine) => seller === null || sellerId === seller
  const isFor = (line: DiscountedLine) => isOfSeller(line) && (only.size === 0 || only.has(line.productId))
  if (!lines.some(isFor)) return ORDER_TEXTS.codeNotForThese
  // A seller's code asks for a least order of their own pieces.
  const counted = sumOf(lines.filter(isOfSeller))
  if (isNumber(minSubtotal) && counted < minSubtotal) return codeFrom(minSubtotal, code.currency)
  const priced = lines.map((line) => (isFor(line) ? line : { ...line, price: 0 }))
  const goods = sumOf(priced)
  const total = isNumber(code.percent)
    ? Math.round((goods * code.percent) / 100)
    : Math.min(code.amount ?? 0, goods)
  return { code, total, shares: discountShares(priced, total) }
}

function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}

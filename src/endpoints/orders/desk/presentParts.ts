import { isAdmin } from '@/access/guards'
import type { DeskOrder, DeskPart } from '@/contracts/orders/desk'
import { linesOfSeller } from '@/contracts/orders/parts'
import { goodsOf, isOwed, refundTax } from '@/contracts/orders/totals'
import { goodsRefunded, refundBases } from '@/domain/orders/refundParts'
import { ownShipping, shareOf } from '@/domain/orders/salesSummaries'
import type { Selling } from '@/domain/orders/selling'
import type { Order as StoredOrder, Refund as StoredRefund, User as StoredUser } from '@/payload-types'
import { pickupTextOf } from '../presentOrderPage'
import { shippingBack } from '../../payments/refunds'
import type { OwnOrder } from './ownOrder'

/** The parts of an order that the reader sees: those of their lines. */
export function presentParts({ order, lines }: OwnOrder, selling: Selling): DeskPart[] {
  return (order.parts ?? []).flatMap((part) => {
    const own = linesOfSeller(lines, part.sellerId)
    if (own.length === 0) return []
    const back = goodsRefunded(part, own)
    const shares = new Set(own.map(({ sellerSharePercent }) => sellerSharePercent))
    const { sellerId, delivery, discount, shipping, tax, total, shippingRefunded } = part
    return {
      sellerId,
      name: part.name ?? '',
      from: part.from ?? null,
      lineIds: own.map(({ id }) => id ?? ''),
      delivery,
      pickupText: pickupTextOf(part, selling),
      goods: own.reduce((sum, line) => sum + goodsOf(line, line.quantity), 0),
      discount,
      shipping,
      tax,
      total,
      hasOwnRates: part.hasOwnRates === true,
      refunded: back + refundTax(part, 0, back) + shippingRefunded,
      sharePercent: shares.size === 1 ? ([...shares][0] ?? null) : null,
      payout: isOwed(order) ? own.reduce((sum, line) => sum + shareOf(line), ownShipping(part)) : 0,
      shippingLeft: shipping - shippingRefunded,
      returnAddress: part.returnAddress ?? null,
    }
  })
}

/** What the tax of the reader's refunds is computed from. */
export function basesOf({ order, lines }: OwnOrder): DeskOrder['refundBases'] {
  return refundBases(order).flatMap((base) => {
    const { sellerId, ...sums } = base
    const lineIds = linesOfSeller(lines, sellerId).map(({ id }) => id ?? '')
    if (lineIds.length === 0) return []
    return [{ lineIds, ...sums, goodsRefunded: goodsRefunded(base, order.lines ?? []) }]
  })
}

/** A seller's part that was shipped at their own price, which they may refund; null without one. */
export function ownRatesOf({ parts }: StoredOrder, user: Pick<StoredUser, 'id'>) {
  return parts?.find(({ sellerId, hasOwnRates }) => sellerId === user.id && hasOwnRates === true) ?? null
}

/** Shipping that was not refunded yet: of the order for an admin, else of the user's own price. */
export function shippingLeft(
  { order }: OwnOrder,
  user: StoredUser,
  refunds: readonly StoredRefund[],
): number {
  if (!isAdmin(user)) {
    const own = ownRatesOf(order, user)
    return own ? ownShipping(own) : 0
  }
  return order.shipping - shippingBack(refunds)
}

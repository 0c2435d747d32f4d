import { audit } from '@/auth/audit'
import type { PayloadRequest, Where } from 'payload'
import type { RefundReason } from '@/contracts/orders/states'
import { ORDER_TEXTS, leftToRefund } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import { type StoredLine, changeOrder } from '@/domain/orders/orderStore'
import { type RefundPart, splitRefund } from '@/domain/orders/refundParts'
import { closeReturns } from '@/domain/orders/closeReturns'

export type RefundOrder = {
  /** Idempotency key, so that a retry creates no second refund. */
  key: string
  lines: { lineId: string; quantity: number }[]
  /** Shipping to refund, in minor units. */
  shipping: number
  /** Whether the pieces go back on sale. */
  restock: boolean
  reason: RefundReason
  by: string
  /** Part of the price of a single line's pieces that stays with the seller, in minor units. */
  withheld?: number
  /** The sellers whose shipping it is; without any it is that of the lines' sellers first, then the shop's. */
  shippingOf?: readonly string[]
  /** The return that it is for, already moved on. */
  returnId?: string | null
}

/**
 * Records a refund, within the transaction that read the order: it counts from now on, sendRefund sends it, and open
 * returns that it leaves too few pieces for are over. A repeated key returns its refund. Throws 409 if the order is not
 * paid, or less is left to refund.
 */
export async function createRefund(
  req: PayloadRequest,
  order: StoredOrder,
  {
    key,
    lines,
    shipping,
    restock,
    reason,
    by,
    withheld = 0,
    shippingOf: payers = [],
    returnId = null,
  }: RefundOrder,
): Promise<StoredRefund> {
  const known = await refundOfKey(req, key)
  if (known && idOf(known.orderId) !== order.id) throw conflict(ORDER_TEXTS.otherContents)
  if (known) return known
  if (order.status !== 'paid') throw conflict(ORDER_TEXTS.isNotPaid)
  const after = (order.lines ?? []).map((line) => withMore(line, lines, { withheld, returnId }))
  const parts = splitRefund(order, after, { shipping, payers })
  const sumOf = (field: 'goods' | 'tax' | 'shipping') => parts.reduce((sum, part) => sum + part[field], 0)
  const tax = sumOf('tax')
  const amount = sumOf('goods') + tax + shipping
  const isNothing = amount === 0 && after.every((line, index) => line === order.lines?.[index])
  const left = order.shipping - shippingBack(await refundsOf(req, order.id))
  const isMore = shipping > Math.min(left, sumOf('shipping'))
  if (isMore || amount > order.total - order.refunded || isNothing)
    throw conflict(ORDER_TEXTS.lessLeftToRefund)
  const isCounted = await changeOrder(req, order.id, {
    where: { status: 'paid', refunded: order.refunded },
    set: {
      refunded: order.refunded + amount,
      ...Object.fromEntries(
        after.flatMap((line, index) => [
          [`lines.${index}.refundedQuantity`, line.refundedQuantity],
          [`lines.${index}.withheld`, line.withheld ?? 0],
          [`lines.${index}.returnedQuantity`, line.returnedQuantity ?? 0],
        ]),
      ),
      ...shippingOf(order, parts, 1),
    },
    history: { what: 'refund', by, text: `${amount} of ${order.total} in minor units go back` },
  })
  if (!isCounted) throw conflict(ORDER_TEXTS.changedMeanwhile)
  const open = (order.returns ?? []).filter(({ id }) => id !== returnId)
  await closeReturns(req, { ...order, lines: after, returns: open }, { by, key })
  // Refunds that the site makes by itself are in the books alone.
  if (req.user) {
    const actorId = String(req.user.id)
    const target = { kind: 'orders', id: String(order.id) }
    await audit(req, { subjectId: actorId, action: 'refund', actorId, target })
  }
  return req.payload.create({
    collection: 'refunds',
    data: {
      orderId: order.id,
      key,
      lines,
      parts: parts.flatMap(({ sellerId, ...part }) => (sellerId === null ? [] : [{ sellerId, ...part }])),
      shipping,
      amount,
      tax,
      restock,
      withheld,
      reason,
      source: 'here',
      state: 'pending',
      paymentRef: order.payment.paymentRef ?? null,
      by,
    },
    depth: 0,
    req,
    // Only the site makes refunds; callers check who may request one.
    overrideAccess: true,
  })
}

/** The refund created with this key; null if the key is new. */
export async function refundOfKey(req: PayloadRequest, key: string): Promise<StoredRefund | null> {
  return findFirst(req, 'refunds', { key: { equals: key } })
}

/**
 * Refunds without a final outcome, oldest first, at most `limit`. Those made `here` have to be sent; those made at the
 * `provider` are only asked about, because sending one gives the money back a second time.
 */
export async function pendingRefunds(
  req: PayloadRequest,
  source: StoredRefund['source'],
  { where, limit = 0 }: { where: Where; limit?: number },
): Promise<StoredRefund[]> {
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where: { and: [{ state: { equals: 'pending' } }, { source: { equals: source } }, where] },
    sort: 'createdAt',
    limit,
    depth: 0,
    req,
    pagination: false,
  })
  return docs
}

/** All refunds of an order, oldest first. */
export async function refundsOf(req: PayloadRequest, orderId: string): Promise<StoredRefund[]> {
  const where = { orderId: { equals: orderId } }
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where,
    sort: ['createdAt', 'id'],
    depth: 0,
    req,
    pagination: false,
  })
  return docs
}

function withMore(
  line: StoredLine,
  lines: RefundOrder['lines'],
  { withheld, returnId }: { withheld: number; returnId: string | null },
): StoredLine {
  const pieces = lines
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const left = line.quantity - line.refundedQuantity
  if (pieces > left) throw conflict(leftToRefund(left))
  if (pieces === 0) return line
  return {
    ...line,
    refundedQuantity: line.refundedQuantity + pieces,
    withheld: (line.withheld ?? 0) + withheld,
    returnedQuantity: (line.returnedQuantity ?? 0) + (returnId ? pieces : 0),
  }
}

/** The refunded shipping of an order's parts as fields to set, with a refund's added, or taken back with `sign` -1. */
export function shippingOf(
  { parts }: Pick<StoredOrder, 'parts'>,
  of: readonly Pick<RefundPart, 'sellerId' | 'shipping'>[],
  sign: 1 | -1,
): Record<string, number> {
  const fields = (parts ?? []).flatMap((part, index) => {
    const more = of.find(({ sellerId }) => sellerId === part.sellerId)?.shipping ?? 0
    return more === 0
      ? []
      : [[`parts.${index}.shippingRefunded`, part.shippingRefunded + sign * more] as const]
  })
  return Object.fromEntries(fields)
}

/** The shipping that an order's refunds give back, in minor units. */
export function shippingBack(refunds: readonly StoredRefund[]): number {
  return refunds.filter(({ state }) => state !== 'failed').reduce((sum, { shipping }) => sum + shipping, 0)
}

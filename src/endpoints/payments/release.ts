import type { PayloadRequest } from 'payload'
import type { CancelReason } from '@/contracts/orders/states'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'
import { giveBackUse } from '../discounts/codeUses'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { returnPieces } from '@/domain/orders/stockOfOrder'

const SAYS: Record<CancelReason, string> = {
  expired: 'Cancelled: not paid in time',
  buyer: 'Cancelled by the buyer',
  seller: 'Cancelled by the seller',
}

/**
 * Cancels an unpaid order and returns its pieces and its use of a code, within a transaction. Its payment pages must be
 * closed, or `askAgainAt` must say when to ask the provider again. `order` is what the caller has read before: returns
 * false if the order is no longer placed, or another payment has begun since, which extends its hold.
 */
export async function release(
  req: PayloadRequest,
  { id: orderId, holdUntil }: Pick<StoredOrder, 'id' | 'holdUntil'>,
  { reason, by = 'site', askAgainAt = null }: { reason: CancelReason; by?: string; askAgainAt?: Date | null },
): Promise<boolean> {
  const before = await readOrder(req, orderId)
  const isFirst = await changeOrder(req, orderId, {
    where: { status: 'placed', holdUntil: holdUntil ? new Date(holdUntil) : null },
    set: {
      status: 'cancelled',
      cancelledAt: new Date(),
      cancelReason: reason,
      stockHeld: false,
      holdUntil: askAgainAt,
      placedFrom: null,
    },
    history: { what: 'cancelled', by, text: SAYS[reason] },
  })
  const order = isFirst ? await readOrder(req, orderId) : null
  if (!order) return false
  // An order that waits for its buyer's press has taken none.
  if (before?.stockHeld) await returnPieces(req, order)
  await giveBackUse(req, orderId)
  // Anybody can order and cancel in the name of a stranger, who hears of it once at most.
  if (order.payment.provider === 'manual' && order.isMailboxKnown)
    await queueMail(req, 'order-cancelled', orderId)
  return true
}

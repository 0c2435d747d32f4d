import type { PayloadRequest } from 'payload'
import type { CancelReason } from '@/contracts/orders/states'
import { conflict } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Order as StoredOrder } from '@/payload-types'
import { readOrder } from '@/domain/orders/orderStore'
import { answered } from '../payments/answered'
import { providerOf } from '../payments/providers'
import { refuseUnlessPlaced } from '@/domain/orders/refuseUnlessPlaced'
import { release } from '../payments/release'
import { settle } from '../payments/settle'

/**
 * Cancels an order that awaits payment. Closes its payment pages first, so that the buyer cannot pay for a cancelled
 * order. Returns the updated order. Throws 409 if it no longer awaits payment, also if it was paid in the meantime, and
 * 502 if the provider does not answer.
 */
export async function cancelOrder(
  req: PayloadRequest,
  order: StoredOrder,
  { reason, by }: { reason: Exclude<CancelReason, 'expired'>; by: string },
): Promise<StoredOrder> {
  refuseUnlessPlaced(order)
  for (const { ref, state } of order.payment.attempts ?? []) {
    if (!ref || state !== 'open') continue
    const found = await answered(req, order.number, () => providerOf(order).end(req, ref))
    if (found.state !== 'paid') continue
    await settle(req, order.id)
    throw conflict(ORDER_TEXTS.alreadyPaid)
  }
  await inTransaction(req, () => release(req, order, { reason, by }))
  const now = await readOrder(req, order.id)
  if (now?.status === 'cancelled') return now
  refuseUnlessPlaced(now ?? order)
  throw conflict(ORDER_TEXTS.changedMeanwhile)
}

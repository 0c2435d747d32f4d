import type { PayloadRequest } from 'payload'
import { recordRefundOutcome } from './refundState'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import type { ProviderRefund } from './provider'
import { refundOfKey } from './refunds'

/**
 * Imports a provider's refunds of one payment of an order, within a transaction: updates those known here, adds those
 * made at the provider.
 */
export async function importRefunds(
  req: PayloadRequest,
  orderId: string,
  { paymentRef, refunds }: { paymentRef: string; refunds: readonly ProviderRefund[] },
): Promise<void> {
  for (const refund of refunds) {
    const known = refund.refundId ?? (await refundOfKey(req, keyOf(refund)))?.id
    if (known) await recordRefundOutcome(req, known, refund.outcome)
    else await recordProviderRefund(req, orderId, { ...refund, paymentRef })
  }
}

const keyOf = ({ ref }: ProviderRefund) => `provider-${ref}`

/** A refund made at the provider: it names no lines, and counts up to what is left of the order. */
async function recordProviderRefund(
  req: PayloadRequest,
  orderId: string,
  { paymentRef, ...refund }: ProviderRefund & { paymentRef: string },
): Promise<void> {
  const order = await readOrder(req, orderId)
  if (!order || refund.outcome.state === 'failed') return
  // The money of a second payment is no part of the order's sums.
  if (order.payment.paymentRef !== paymentRef) return
  const amount = Math.min(refund.amount, order.total - order.refunded)
  if (amount <= 0) return
  await changeOrder(req, orderId, {
    where: { refunded: order.refunded },
    set: { refunded: order.refunded + amount },
    history: { what: 'refund', by: order.payment.provider, text: 'Refunded at the payment provider' },
  })
  const { id } = await req.payload.create({
    collection: 'refunds',
    data: {
      orderId,
      key: keyOf(refund),
      lines: [],
      shipping: 0,
      amount,
      tax: 0,
      restock: false,
      reason: 'other',
      source: 'provider',
      state: 'pending',
      paymentRef,
      by: order.payment.provider,
    },
    depth: 0,
    req,
    // Only the site makes refunds.
    overrideAccess: true,
  })
  await recordRefundOutcome(req, id, refund.outcome)
}

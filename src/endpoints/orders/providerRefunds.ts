import type { PayloadRequest } from 'payload'
import { recordRefundOutcome } from './sendRefund'
import { changeOrder, readOrder } from './orderStore'
import type { ProviderRefund } from './payments/provider'
import { refundOfKey } from './refunds'

/** Imports a provider's refunds of an order, within a transaction: updates ours, adds those made at the provider. */
export async function importRefunds(
  req: PayloadRequest,
  orderId: string,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const refund of refunds) {
    const { refundId, outcome } = refund
    if (refundId) await recordRefundOutcome(req, refundId, outcome)
    else await takeInOwn(req, orderId, refund)
  }
}

/** A refund made at the provider: it names no lines, and counts up to what is left of the order. */
async function takeInOwn(req: PayloadRequest, orderId: string, refund: ProviderRefund): Promise<void> {
  const key = `provider-${refund.ref}`
  const order = await readOrder(req, orderId)
  if (!order || refund.outcome.state === 'failed' || (await refundOfKey(req, key))) return
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
      key,
      lines: [],
      shipping: 0,
      amount,
      tax: 0,
      restock: false,
      reason: 'other',
      source: 'provider',
      state: 'pending',
      paymentRef: order.payment.paymentRef ?? null,
      by: order.payment.provider,
    },
    depth: 0,
    req,
    // Only the site makes refunds.
    overrideAccess: true,
  })
  await recordRefundOutcome(req, id, refund.outcome)
}

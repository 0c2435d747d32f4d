import type { PayloadRequest } from 'payload'
import type Stripe from 'stripe'
import { findFirst } from '@/database/findFirst'
import { idOf, idOrNull } from '@/database/ids'
import { queueMail } from '@/database/queueMail'
import { inTransaction } from '@/database/transaction'
import { environment } from '@/environment'
import type { Order as StoredOrder } from '@/payload-types'
import { answered } from './answered'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { importRefunds } from './providerRefunds'
import { settle } from './settle'
import { type ProviderEvent, noteEvent } from './noteEvent'
import { stripeRefunds } from './stripePayments'

const UNKNOWN = { orderId: null, outcome: 'unknown order' }

/** Applies a Stripe event and records it with its effect in one transaction; other types are only recorded. */
export async function applyStripeEvent(req: PayloadRequest, event: Stripe.Event): Promise<void> {
  const heard: ProviderEvent = { provider: 'stripe', eventId: event.id, type: event.type }
  const isOfThisMode = event.livemode === /^[sr]k_live_/.test(environment.stripe.secretKey)
  if (!isOfThisMode) return noteEvent(req, heard, { orderId: null, outcome: 'other mode' })
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return settleSession(req, heard, event.data.object)
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return takeInRefunded(req, heard, event.data.object.payment_intent)
    case 'charge.dispute.created':
      return noteDispute(req, heard, event.data.object.payment_intent)
    default:
      return noteEvent(req, heard, { orderId: null, outcome: 'ignored' })
  }
}

async function settleSession(
  req: PayloadRequest,
  heard: ProviderEvent,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const order = await readOrder(req, session.client_reference_id ?? '')
  if (!order) return noteEvent(req, heard, UNKNOWN)
  const attempts = order.payment.attempts ?? []
  // If the response that named the session was lost, this event is the first to name it. A known session may belong to
  // an earlier attempt than the one still waiting for its response.
  if (!attempts.some(({ ref }) => ref === session.id)) {
    await changeOrder(req, order.id, {
      where: { 'payment.attempts': { $elemMatch: { state: 'open', ref: null } } },
      set: { 'payment.attempts.$.ref': session.id },
    })
  }
  await settle(req, order.id, { needsAnswer: true, event: heard })
}

async function takeInRefunded(
  req: PayloadRequest,
  heard: ProviderEvent,
  payment: PaymentIntent,
): Promise<void> {
  const paymentRef = idOrNull(payment)
  const orderId = (await orderOfPayment(req, payment))?.id ?? (await orderOfRefunded(req, paymentRef))
  if (!orderId || !paymentRef) return noteEvent(req, heard, UNKNOWN)
  const refunds = await answered(req, paymentRef, () => stripeRefunds(paymentRef))
  await inTransaction(req, async () => {
    await importRefunds(req, orderId, { paymentRef, refunds })
    await noteEvent(req, heard, { orderId, outcome: 'refunds taken in' })
  })
}

async function noteDispute(req: PayloadRequest, heard: ProviderEvent, payment: PaymentIntent): Promise<void> {
  const order = await orderOfPayment(req, payment)
  if (!order) return noteEvent(req, heard, UNKNOWN)
  await inTransaction(req, async () => {
    const isFirst = await changeOrder(req, order.id, {
      where: { problem: { $ne: 'disputed' } },
      set: { problem: 'disputed' },
      history: { what: 'disputed', by: 'stripe', text: 'The buyer disputes the payment' },
    })
    if (isFirst) await queueMail(req, 'order-problem', order.id)
    await noteEvent(req, heard, { orderId: order.id, outcome: 'disputed' })
  })
}

type PaymentIntent = string | { id: string } | null

async function orderOfPayment(req: PayloadRequest, payment: PaymentIntent): Promise<StoredOrder | null> {
  const paymentRef = idOrNull(payment)
  if (!paymentRef) return null
  // Stripe has no account; the signature of its webhook was checked.
  return findFirst(req, 'orders', { 'payment.paymentRef': { equals: paymentRef } })
}

/** The order whose second payment this was; that payment is named by its refund alone. */
async function orderOfRefunded(req: PayloadRequest, paymentRef: string | null): Promise<string | null> {
  if (!paymentRef) return null
  const refund = await findFirst(req, 'refunds', { paymentRef: { equals: paymentRef } })
  return refund && idOf(refund.orderId)
}

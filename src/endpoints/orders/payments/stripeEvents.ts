import type { PayloadRequest } from 'payload'
import type Stripe from 'stripe'
import { queueMail } from '@/database/queueMail'
import { inTransaction } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'
import { answered } from '../answered'
import { changeOrder, readOrder } from '../orderStore'
import { takeInRefunds } from '../providerRefunds'
import { settle } from '../settle'
import { stripeRefunds } from './stripePayments'

type Applied = { orderId: string | null; outcome: string }

const UNKNOWN: Applied = { orderId: null, outcome: 'unknown order' }

/** Does what an event of Stripe's asks for, and says what came of it; of other types nothing. */
export async function applyStripeEvent(req: PayloadRequest, event: Stripe.Event): Promise<Applied> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return settleSession(req, event.data.object)
    case 'charge.refunded':
      return takeInRefunded(req, event.data.object.payment_intent)
    case 'charge.dispute.created':
      return noteDispute(req, event.data.object.payment_intent)
    default:
      return { orderId: null, outcome: 'ignored' }
  }
}

async function settleSession(req: PayloadRequest, session: Stripe.Checkout.Session): Promise<Applied> {
  const order = await readOrder(req, session.client_reference_id ?? '')
  if (!order) return UNKNOWN
  // Where the answer that named the session was lost, this is the first that is heard of it.
  await changeOrder(req, order.id, {
    where: { 'payment.attempts': { $elemMatch: { state: 'open', ref: null } } },
    set: { 'payment.attempts.$.ref': session.id },
  })
  const now = await settle(req, order.id, { needsAnswer: true })
  return { orderId: order.id, outcome: now?.status ?? '' }
}

async function takeInRefunded(req: PayloadRequest, payment: PaymentIntent): Promise<Applied> {
  const order = await orderOfPayment(req, payment)
  const paymentRef = order?.payment.paymentRef
  if (!order || !paymentRef) return UNKNOWN
  const refunds = await answered(req, () => stripeRefunds(paymentRef))
  await takeInRefunds(req, order.id, refunds)
  return { orderId: order.id, outcome: 'refunds taken in' }
}

async function noteDispute(req: PayloadRequest, payment: PaymentIntent): Promise<Applied> {
  const order = await orderOfPayment(req, payment)
  if (!order) return UNKNOWN
  await inTransaction(req, async () => {
    const isFirst = await changeOrder(req, order.id, {
      where: { problem: { $ne: 'disputed' } },
      set: { problem: 'disputed' },
      history: { what: 'disputed', by: 'stripe', text: 'The buyer disputes the payment' },
    })
    if (isFirst) await queueMail(req, 'order-problem', order.id)
  })
  return { orderId: order.id, outcome: 'disputed' }
}

type PaymentIntent = string | { id: string } | null

async function orderOfPayment(req: PayloadRequest, payment: PaymentIntent): Promise<StoredOrder | null> {
  const paymentRef = typeof payment === 'object' ? payment?.id : payment
  if (!paymentRef) return null
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { 'payment.paymentRef': { equals: paymentRef } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // Stripe is nobody's account; its signature was checked.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

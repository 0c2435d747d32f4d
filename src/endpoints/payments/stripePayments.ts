import type Stripe from 'stripe'
import type { Order as StoredOrder } from '@/payload-types'
import { idOrNull } from '@/database/ids'
import { environment } from '@/environment'
import type {
  PaymentProvider,
  PaymentState,
  ProviderPayment,
  ProviderRefund,
  RefundOutcome,
} from './provider'
import { stripeClient } from './stripeClient'
import { couponParams, sessionParams } from './stripeSession'

const REFUNDS_LISTED = 100
const PAGE = 100
const LISTED_MAX = 10_000

/** Cards, on Stripe's own page (docs/behaviour.md, 12.4). */
export const stripePayments: PaymentProvider = {
  name: 'stripe',
  start: async (_, order, attempt) => {
    const stripe = await stripeClient()
    const coupon = order.discount > 0 ? await couponOf(stripe, order) : null
    const session = await stripe.checkout.sessions.create(sessionParams(order, attempt, coupon), {
      idempotencyKey: `order-${order.id}-${attempt.n}`,
    })
    if (session.amount_total === order.total && session.url) return { ref: session.id, url: session.url }
    await stripe.checkout.sessions.expire(session.id)
    throw new Error(`Stripe asks for ${session.amount_total} instead of ${order.total}`)
  },
  ask: async (_, ref) => {
    const stripe = await stripeClient()
    return stateOf(await stripe.checkout.sessions.retrieve(ref))
  },
  end: async (_, ref) => {
    const { checkout } = await stripeClient()
    // Only an open session can be expired; any other already has its final state.
    const found = await checkout.sessions.retrieve(ref)
    const state = stateOf(found.status === 'open' ? await checkout.sessions.expire(ref) : found)
    if (state.state === 'open') throw new Error('A payment is under way')
    return state
  },
  refund: async (_, { refundId, paymentRef, amount }) => {
    const stripe = await stripeClient()
    const request = { payment_intent: paymentRef, amount, metadata: { refundId } }
    try {
      return outcomeOf(await stripe.refunds.create(request, { idempotencyKey: `refund-${refundId}` }))
    } catch (error) {
      // Refused for good; all other errors are retried.
      if (isRefusal(error)) return { state: 'failed', failure: error.message }
      throw error
    }
  },
  findRefund: async (_, { refundId, ref, paymentRef }) => {
    const found = (await stripeRefunds(paymentRef)).find(
      (each) => each.refundId === refundId || each.ref === ref,
    )
    return found?.outcome ?? null
  },
  list: async (_, since) => (environment.stripe.secretKey ? listPayments(since) : null),
}

/** A refund is never older than its payment, so listing both from the same moment finds all of them. */
async function listPayments(since: Date): Promise<ProviderPayment[]> {
  const stripe = await stripeClient()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const [sessions, refunds] = await Promise.all([
    stripe.checkout.sessions
      .list({ created, status: 'complete', limit: PAGE })
      .autoPagingToArray({ limit: LISTED_MAX }),
    stripe.refunds.list({ created, limit: PAGE }).autoPagingToArray({ limit: LISTED_MAX }),
  ])
  const sums = new Map<string | null, number>()
  for (const refund of refunds) {
    if (outcomeOf(refund).state !== 'done') continue
    const paymentRef = idOrNull(refund.payment_intent)
    sums.set(paymentRef, (sums.get(paymentRef) ?? 0) + refund.amount)
  }
  return sessions.flatMap((session) => {
    const state = stateOf(session)
    if (state.state !== 'paid') return []
    const { paymentRef, amount, currency } = state
    const refunded = sums.get(paymentRef) ?? 0
    const at = new Date(session.created * 1000)
    return [{ paymentRef, orderId: session.client_reference_id, amount, currency, at, refunded }]
  })
}

/** All refunds of a payment, including those made directly at Stripe. */
export async function stripeRefunds(paymentRef: string): Promise<ProviderRefund[]> {
  const stripe = await stripeClient()
  const { data } = await stripe.refunds.list({ payment_intent: paymentRef, limit: REFUNDS_LISTED })
  return data.map((refund) => ({
    ref: refund.id,
    refundId: refund.metadata?.refundId ?? null,
    amount: refund.amount,
    outcome: outcomeOf(refund),
  }))
}

/** The coupon for an order's discount; all its attempts share it. */
async function couponOf(stripe: Stripe, order: StoredOrder): Promise<string> {
  const { id } = await stripe.coupons.create(couponParams(order), { idempotencyKey: `coupon-${order.id}` })
  return id
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { id, status, payment_status, amount_total, currency, payment_intent } = session
  if (payment_status === 'paid') {
    const paymentRef = idOrNull(payment_intent) ?? id
    return { state: 'paid', amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase(), paymentRef }
  }
  return { state: status === 'expired' ? 'ended' : 'open' }
}

function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', failure: failure_reason ?? status }
  return { state: status === 'succeeded' ? 'done' : 'pending', ref: id }
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
}

import type { PayloadRequest } from 'payload'
import type { PaymentProviderName } from '@/contracts/orders/states'
import type { Order as StoredOrder } from '@/payload-types'

/** An attempt at paying, as its order stores it. */
export type Attempt = { n: number; startedAt: string }

/** The state of an attempt: open, ended without payment, or paid, with the amount in minor units. */
export type PaymentState =
  | { state: 'open' }
  | { state: 'ended' }
  | { state: 'paid'; amount: number; currency: string; paymentRef: string }

/** `ref` is the provider's own name of the refund, null until the provider has named it. */
export type RefundRequest = { refundId: string; ref: string | null; paymentRef: string; amount: number }
/** The outcome of a refund; `failed` is final and has the provider's reason. */
export type RefundOutcome =
  | { state: 'done' | 'pending'; ref: string | null }
  | { state: 'failed'; failure: string }

/** A refund as its provider lists it; `refundId` is null if it was made directly at the provider. */
export type ProviderRefund = { ref: string; refundId: string | null; amount: number; outcome: RefundOutcome }

/**
 * A payment as its provider lists it: `at` is when its page was opened; `refunded` in minor units, null if the provider
 * does not report it.
 */
export type ProviderPayment = {
  paymentRef: string
  orderId: string | null
  amount: number
  currency: string
  at: Date
  refunded: number | null
}

/**
 * A payment provider. All calls are idempotent for the same arguments; one that throws got no answer and may still have
 * taken effect.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** Opens a payment page for an attempt, from stored data alone, so that a retry sends the same request. */
  start: (req: PayloadRequest, order: StoredOrder, attempt: Attempt) => Promise<{ ref: string; url: string }>
  /** The current state of an attempt. */
  ask: (req: PayloadRequest, ref: string) => Promise<PaymentState>
  /** Closes an attempt to further payment and returns its final state: never `open`. */
  end: (req: PayloadRequest, ref: string) => Promise<PaymentState>
  /** Gives money back. */
  refund: (req: PayloadRequest, request: RefundRequest) => Promise<RefundOutcome>
  /** Looks up a refund that was requested before, here or at the provider; null if the provider does not know it. */
  findRefund: (req: PayloadRequest, request: RefundRequest) => Promise<RefundOutcome | null>
  /** All payments received since a moment; null if they cannot be listed, such as payments outside the site. */
  list: (req: PayloadRequest, since: Date) => Promise<ProviderPayment[] | null>
}

import type { PayloadRequest } from 'payload'
import type { PaymentProviderName } from '@/contracts/orders/states'
import type { Order as StoredOrder } from '@/payload-types'

/** An attempt at paying, as its order stores it. */
export type Attempt = { n: number; startedAt: string }

/** What a provider says of an attempt: it waits, is over without money, or brought money, in minor units. */
export type PaymentState =
  | { state: 'open' }
  | { state: 'ended' }
  | { state: 'paid'; amount: number; currency: string; paymentRef: string }

export type RefundRequest = { refundId: string; paymentRef: string; amount: number }
/** What a provider made of a refund: `failed` for good, with its words. */
export type RefundOutcome =
  | { state: 'done' | 'pending'; ref: string | null }
  | { state: 'failed'; failure: string }

/** A refund as its provider lists it; `refundId` is null where it was made at the provider's own. */
export type ProviderRefund = { ref: string; refundId: string | null; amount: number; outcome: RefundOutcome }

/** A payment as its provider lists it; `refunded` in minor units, null where the provider does not tell. */
export type ProviderPayment = {
  paymentRef: string
  orderId: string | null
  amount: number
  currency: string
  at: Date
  refunded: number | null
}

/**
 * A way to pay. Each call may be repeated with the same arguments and does its work once; one that throws was not
 * answered, and may have done its work.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** Opens a payment page for an attempt; of what is stored alone, so that a repetition is the same request. */
  start: (req: PayloadRequest, order: StoredOrder, attempt: Attempt) => Promise<{ ref: string; url: string }>
  /** What became of an attempt. */
  ask: (req: PayloadRequest, ref: string) => Promise<PaymentState>
  /** Sees to it that an attempt cannot be paid any more, and says what became of it: never `open`. */
  end: (req: PayloadRequest, ref: string) => Promise<PaymentState>
  /** Gives money back. */
  refund: (req: PayloadRequest, request: RefundRequest) => Promise<RefundOutcome>
  /** A refund that was asked for before; null where the provider never heard of it. */
  findRefund: (req: PayloadRequest, request: RefundRequest) => Promise<RefundOutcome | null>
  /** All payments that came in since a moment; null where nobody but the merchant knows of them. */
  list: (req: PayloadRequest, since: Date) => Promise<ProviderPayment[] | null>
}

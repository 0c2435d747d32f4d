import * as v from 'valibot'

/**
 * The states of an order (docs/behaviour.md, 12.2): nothing returns to `placed`, and only a refund that fails after it
 * was done leads from `refunded` back to `paid`.
 */
export const ORDER_STATUSES = ['placed', 'paid', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How far an order is shipped; `none` when nothing is left to hand over, or nothing is paid. */
export const FULFILMENTS = ['none', 'to_ship', 'partly_shipped', 'shipped'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

/** Problems that an admin has to look at. */
export const ORDER_PROBLEMS = ['sold_out', 'disputed', 'amount_differs', 'refund_failed'] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

export const CANCEL_REASONS = ['expired', 'buyer', 'seller'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** `download` when nothing of an order is shipped. */
export const DELIVERIES = ['ship', 'pickup', 'download'] as const
export type Delivery = (typeof DELIVERIES)[number]

/**
 * `stripe` is a card payment on Stripe's page, `manual` one that the merchant arranges, `test` moves no money; `free`
 * is for an order with a total of 0, which skips the payment.
 */
export const PAYMENT_PROVIDERS = ['stripe', 'manual', 'test', 'free'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** One attempt at paying: it waits for the buyer, has been paid, or can no longer be paid. */
export const ATTEMPT_STATES = ['open', 'paid', 'ended'] as const

export const REFUND_REASONS = ['requested', 'sold_out', 'duplicate', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const REFUND_STATES = ['pending', 'done', 'failed'] as const

/** Where a refund was made: on this site, or on the payment provider's own. */
export const REFUND_SOURCES = ['here', 'provider'] as const

/** Why a buyer wants to send pieces back. */
export const RETURN_REASONS = ['does_not_fit', 'not_as_shown', 'damaged', 'changed_mind', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** A return waits for the seller until the buyer withdraws it; approving it refunds it. */
export const RETURN_STATES = ['requested', 'approved', 'declined', 'withdrawn'] as const

/**
 * Why a line of a cart cannot be bought as it is; `fewer` when only some pieces are left, `late` when the time is over
 * for which one was kept.
 */
export const LINE_PROBLEMS = ['gone', 'sold_out', 'late', 'fewer', 'choose', 'currency', 'sample'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** Where a parcel goes; the country is two capital letters (ISO 3166). */
export const OrderAddress = v.strictObject({
  line1: v.string(),
  line2: v.nullable(v.string()),
  city: v.string(),
  region: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  country: v.string(),
})
export type OrderAddress = v.InferOutput<typeof OrderAddress>

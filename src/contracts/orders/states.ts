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

/** The states of a return, in their order (docs/behaviour.md, 12.14). */
export const RETURN_STATES = [
  'requested',
  'approved',
  'sent',
  'received',
  'refunded',
  'declined',
  'withdrawn',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/**
 * Where a return may go from each state. A refund before `received` is one without return; an approved one can be
 * declined only once its time is over. A refund that fails leads from `refunded` back to where it was.
 */
export const RETURN_MOVES: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'refunded', 'declined', 'withdrawn'],
  approved: ['sent', 'received', 'refunded', 'declined', 'withdrawn'],
  // Sent once more corrects the number.
  sent: ['sent', 'received', 'refunded'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
  withdrawn: [],
}

/** The states in which a return still has a way to go. */
export const OPEN_RETURNS = RETURN_STATES.filter((state) => RETURN_MOVES[state].length > 0)

/** The states in which the seller is to act. */
export const RETURNS_TO_ANSWER = ['requested', 'received'] as const

/** How a piece came back. */
export const RETURN_CONDITIONS = ['as_sold', 'worn', 'broken'] as const
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number]

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

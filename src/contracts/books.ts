import * as v from 'valibot'
import { call } from './core/call'
import { date, id } from './core/wire'
import { PAYMENT_PROVIDERS } from './orders/states'

/** How many days back payments are compared with the providers' lists. */
export const BOOKS_DAYS = 30

/** A piece whose numbers do not add up: in stock, in orders and kept together differ from what ever came in. */
export const StockFault = v.strictObject({
  productId: id,
  slug: v.nullable(v.string()),
  title: v.string(),
  detail: v.nullable(v.string()),
  inStock: v.number(),
  inOrders: v.number(),
  kept: v.number(),
  stocked: v.number(),
})
export type StockFault = v.InferOutput<typeof StockFault>

/** An order whose refunds do not add up; sums in minor units. */
export const RefundFault = v.strictObject({
  orderId: id,
  number: v.string(),
  currency: v.string(),
  total: v.number(),
  /** The order's own count, and the sum of its refunds. */
  refunded: v.number(),
  refunds: v.number(),
})
export type RefundFault = v.InferOutput<typeof RefundFault>

/**
 * `no_order`: a payment that belongs to no paid order and was not fully refunded. `no_payment`: a paid order that its
 * provider does not list. `amount`, `refunds`: the sums differ.
 */
export const PAYMENT_FAULTS = ['no_order', 'no_payment', 'amount', 'refunds'] as const

export const PaymentFault = v.strictObject({
  kind: v.picklist(PAYMENT_FAULTS),
  paymentRef: v.string(),
  orderId: v.nullable(id),
  number: v.nullable(v.string()),
  currency: v.string(),
  /** In minor units: the provider's sum, and the one stored here. */
  there: v.number(),
  here: v.number(),
})
export type PaymentFault = v.InferOutput<typeof PaymentFault>

export const PROVIDER_STATES = ['compared', 'not_listed', 'away'] as const

export const ProviderBooks = v.strictObject({
  provider: v.picklist(PAYMENT_PROVIDERS),
  /** `not_listed` when only the merchant knows the payments, `away` when the provider did not answer. */
  state: v.picklist(PROVIDER_STATES),
  payments: v.number(),
  faults: v.array(PaymentFault),
})
export type ProviderBooks = v.InferOutput<typeof ProviderBooks>

/** Whether stock, refunds and payments agree, computed now. */
export const Books = v.strictObject({
  readAt: date,
  stock: v.strictObject({
    /** Pieces (products, or variants) that were compared, and those left out for lack of an initial count. */
    compared: v.number(),
    uncounted: v.number(),
    inStock: v.number(),
    inOrders: v.number(),
    kept: v.number(),
    stocked: v.number(),
    faults: v.array(StockFault),
  }),
  refunds: v.strictObject({ compared: v.number(), faults: v.array(RefundFault) }),
  providers: v.array(ProviderBooks),
})
export type Books = v.InferOutput<typeof Books>

export const readBooks = call({
  method: 'get',
  path: '/sales/books',
  who: 'admin',
  answer: Books,
  summary: 'Whether the books balance: stock, refunds, and the payments of the last 30 days',
})

import * as v from 'valibot'
import { date, id } from '../core/wire'
import { orderLineFields } from './orderLine'
import { OrderPageRefund, OrderReturn, Shipment } from './orderPage'
import {
  CANCEL_REASONS,
  DELIVERIES,
  FULFILMENTS,
  ORDER_PROBLEMS,
  ORDER_STATUSES,
  OrderAddress,
  PAYMENT_PROVIDERS,
} from './states'

/** Rows per answer of GET /orders. */
export const DESK_ROWS = 50
export const ROW_PICTURES_MAX = 3

/**
 * Filters of the list of orders. `to_ship`, `month` (sold this month) and `refunds` match the numbers above the list,
 * so they leave out test orders once there is a real one; `problem` and `payments` (confirmed by a seller, seen by no
 * admin yet) are for orders that need an admin.
 */
export const DESK_FILTERS = [
  'to_ship',
  'month',
  'placed',
  'paid',
  'shipped',
  'refunds',
  'returns',
  'cancelled',
  'problem',
  'payments',
] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

const Buyer = v.strictObject({
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  address: v.nullable(OrderAddress),
  note: v.nullable(v.string()),
})

const State = {
  id,
  number: v.string(),
  isTest: v.boolean(),
  status: v.picklist(ORDER_STATUSES),
  problem: v.nullable(v.picklist(ORDER_PROBLEMS)),
  /** Of the caller's lines; of all lines for an admin. */
  fulfilment: v.picklist(FULFILMENTS),
  placedAt: date,
  currency: v.string(),
}

/** An order in the list; pieces and sum (in minor units) cover only the caller's lines. */
export const DeskRow = v.strictObject({
  ...State,
  buyer: v.string(),
  delivery: v.picklist(DELIVERIES),
  /** "Miami Beach, US"; null where nothing is shipped, or the buyer is erased. */
  place: v.nullable(v.string()),
  images: v.array(v.string()),
  pieces: v.number(),
  shippedPieces: v.number(),
  refundedPieces: v.number(),
  sum: v.number(),
})
export type DeskRow = v.InferOutput<typeof DeskRow>

/** A file that a buyer downloads: how often they have, and how often they may in total. */
export const DeskFile = v.strictObject({ id, name: v.string(), downloads: v.number(), allowed: v.number() })
export type DeskFile = v.InferOutput<typeof DeskFile>

export const DeskLine = v.strictObject({
  ...orderLineFields,
  sku: v.nullable(v.string()),
  discount: v.number(),
  /** Pieces that can still be shipped. */
  toShip: v.number(),
  /** Empty for a shipped product. */
  files: v.array(DeskFile),
})
export type DeskLine = v.InferOutput<typeof DeskLine>

/** A seller's part of an order and what is due to them for it, in minor units. */
export const DeskPart = v.strictObject({
  sellerId: id,
  name: v.string(),
  from: v.nullable(v.string()),
  lineIds: v.array(id),
  delivery: v.picklist(DELIVERIES),
  pickupText: v.nullable(v.string()),
  /** After the discount. */
  goods: v.number(),
  discount: v.number(),
  shipping: v.number(),
  tax: v.number(),
  total: v.number(),
  /** Whether the shipping is at the seller's own price, and theirs. */
  hasOwnRates: v.boolean(),
  /** What was refunded of goods, tax and shipping. */
  refunded: v.number(),
  sharePercent: v.nullable(v.number()),
  /** The share of what was not refunded, and the seller's own shipping. */
  payout: v.number(),
  /** Shipping of this part that was not refunded yet. */
  shippingLeft: v.number(),
  returnAddress: v.nullable(v.string()),
})
export type DeskPart = v.InferOutput<typeof DeskPart>

/** An order as its seller sees it: own lines, own sums, buyer and address; an admin sees all lines. In minor units. */
export const DeskOrder = v.strictObject({
  ...State,
  paidAt: v.nullable(date),
  cancelledAt: v.nullable(date),
  cancelReason: v.nullable(v.picklist(CANCEL_REASONS)),
  payment: v.picklist(PAYMENT_PROVIDERS),
  paymentLabel: v.string(),
  merchantName: v.string(),
  /** Whether a seller confirmed the payment and no admin has seen it yet: it is not owed. */
  awaitsAdmin: v.boolean(),
  delivery: v.picklist(DELIVERIES),
  holdUntil: v.nullable(date),
  lines: v.array(DeskLine),
  /** Who sells these lines; a name is empty once the account is erased. */
  sellers: v.array(v.strictObject({ id, name: v.string() })),
  discountCode: v.nullable(v.string()),
  /** The sum of the lines, what was refunded of it, and the seller's share of the rest. */
  sums: v.strictObject({
    /** After the discount. */
    goods: v.number(),
    discount: v.number(),
    refunded: v.number(),
    share: v.number(),
    sharePercent: v.nullable(v.number()),
  }),
  /** Sums of the whole order; null when it has other sellers' lines, too. */
  whole: v.nullable(
    v.strictObject({
      shipping: v.number(),
      tax: v.number(),
      total: v.number(),
      refunded: v.number(),
    }),
  ),
  /** By seller: all parts for an admin, else the caller's; empty for an order from before orders had parts. */
  parts: v.array(DeskPart),
  /** Bases for the tax of a refund (totals.ts), each of some lines; empty when the caller may not refund. */
  refundBases: v.array(
    v.strictObject({
      lineIds: v.array(id),
      subtotal: v.number(),
      discount: v.number(),
      tax: v.number(),
      goodsRefunded: v.number(),
    }),
  ),
  /** Shipping that the caller may still refund. */
  shippingLeft: v.number(),
  buyer: Buyer,
  shipments: v.array(Shipment),
  /** When the buyer last changed the address. */
  addressChangedAt: v.nullable(date),
  refunds: v.array(OrderPageRefund),
  returns: v.array(OrderReturn),
  /** Where returns go, unless the seller says otherwise. */
  returnAddress: v.nullable(v.string()),
  may: v.strictObject({
    ship: v.boolean(),
    markPaid: v.boolean(),
    cancel: v.boolean(),
    refund: v.boolean(),
    refundShipping: v.boolean(),
    /** False while admins keep refunds to themselves. */
    everRefund: v.boolean(),
    decideReturns: v.boolean(),
    allowDownloads: v.boolean(),
  }),
})
export type DeskOrder = v.InferOutput<typeof DeskOrder>

const ToShip = v.strictObject({
  orders: v.number(),
  pieces: v.number(),
  /** Those of the orders whose pieces are all picked up, not sent. */
  toHandOver: v.number(),
})
const Sold = v.strictObject({ currency: v.string(), sold: v.number(), orders: v.number() })

/** A summary of the caller's orders: how many wait, and what was sold in the caller's month. */
export const DeskSummary = v.strictObject({
  hasOrders: v.boolean(),
  /** Without test orders. */
  toShip: ToShip,
  /** Orders with a return that waits for an answer; test orders, too, because a buyer asked. */
  returns: v.number(),
  /** Orders whose payment a seller confirmed and no admin has seen; 0 for anybody but an admin. */
  payments: v.number(),
  /** Without test orders. */
  month: v.array(Sold),
  /** The test orders; their own figures only until the first real order. */
  tests: v.strictObject({
    orders: v.number(),
    /** How many of them the caller may remove. */
    removable: v.number(),
    figures: v.nullable(
      v.strictObject({
        toShip: ToShip,
        month: v.array(Sold),
        refunded: v.array(v.strictObject({ currency: v.string(), refunded: v.number() })),
      }),
    ),
  }),
})
export type DeskSummary = v.InferOutput<typeof DeskSummary>

/** A seller's statement in one currency, in minor units, without test orders, tax and the shop's shipping. */
export const Sales = v.strictObject({
  currency: v.string(),
  sold: v.number(),
  refunded: v.number(),
  net: v.number(),
  share: v.number(),
  /** Shipping at the seller's own prices, after refunds. */
  shipping: v.number(),
  paidOut: v.number(),
  owed: v.number(),
  orders: v.number(),
  pieces: v.number(),
})
export type Sales = v.InferOutput<typeof Sales>

const { owed: _, ...ofMonth } = Sales.entries
/** A seller's statement of one month (UTC, by payment), "2026-11": what was sold in it, and what was paid out in it. */
export const SalesMonth = v.strictObject({ ...ofMonth, month: v.string() })
export type SalesMonth = v.InferOutput<typeof SalesMonth>

/** A statement with its seller; the name is empty once the account is erased. */
export const SellerSales = v.strictObject({ ...Sales.entries, sellerId: id, name: v.string() })
export type SellerSales = v.InferOutput<typeof SellerSales>

/** Initial data of the Ecommerce screen: the state of the orders, and the net sales in each currency. */
export type DeskStart = {
  summary: DeskSummary
  revenue: Pick<Sales, 'currency' | 'net'>[]
  hasProducts: boolean
}

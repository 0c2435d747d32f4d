import * as v from 'valibot'
import { call } from '../core/call'
import { Message, day, integer, text } from '../core/wire'
import { numberFits, parcelFields } from './carriers'
import { DESK_FILTERS, DeskOrder, DeskRow, DeskSummary, Sales, SalesMonth, SellerSales } from './desk'
import { OrderPageRefund } from './orderPage'
import { REFUND_REASONS } from './states'

export const PieceInputs = v.pipe(
  v.array(v.object({ lineId: text(), quantity: integer(1, 'A whole number of at least 1') })),
  v.maxLength(50, 'At most 50 lines'),
)
/** Idempotency key of a parcel, refund or return, so that a second click makes no second one. */
export const Key = v.pipe(v.string(), v.uuid())

export const ShipmentInput = v.pipe(
  v.object({
    key: Key,
    lines: v.pipe(PieceInputs, v.minLength(1, 'Choose what you ship')),
    ...parcelFields,
  }),
  v.forward(numberFits(), ['trackingNumber']),
)
export type ShipmentInput = v.InferOutput<typeof ShipmentInput>

export const RefundInput = v.object({
  key: Key,
  lines: PieceInputs,
  /** Shipping to refund, in minor units; for admins, and for the seller whose own price it was. */
  shipping: v.optional(integer(), 0),
  /** For admins: the sellers whose shipping it is; of the sellers of the lines and the shop's own if left out. */
  shippingOf: v.optional(v.array(text()), []),
  restock: v.optional(v.boolean(), false),
  reason: v.picklist(REFUND_REASONS),
})
export type RefundInput = v.InferOutput<typeof RefundInput>

/** A month of the caller's time zone; an order belongs to the one in which it was placed. */
const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Send a month as 2026-11'))

export const listOrders = call({
  method: 'get',
  path: '/orders',
  who: 'user',
  query: v.object({
    filter: v.optional(v.picklist(DESK_FILTERS)),
    month: v.optional(Month),
    /** Cursor: the `next` of an earlier answer. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[0-9a-f]{24}$/, 'Send what `next` was'))),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  answer: v.strictObject({ orders: v.array(DeskRow), next: v.nullable(v.string()) }),
  summary: "Orders with the caller's products, newest first; all for an admin",
})

export const summarizeOrders = call({
  method: 'get',
  path: '/orders/summary',
  who: 'user',
  answer: DeskSummary,
  summary: 'How many orders wait for the caller, and what was sold this month',
})

export const readDeskOrder = call({
  method: 'get',
  path: '/orders/:id',
  who: 'user',
  answer: DeskOrder,
  summary: "An order with the caller's products",
  fails: [404],
})

export const markOrderPaid = call({
  method: 'post',
  path: '/orders/:id/paid',
  who: 'user',
  answer: DeskOrder,
  summary:
    'Say that a payment outside the site has come; for admins, and where they allow it for its only seller',
  fails: [404, 409],
})

export const markPaymentSeen = call({
  method: 'post',
  path: '/orders/:id/seen',
  who: 'admin',
  answer: DeskOrder,
  summary: 'Say that the money of a payment that a seller confirmed was seen; from now on it is owed to them',
  fails: [404],
})

export const cancelDeskOrder = call({
  method: 'post',
  path: '/orders/:id/cancel',
  who: 'user',
  answer: DeskOrder,
  summary: 'Cancel an order that is not paid; for its only seller, and admins',
  fails: [404, 409, 502],
})

export const shipOrder = call({
  method: 'post',
  path: '/orders/:id/shipments',
  who: 'user',
  body: ShipmentInput,
  answer: DeskOrder,
  status: 201,
  summary: "Say that some of the caller's pieces are on their way",
  fails: [404, 409],
})

export const correctShipment = call({
  method: 'post',
  path: '/orders/:id/correct-shipment',
  who: 'user',
  body: v.pipe(
    v.object({ shipmentId: text(), ...parcelFields }),
    v.forward(numberFits(), ['trackingNumber']),
  ),
  answer: DeskOrder,
  summary: "Correct the carrier and number of a parcel of the caller's pieces, and mail the buyer",
  fails: [404, 409],
})

export const refundOrder = call({
  method: 'post',
  path: '/orders/:id/refunds',
  who: 'user',
  body: RefundInput,
  answer: OrderPageRefund,
  status: 201,
  summary: 'Give money back; for admins, and for sellers where admins allow it',
  fails: [404, 409],
})

export const allowDownloads = call({
  method: 'post',
  path: '/orders/:id/allow-downloads',
  who: 'user',
  body: v.object({ lineId: text(), fileId: text() }),
  answer: DeskOrder,
  summary: 'Let the buyer download a file of a line ten times from now on, and mail them so',
  fails: [404, 409],
})

export const exportOrders = call({
  method: 'get',
  path: '/orders/export',
  who: 'user',
  query: v.object({
    from: v.optional(day()),
    to: v.optional(day()),
    month: v.optional(Month),
    /** One seller's lines, for an admin; others get their own whatever they send. */
    seller: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  answerType: 'file',
  fileTypes: ['text/csv'],
  summary: "The lines of the caller's orders as CSV, of a month, or from and to a day, both included",
})

export const removeTestOrders = call({
  method: 'post',
  path: '/orders/remove-tests',
  who: 'user',
  answer: v.strictObject({ removed: v.number() }),
  summary: "Remove the test orders that are all the caller's, all for an admin, and put their pieces back",
  fails: [409],
})

/** Postage services whose order import the labels are written for. */
export const LABEL_SERVICES = ['shippo', 'sendcloud'] as const
export type LabelService = (typeof LABEL_SERVICES)[number]

export const exportLabels = call({
  method: 'get',
  path: '/orders/labels',
  who: 'user',
  query: v.object({ service: v.picklist(LABEL_SERVICES) }),
  answerType: 'file',
  fileTypes: ['text/csv'],
  summary: 'What the caller has to ship now, as a postage service imports it',
})

export const listSellerSales = call({
  method: 'get',
  path: '/sales/sellers',
  who: 'admin',
  query: v.object({ month: v.optional(Month) }),
  answer: v.array(SellerSales),
  summary:
    'The statement of every seller, one for each currency; of a month, what was sold and paid out in it',
})

export const listSalesMonths = call({
  method: 'get',
  path: '/sales/months',
  who: 'user',
  answer: v.array(SalesMonth),
  summary: "The caller's statement by month, newest first, one for each currency",
})

export const listSales = call({
  method: 'get',
  path: '/sales',
  who: 'user',
  answer: v.array(Sales),
  summary: "The caller's statement, one for each currency",
})

export const eraseBuyer = call({
  method: 'post',
  path: '/orders/:id/erase-buyer',
  who: 'admin',
  answer: Message,
  summary: 'Forget who bought; sums and pieces stay',
  fails: [404, 409],
})

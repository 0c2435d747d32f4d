import * as v from 'valibot'
import { call } from '../core/call'
import { Message, date, email, id, text } from '../core/wire'
import { AddressInput } from './checkout'
import { orderLineFields } from './orderLine'
import {
  CANCEL_REASONS,
  DELIVERIES,
  FULFILMENTS,
  ORDER_PROBLEMS,
  ORDER_STATUSES,
  OrderAddress,
  PAYMENT_PROVIDERS,
  REFUND_REASONS,
  REFUND_STATES,
  RETURN_CONDITIONS,
  RETURN_REASONS,
  RETURN_STATES,
} from './states'
import { ORDER_TEXTS } from './texts'

export const OrderPageLine = v.strictObject({
  ...orderLineFields,
  sellerName: v.string(),
  /** Of the refunded pieces, those that were returned. */
  returnedQuantity: v.number(),
  /** Nothing of it is shipped. */
  isDownload: v.boolean(),
})

/** A file that the buyer may download; `left` is how often they still may. */
export const Download = v.strictObject({
  fileId: id,
  lineId: id,
  name: v.string(),
  bytes: v.number(),
  left: v.number(),
})
export type Download = v.InferOutput<typeof Download>

/** Pieces of a line that are shipped together. */
export const Pieces = v.strictObject({ lineId: id, quantity: v.number() })

export const Shipment = v.strictObject({
  id,
  at: date,
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  /** Where it is followed: at its carrier by its number, or at the address that the seller gave. */
  trackingUrl: v.nullable(v.string()),
  correctedAt: v.nullable(date),
  lines: v.array(Pieces),
})
export type Shipment = v.InferOutput<typeof Shipment>

export const OrderPageRefund = v.strictObject({
  id,
  amount: v.number(),
  state: v.picklist(REFUND_STATES),
  reason: v.picklist(REFUND_REASONS),
  createdAt: date,
  doneAt: v.nullable(date),
})

/** Pieces of a line that the buyer sends back; `word` is the seller's reply (docs/behaviour.md, 12.14). */
export const OrderReturn = v.strictObject({
  id,
  /** "7KQ2-M9XA-R1", for the slip. */
  code: v.string(),
  lineId: id,
  quantity: v.number(),
  reason: v.picklist(RETURN_REASONS),
  note: v.nullable(v.string()),
  state: v.picklist(RETURN_STATES),
  askedAt: date,
  /** Until when the seller should answer it, or decide once it is here. */
  answerBy: v.nullable(date),
  decidedAt: v.nullable(date),
  word: v.nullable(v.string()),
  address: v.nullable(v.string()),
  instructions: v.nullable(v.string()),
  sendUntil: v.nullable(date),
  sentAt: v.nullable(date),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  receivedAt: v.nullable(date),
  closedAt: v.nullable(date),
  condition: v.nullable(v.picklist(RETURN_CONDITIONS)),
  /** What went back, or what would in full: without tax, and its tax. In minor units. */
  goods: v.number(),
  tax: v.number(),
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>

/** Pieces of a line that can be returned, until when, and what comes back for one of them, for two and so on. */
export const Returnable = v.strictObject({
  lineId: id,
  quantity: v.number(),
  until: date,
  /** With tax, in minor units. */
  amounts: v.array(v.number()),
})
export type Returnable = v.InferOutput<typeof Returnable>

/** A seller's part of an order; sums in minor units. */
export const OrderPagePart = v.strictObject({
  name: v.string(),
  from: v.nullable(v.string()),
  lineIds: v.array(id),
  delivery: v.picklist(DELIVERIES),
  pickupText: v.nullable(v.string()),
  subtotal: v.number(),
  discount: v.number(),
  shipping: v.number(),
  tax: v.number(),
  total: v.number(),
  /** The seller's own rule for returns in words; null where the shop's counts. */
  returns: v.nullable(v.string()),
})
export type OrderPagePart = v.InferOutput<typeof OrderPagePart>

/** An order as anyone with its link sees it; sums in minor units. */
export const OrderPage = v.strictObject({
  number: v.string(),
  /** No money moved for it. */
  isTest: v.boolean(),
  status: v.picklist(ORDER_STATUSES),
  fulfilment: v.picklist(FULFILMENTS),
  problem: v.nullable(v.picklist(ORDER_PROBLEMS)),
  placedAt: date,
  paidAt: v.nullable(date),
  cancelledAt: v.nullable(date),
  cancelReason: v.nullable(v.picklist(CANCEL_REASONS)),
  lines: v.array(OrderPageLine),
  /** By seller; empty for an order that was placed before orders had parts. */
  parts: v.array(OrderPagePart),
  currency: v.string(),
  subtotal: v.number(),
  discount: v.number(),
  discountCode: v.nullable(v.string()),
  shipping: v.number(),
  tax: v.number(),
  total: v.number(),
  refunded: v.number(),
  email: v.string(),
  name: v.string(),
  phone: v.nullable(v.string()),
  delivery: v.picklist(DELIVERIES),
  address: v.nullable(OrderAddress),
  note: v.nullable(v.string()),
  payment: v.picklist(PAYMENT_PROVIDERS),
  paymentLabel: v.string(),
  /** Where the buyer keeps the pieces: behind the link of our mail, or here; null once they are kept. */
  toConfirm: v.nullable(v.picklist(['mail', 'here'])),
  canPay: v.boolean(),
  canCancel: v.boolean(),
  /** False once anything of it is shipped, and when there is no address to change. */
  canChangeAddress: v.boolean(),
  /** Until when the pieces are held; null once the order is paid or cancelled. */
  holdUntil: v.nullable(date),
  /** How to pay outside the site; null when there is nothing to pay that way. */
  instructions: v.nullable(v.string()),
  pickupText: v.nullable(v.string()),
  merchantName: v.string(),
  supportEmail: v.nullable(v.string()),
  returnsText: v.nullable(v.string()),
  /** The code that /verify checks; null before it is paid. */
  receiptCode: v.nullable(v.string()),
  shipments: v.array(Shipment),
  refunds: v.array(OrderPageRefund),
  returns: v.array(OrderReturn),
  returnable: v.array(Returnable),
  /** Empty until it is paid; leaves out what was fully refunded. */
  downloads: v.array(Download),
})
export type OrderPage = v.InferOutput<typeof OrderPage>

/** How a test payment ends. The last three are paid, too: notified many times, never notified, refusing refunds. */
export const TEST_OUTCOMES = [
  'paid',
  'declined',
  'expired',
  'late',
  'repeated',
  'unheard',
  'unrefundable',
] as const
export type TestOutcome = (typeof TEST_OUTCOMES)[number]

export const OrderLookup = v.object({ number: text(ORDER_TEXTS.numberRequired, 40), email: email() })

const ofOrder = { who: 'anyone', limit: 'order-page' } as const

export const readOrderPage = call({
  ...ofOrder,
  method: 'get',
  path: '/order/:number/:key',
  answer: OrderPage,
  summary: 'An order, for anyone with its link',
})

export const payOrder = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/pay',
  answer: v.strictObject({ payUrl: v.string() }),
  summary: 'Where to pay an order now',
  fails: [409, 502],
})

export const holdOrder = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/hold',
  answer: OrderPage,
  summary: 'Keep the pieces of an order that is paid outside the site; with the link of its mail alone',
  fails: [409],
})

export const checkOrder = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/check',
  answer: OrderPage,
  summary: 'The order, after asking whether it has been paid',
})

export const cancelOrder = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/cancel',
  answer: OrderPage,
  summary: 'Cancel an order that is not paid; its pieces are for sale again',
  fails: [409, 502],
})

export const changeAddress = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/address',
  body: AddressInput,
  answer: OrderPage,
  summary: 'Change where an order goes, before anything of it is shipped; the country stays',
  fails: [409],
})

export const downloadFile = call({
  ...ofOrder,
  method: 'post',
  path: '/order/:number/:key/files/:fileId',
  answerType: 'file',
  fileTypes: ['application/octet-stream'],
  answer: v.unknown(),
  summary: 'A file of a paid order, which counts as one of its ten downloads',
  fails: [404, 409],
})

export const lookUpOrder = call({
  method: 'post',
  path: '/order-lookup',
  who: 'anyone',
  body: OrderLookup,
  answer: Message,
  limit: 'order-lookup',
  summary: 'Mail the link of an order to its buyer; the answer is the same for every input',
})

export const payTestOrder = call({
  ...ofOrder,
  method: 'post',
  path: '/payments/test/:number/:key',
  body: v.object({ outcome: v.picklist(TEST_OUTCOMES) }),
  answer: OrderPage,
  summary: 'Play the outcome of a test payment; on test sites only',
  fails: [409],
})

import * as v from 'valibot'
import { call } from '../core/call'
import { TEXT_MAX, date, defaulted, email, id, integer, optional, text } from '../core/wire'
import { DISCOUNT_CODE_MAX, LINE_QUANTITY_MAX, NOTE_MAX, ORDER_LINES_MAX } from './limits'
import { DELIVERIES, LINE_PROBLEMS, ORDER_STATUSES, PAYMENT_PROVIDERS } from './states'
import { ORDER_TEXTS } from './texts'

/** A line of a cart; a product with variants is bought by the id of one. */
export const CartLineInput = v.object({
  productId: text(),
  variantId: optional(text()),
  quantity: integer(1, ORDER_TEXTS.quantityInvalid, LINE_QUANTITY_MAX),
  /** Proof that a piece is kept for this buyer (contracts/waiting-list.ts). */
  hold: optional(text()),
  /** The code of the short link that led to it (contracts/links/shortLinks.ts). */
  link: optional(text()),
})
export type CartLineInput = v.InferOutput<typeof CartLineInput>

const Lines = v.pipe(
  v.array(CartLineInput, ORDER_TEXTS.linesRequired),
  v.minLength(1, ORDER_TEXTS.linesRequired),
  v.maxLength(ORDER_LINES_MAX, ORDER_TEXTS.linesTooMany),
)

const Delivery = v.picklist(DELIVERIES)

/** How single sellers' parts are handed over, where that differs from the whole order. */
const Deliveries = v.optional(
  v.pipe(v.array(v.object({ sellerId: text(), delivery: Delivery })), v.maxLength(ORDER_LINES_MAX)),
  [],
)

const Country = v.pipe(
  v.string(ORDER_TEXTS.countryRequired),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, ORDER_TEXTS.countryRequired),
  v.metadata({ pattern: '^[A-Za-z]{2}$' }),
)

/** A code in upper or lower case; null when none is given. */
const DiscountCode = optional(text(undefined, DISCOUNT_CODE_MAX))

export const QuoteInput = v.object({
  lines: Lines,
  delivery: defaulted(Delivery, 'ship'),
  deliveries: Deliveries,
  /** Where it goes; by default the first country that the shop ships to. */
  country: optional(Country),
  discountCode: DiscountCode,
})
export type QuoteInput = v.InferOutput<typeof QuoteInput>

/** A variant that the buyer can choose for a line; `available` in pieces, price in minor units. */
export const LineChoice = v.strictObject({
  variantId: id,
  values: v.array(v.string()),
  price: v.number(),
  available: v.number(),
})

/**
 * A line of the cart with the shop's current data. `quantity` counts in the sums: 0 when it cannot be bought, fewer
 * than requested when only some are left. `available` is null when the shop does not know the piece.
 */
export const QuoteLine = v.strictObject({
  productId: id,
  variantId: v.nullable(id),
  slug: v.nullable(v.string()),
  title: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  image: v.nullable(v.string()),
  price: v.nullable(v.number()),
  quantity: v.number(),
  available: v.nullable(v.number()),
  problem: v.nullable(v.picklist(LINE_PROBLEMS)),
  /** Until when one of them is kept for this buyer; null when none is. */
  keptUntil: v.nullable(date),
  /** The day a pre-ordered piece becomes available; null for any other. */
  availableFrom: v.nullable(v.string()),
  /** The options to choose from; empty when there are none. */
  optionNames: v.array(v.string()),
  /** The variants they lead to: in the first line of each product with the problem `choose`, in no other line. */
  choices: v.array(LineChoice),
})
export type QuoteLine = v.InferOutput<typeof QuoteLine>

export const PaymentMethod = v.strictObject({
  id: v.picklist(PAYMENT_PROVIDERS),
  label: v.string(),
  text: v.string(),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A seller's part of a cart; sums in minor units. */
export const QuotePart = v.strictObject({
  sellerId: id,
  name: v.string(),
  /** "Miami Beach, Florida"; null if the seller has not said. */
  from: v.nullable(v.string()),
  /** The indexes of its lines. */
  lines: v.array(v.number()),
  deliveries: v.array(Delivery),
  delivery: Delivery,
  pickupText: v.nullable(v.string()),
  /** What shipping it costs, chosen or not; null if the seller does not ship to that country. */
  shipPrice: v.nullable(v.number()),
  /** Whether the price is the seller's own; else it is the shop's, once for all such parts. */
  hasOwnRates: v.boolean(),
  /** From which sum of its goods it ships for nothing; null: never. */
  freeFrom: v.nullable(v.number()),
  subtotal: v.number(),
  discount: v.number(),
  shipping: v.number(),
  tax: v.number(),
  total: v.number(),
  /** The rule for returns in words: the seller's own, or the shop's beside other sellers; else null. */
  returns: v.nullable(v.string()),
})
export type QuotePart = v.InferOutput<typeof QuotePart>

/** The current price of a cart; sums in minor units. One line for each line of the request, in the same order. */
export const Quote = v.strictObject({
  isOpen: v.boolean(),
  lines: v.array(QuoteLine),
  currency: v.string(),
  subtotal: v.number(),
  discount: v.number(),
  shipping: v.number(),
  tax: v.number(),
  total: v.number(),
  /** By seller, in the order of their first lines that can be bought; the sums are those of the cart. */
  parts: v.array(QuotePart),
  payments: v.array(PaymentMethod),
  deliveries: v.array(Delivery),
  pickupText: v.nullable(v.string()),
  /** Countries that the shop ships to, as two capital letters each. */
  countries: v.array(v.string()),
  merchantName: v.string(),
  /** Whether there are any discount codes; the form shows a field for one only then. */
  takesCodes: v.boolean(),
  /** The code that was applied, as it is stored; null without one. */
  discountCode: v.nullable(v.string()),
  /** Why the code in the request was not applied; null otherwise. */
  discountProblem: v.nullable(v.string()),
})
export type Quote = v.InferOutput<typeof Quote>

export const AddressInput = v.object({
  line1: text(ORDER_TEXTS.addressRequired),
  line2: optional(text()),
  city: text(ORDER_TEXTS.cityRequired),
  region: optional(text()),
  postalCode: optional(text(ORDER_TEXTS.postalCodeRequired, 20)),
  country: Country,
})
export type AddressInput = v.InferOutput<typeof AddressInput>

/** An order as its buyer sends it. Prices come from the shop; the sums sent here can only make it fail. */
export const PlaceOrder = v.object({
  /** Idempotency key, made once per cart, so that a second click makes no second order. */
  attempt: v.pipe(v.string(), v.uuid()),
  lines: Lines,
  currency: text(),
  /** In minor units, as the buyer saw it. */
  expectedTotal: integer(),
  email: email(),
  name: text(ORDER_TEXTS.nameRequired, TEXT_MAX),
  phone: optional(text(undefined, 40)),
  delivery: Delivery,
  deliveries: Deliveries,
  address: optional(AddressInput),
  payment: v.picklist(PAYMENT_PROVIDERS),
  note: optional(text(undefined, NOTE_MAX)),
  discountCode: DiscountCode,
  /** Asks for news as well; the buyer confirms it by a mail (docs/behaviour.md, 13.3). */
  wantsNews: v.optional(v.boolean(), false),
})
/** What is ordered; the wish for news is no part of it. */
export type PlaceOrder = Omit<v.InferOutput<typeof PlaceOrder>, 'wantsNews'>

/** `orderUrl` is a path of this site; `payUrl` is the payment page, null when nothing is paid online. */
export const PlacedOrder = v.strictObject({
  number: v.string(),
  orderUrl: v.string(),
  payUrl: v.nullable(v.string()),
  status: v.picklist(ORDER_STATUSES),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

export const quoteCart = call({
  method: 'post',
  path: '/checkout/quote',
  who: 'anyone',
  body: QuoteInput,
  answer: Quote,
  limit: 'quote',
  bypassesNext: true,
  summary: 'What a cart comes to now, and how it can be paid',
})

export const placeOrder = call({
  method: 'post',
  path: '/checkout/orders',
  who: 'anyone',
  body: PlaceOrder,
  answer: PlacedOrder,
  status: 201,
  limit: 'checkout',
  bypassesNext: true,
  summary: 'Place an order: its pieces are held until it is paid or given up',
  fails: [409],
})

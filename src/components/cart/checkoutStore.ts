import * as v from 'valibot'
import { DAY_MS } from '@/contracts/core/time'
import { uuid } from '../api/uuid'
import { takeOut } from './cart'
import { getStoredCart, storeCart } from './cartStore'

/** Stored beside the cart, so that one attempt makes one order despite repeated clicks and reloads. */
const KEY = 'checkout'
const DRAFT_KEY = 'checkout-form'
const CODE_KEY = 'checkout-code'
const RETURN_KEY = 'return-form:'
/** As long as the drafts of the dashboard are kept (docs/behaviour.md, 2.6). */
const LIFETIME_MS = 7 * DAY_MS

const CheckoutShape = v.object({
  attempt: v.string(),
  /** The resulting order, and its page. */
  number: v.optional(v.nullable(v.string()), null),
  orderUrl: v.optional(v.nullable(v.string()), null),
  /** What was ordered, to be taken out of the cart once it is paid. */
  lines: v.array(
    v.object({ productId: v.string(), variantId: v.nullable(v.string()), quantity: v.number() }),
  ),
  /** Who was logged in when it was placed; null for a visitor. */
  userId: v.nullable(v.string()),
  /** When this was stored, in ms since 1970. */
  at: v.number(),
})
export type Checkout = v.InferOutput<typeof CheckoutShape>

const DraftShape = v.record(v.string(), v.string())
export type CheckoutDraft = v.InferOutput<typeof DraftShape>

/** The checkout of this cart; a new one if there is none yet. */
export function currentCheckout(): Checkout {
  return storedCheckout() ?? startCheckout()
}

/** The stored checkout; null if there is none, or after 7 days. */
function storedCheckout(): Checkout | null {
  const stored = read(local, KEY, CheckoutShape)
  return stored && Date.now() - stored.at < LIFETIME_MS ? stored : null
}

/** Starts a new attempt: the first one, one for other contents, or one after a cancelled order. */
export function startCheckout(): Checkout {
  return keepCheckout({ attempt: uuid(), number: null, orderUrl: null, lines: [], userId: null })
}

export function keepCheckout(checkout: Omit<Checkout, 'at'>): Checkout {
  const kept = { ...checkout, at: Date.now() }
  write(local, KEY, kept)
  return kept
}

/** The placed order that is neither paid nor cancelled yet, as far as this browser knows. */
export function pendingOrder(): { number: string; orderUrl: string } | null {
  const { number, orderUrl } = storedCheckout() ?? {}
  return number && orderUrl ? { number, orderUrl } : null
}

/** Takes what was ordered out of the cart, and forgets the checkout: its order is paid, or is paid outside the site. */
export function settleCheckout(): void {
  const cart = getStoredCart()
  const { lines = [] } = storedCheckout() ?? {}
  if (cart) storeCart(takeOut(cart, lines))
  endCheckout()
}

/** Forgets the checkout of anybody but this user, so that their order is not offered to the next person here. */
export function endOtherCheckout(userId: string): void {
  if (read(local, KEY, CheckoutShape)?.userId !== userId) endCheckout()
}

/** Forgets the attempt with the link of its order, the draft and the code. */
export function endCheckout(): void {
  remove(local, KEY)
  remove(session, DRAFT_KEY)
  remove(session, CODE_KEY)
}

/** What was typed and chosen in the form, by field, kept until the tab is closed. */
export function readDraft(): CheckoutDraft {
  return read(session, DRAFT_KEY, DraftShape) ?? {}
}

/** Adds to the draft; fields that are not asked for now keep what was typed in them. */
export function keepDraft(draft: CheckoutDraft): void {
  write(session, DRAFT_KEY, { ...readDraft(), ...draft })
}

/** What was typed in the return form of an order, kept until the tab is closed. */
export function readReturnDraft(orderNumber: string): CheckoutDraft {
  return read(session, RETURN_KEY + orderNumber, DraftShape) ?? {}
}

/** Adds to the draft of a return. */
export function keepReturnDraft(orderNumber: string, draft: CheckoutDraft): void {
  write(session, RETURN_KEY + orderNumber, { ...readReturnDraft(orderNumber), ...draft })
}

export function dropReturnDraft(orderNumber: string): void {
  remove(session, RETURN_KEY + orderNumber)
}

/** The applied discount code, kept until the tab is closed. */
export function readCode(): string | null {
  return read(session, CODE_KEY, v.object({ code: v.string() }))?.code ?? null
}

export function keepCode(code: string | null): void {
  if (code === null) remove(session, CODE_KEY)
  else write(session, CODE_KEY, { code })
}

/** Reading `localStorage` throws if the browser blocks storage for this site. */
type StorageOf = () => Storage
const local: StorageOf = () => localStorage
const session: StorageOf = () => sessionStorage

/** Fallback when the browser stores nothing: without it every try would be a new attempt, and place another order. */
const unstored = new Map<string, string>()

function read<TSchema extends v.GenericSchema>(storage: StorageOf, key: string, schema: TSchema) {
  try {
    const text = unstored.get(key) ?? storage().getItem(key) ?? 'null'
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? output : null
  } catch {
    return null
  }
}

function write(storage: StorageOf, key: string, value: object): void {
  const text = JSON.stringify(value)
  try {
    storage().setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

function remove(storage: StorageOf, key: string): void {
  unstored.delete(key)
  try {
    storage().removeItem(key)
  } catch {
    // Nothing is stored there.
  }
}

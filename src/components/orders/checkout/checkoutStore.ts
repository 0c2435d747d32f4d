import * as v from 'valibot'
import { uuid } from '../../api/uuid'

/** Stored beside the cart, so that one attempt makes one order despite repeated clicks and reloads. */
const KEY = 'checkout'
const DRAFT_KEY = 'checkout-form'
const CODE_KEY = 'checkout-code'

const CheckoutShape = v.object({
  attempt: v.string(),
  /** The resulting order, and its page. */
  number: v.optional(v.nullable(v.string()), null),
  orderUrl: v.optional(v.nullable(v.string()), null),
})
export type Checkout = v.InferOutput<typeof CheckoutShape>

const DraftShape = v.record(v.string(), v.string())
export type CheckoutDraft = v.InferOutput<typeof DraftShape>

/** The checkout of this cart; a new one if there is none yet. */
export function currentCheckout(): Checkout {
  const stored = read(localStorageOrNull(), KEY, CheckoutShape)
  if (stored) return stored
  return startCheckout()
}

/** Starts a new attempt: the first one, one for other contents, or one after a cancelled order. */
export function startCheckout(): Checkout {
  const checkout = { attempt: uuid(), number: null, orderUrl: null }
  keepCheckout(checkout)
  return checkout
}

export function keepCheckout(checkout: Checkout): void {
  write(localStorageOrNull(), KEY, checkout)
}

/** The placed order that is neither paid nor cancelled yet, as far as this browser knows. */
export function waitingOrder(): { number: string; orderUrl: string } | null {
  const { number, orderUrl } = read(localStorageOrNull(), KEY, CheckoutShape) ?? {}
  return number && orderUrl ? { number, orderUrl } : null
}

/** Forgets the attempt, the draft and the code, once the order is settled. */
export function endCheckout(): void {
  remove(localStorageOrNull(), KEY)
  remove(sessionStorageOrNull(), DRAFT_KEY)
  remove(sessionStorageOrNull(), CODE_KEY)
}

/** The form's typed values by field, kept until the tab is closed. */
export function readDraft(): CheckoutDraft {
  return read(sessionStorageOrNull(), DRAFT_KEY, DraftShape) ?? {}
}

export function keepDraft(draft: CheckoutDraft): void {
  write(sessionStorageOrNull(), DRAFT_KEY, draft)
}

/** The applied discount code, kept until the tab is closed. */
export function readCode(): string | null {
  return read(sessionStorageOrNull(), CODE_KEY, v.object({ code: v.string() }))?.code ?? null
}

export function keepCode(code: string | null): void {
  if (code === null) remove(sessionStorageOrNull(), CODE_KEY)
  else write(sessionStorageOrNull(), CODE_KEY, { code })
}

function read<TSchema extends v.GenericSchema>(storage: Storage | null, key: string, schema: TSchema) {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(storage?.getItem(key) ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}

function write(storage: Storage | null, key: string, value: object): void {
  try {
    storage?.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage only means that the value is not kept; the form still works.
  }
}

function remove(storage: Storage | null, key: string): void {
  storage?.removeItem(key)
}

/** Reading `localStorage` throws if the browser blocks storage for this site. */
function localStorageOrNull(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

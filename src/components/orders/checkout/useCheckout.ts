'use client'

import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Quote, type PlaceOrder, type PlacedOrder, placeOrder } from '@/contracts/orders/checkout'
import type { Delivery, PaymentProviderName } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { RequestError } from '../../api/RequestError'
import { useSession } from '../../session/useSession'
import { readValues } from '../../ui/native/useNativeForm'
import type { CheckoutRow } from './checkoutRows'
import {
  type CheckoutDraft,
  currentCheckout,
  keepDraft,
  settleCheckout,
  keepCheckout,
  startCheckout,
} from '../../cart/checkoutStore'
import { PART_FIELD } from './DeliveryChoices'
import { type Fault, findFaults, orderBody, toFaults } from './orderBody'
import type * as v from 'valibot'
import { send } from '../../api/request'

const NOT_SENT = 'The order was not placed. Nothing is lost: please try again.'
const OFFLINE = 'You seem to be offline. Nothing is lost: please try again once you are back.'

type Options = {
  form: RefObject<HTMLFormElement | null>
  rows: CheckoutRow[]
  quote: Quote
  delivery: Delivery
  payment: PaymentProviderName
  /** Whether the sums still belong to a previous cart. */
  isLoading: boolean
  /** Reloads the quote after the shop reported a change. */
  reload: () => Promise<unknown>
}

/** Submits the checkout: validates it, places one order and opens its payment (docs/behaviour.md, 3.14). */
export function useCheckout({ form, rows, quote, delivery, payment, isLoading, reload }: Options) {
  const { user } = useSession()
  const [faults, setFaults] = useState<Fault[]>([])
  const [isPending, setPending] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current || faults.length === 0) return
    wantsFocus.current = false
    note.current?.focus()
  }, [faults])
  useEffect(() => {
    // Back from the payment page, the browser may restore this page in its pending state.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setPending(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  function forget(name: string): void {
    if (faults.some(({ at }) => at === name)) setFaults(faults.filter(({ at }) => at !== name))
  }

  function show(found: Fault[]): void {
    wantsFocus.current = true
    setFaults(found)
  }

  async function submit(): Promise<void> {
    if (!form.current) return
    const { attempt } = currentCheckout()
    const body = orderBody(readValues(form.current), rows, quote, { attempt, delivery, payment })
    const found = [...findFaults(body, rows, quote), ...openCode(form.current, quote)]
    if (found.length > 0) return show(found)
    setFaults([])
    setPending(true)
    try {
      const { orderUrl, payUrl, status } = await placeOrderOnce(body, user?.id ?? null)
      if (payment === 'manual' || status !== 'placed') settleCheckout()
      window.location.assign(payUrl ?? orderUrl)
    } catch (error) {
      setPending(false)
      show(faultsOf(error, rows))
      if (error instanceof RequestError && error.status === 409) await reload()
    }
  }

  return {
    faults,
    isPending,
    note,
    /** Clears a field's fault, as typing in it does. */
    forget,
    formProps: {
      method: 'dialog',
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isPending && !isLoading) void submit()
      },
      onInput({ target }: { target: EventTarget }) {
        if (form.current) keepDraft(withoutParts(readValues(form.current)))
        const name = 'name' in target ? String(target.name) : ''
        forget(name)
      },
    },
  }
}

/** A part's choice shows only once its new price is here, so the screen keeps it when it is made. */
function withoutParts(values: CheckoutDraft): CheckoutDraft {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(PART_FIELD)))
}

/** A typed code that is not applied is a fault, so that it is not ignored silently. */
function openCode(form: HTMLFormElement, { discountProblem }: Quote): Fault[] {
  if (!readValues(form).discountCode?.trim()) return []
  return [{ at: 'discountCode', text: `Discount code: ${discountProblem ?? ORDER_TEXTS.codeNotApplied}` }]
}

function faultsOf(error: unknown, rows: CheckoutRow[]): Fault[] {
  if (!(error instanceof RequestError)) return [{ at: null, text: navigator.onLine ? NOT_SENT : OFFLINE }]
  const found = toFaults(error.errors, rows)
  if (found.length > 0) return found
  return [{ at: null, text: (error.status < 500 && error.serverMessage) || NOT_SENT }]
}

type Body = Omit<v.InferInput<typeof PlaceOrder>, 'attempt'>

/**
 * Places an order under the attempt that is stored with the cart, so that a second click or a reload finds the first
 * order. Other contents, or a cancelled first order, make a new attempt. Remembers the order with what it took from the
 * cart, and who placed it, until it is settled. Throws like `send`.
 */
async function placeOrderOnce(body: Body, userId: string | null): Promise<PlacedOrder> {
  const placed = await tryWith(currentCheckout().attempt, body)
  const final =
    placed && placed.status !== 'cancelled' ? placed : await send(placeOrder, { body: renewed(body) })
  const { number, orderUrl } = final
  const lines = body.lines.map(({ productId, variantId, quantity }) => ({
    productId,
    variantId: variantId ?? null,
    quantity,
  }))
  keepCheckout({ ...currentCheckout(), number, orderUrl, lines, userId })
  return final
}

/** null if the attempt was for other contents. */
async function tryWith(attempt: string, body: Body): Promise<PlacedOrder | null> {
  try {
    return await send(placeOrder, { body: { ...body, attempt } })
  } catch (error) {
    const isOther = error instanceof RequestError && error.serverMessage === ORDER_TEXTS.otherContents
    if (isOther) return null
    throw error
  }
}

function renewed(body: Body) {
  return { ...body, attempt: startCheckout().attempt }
}

'use client'

import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Quote } from '@/contracts/orders/checkout'
import type { Delivery, PaymentProviderName } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { RequestError } from '../../api/RequestError'
import { useSession } from '../../session/useSession'
import { readValues } from '../../ui/native/useNativeForm'
import type { CheckoutRow } from './checkoutRows'
import { currentCheckout, keepDraft, settleCheckout } from '../../cart/checkoutStore'
import { type Fault, findFaults, orderBody, toFaults } from './orderBody'
import { placeOrderOnce } from './placeOrderOnce'

const NOT_SENT = 'The order was not placed. Nothing is lost: please try again.'
const OFFLINE = 'You seem to be offline. Nothing is lost: please try again once you are back.'

const NO_PAYMENT = { at: 'payment', text: `Payment: ${ORDER_TEXTS.paymentRequired}` }

type Options = {
  form: RefObject<HTMLFormElement | null>
  rows: CheckoutRow[]
  quote: Quote
  delivery: Delivery
  /** Null while nothing is chosen. */
  payment: PaymentProviderName | null
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
    // Without a payment there is a fault, so that the body is not sent.
    const chosen = { attempt, delivery, payment: payment ?? 'manual' } as const
    const body = orderBody(readValues(form.current), rows, quote, chosen)
    const unpaid = payment === null ? [NO_PAYMENT] : []
    const found = [...findFaults(body, rows), ...unpaid, ...openCode(form.current, quote)]
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
        if (form.current) keepDraft(readValues(form.current))
        const name = 'name' in target ? String(target.name) : ''
        forget(name)
      },
    },
  }
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

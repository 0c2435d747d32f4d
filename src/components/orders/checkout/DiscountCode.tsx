'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatCents } from '@/contracts/core/money'
import type { Quote } from '@/contracts/orders/checkout'
import { DISCOUNT_CODE_MAX } from '@/contracts/orders/limits'
import { NativeField } from '../../ui/native/NativeField'

type DiscountCodeProps = {
  quote: Quote
  /** The code that was submitted, valid or not. */
  asked: string | null
  /** The checkout's error for this field. */
  error: string | undefined
  isLoading: boolean
  onCode: (code: string | null) => void
}

/** A field for a discount code; once the code applies, its saving and a button that removes it. */
export function DiscountCode({ quote, asked, error, isLoading, onCode }: DiscountCodeProps) {
  const field = useRef<HTMLDivElement>(null)
  // After a user's change the focus moves to the control that replaces the used one.
  const isByHand = useRef(false)
  const { discountCode: code, discountProblem, discount, currency } = quote
  useEffect(() => {
    if (!isByHand.current) return
    isByHand.current = false
    field.current?.querySelector<HTMLElement>('[name=discountCode]')?.focus()
  }, [code])

  function change(next: string | null): void {
    isByHand.current = true
    onCode(next)
  }
  function apply(): void {
    const next = field.current?.querySelector('input')?.value.trim()
    if (next && !isLoading) change(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // Enter would place the order.
    event.preventDefault()
    apply()
  }
  return (
    <div ref={field} className="checkout-code">
      {code === null ? (
        <>
          <NativeField
            label="Discount code"
            isOptional
            name="discountCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={DISCOUNT_CODE_MAX}
            defaultValue={asked ?? undefined}
            error={error ?? discountProblem ?? undefined}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button button-line" onClick={apply}>
            {isLoading ? 'Applying...' : 'Apply'}
          </button>
        </>
      ) : (
        <>
          <output>
            <b>{code}</b> saves you {formatCents(discount, currency)}.
            {error && <span className="field-error">{error}</span>}
          </output>
          <button type="button" name="discountCode" className="text-link" onClick={() => change(null)}>
            Remove<span className="visually-hidden"> the code {code}</span>
          </button>
        </>
      )}
    </div>
  )
}

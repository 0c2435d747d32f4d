'use client'

import { useState } from 'react'
import { OrderLookup, lookUpOrder } from '@/contracts/orders/orderPage'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import { asTyped } from '../../ui/native/asTyped'
import { NativeField } from '../../ui/native/NativeField'
import { useNativeForm } from '../../ui/native/useNativeForm'

type Said = { text: string; isFailure: boolean }

/** Mails the order's link to its buyer; the answer does not reveal whether the order exists. */
export function LookupForm() {
  const [said, setSaid] = useState<Said | null>(null)
  const { errors, isPending, formProps } = useNativeForm({
    schema: OrderLookup,
    async onSubmit(body) {
      const { message } = await send(lookUpOrder, { body })
      setSaid({ text: message, isFailure: false })
    },
    onFailure: (error) => setSaid({ text: failureText(error), isFailure: true }),
  })
  return (
    <form className="ask" aria-label="Find an order" {...formProps}>
      <NativeField
        label="Number of the order"
        name="number"
        placeholder="7KQ2-M9XA"
        error={errors.number}
        {...asTyped}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <NativeField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <button className="button button-ink button-large" disabled={isPending}>
        {isPending ? 'Looking...' : 'Mail me the link'}
      </button>
      <div aria-live="polite">
        {said && <p className={said.isFailure ? 'callout callout-red' : 'callout'}>{said.text}</p>}
      </div>
    </form>
  )
}

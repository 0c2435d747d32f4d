'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type OrderPage, cancelOrder, payOrder } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { send } from '../../api/request'
import { useOneAtATime } from '../../api/useOneAtATime'
import { LiveFailure } from '../../ui/native/LiveFailure'
import type { OrderLink } from './useOrder'

type OrderActionsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** Pay, cancel after a question, and print: what can be done with the order now. */
export function OrderActions({ order, link, onChange }: OrderActionsProps) {
  const { pending, failure, attempt } = useOneAtATime<'pay' | 'cancel'>()
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLFieldSetElement>(null)
  const { canPay, canCancel, total, currency, status } = order

  const pay = () =>
    attempt('pay', async () => {
      const { payUrl } = await send(payOrder, { params: link })
      window.location.assign(payUrl)
      return 'leaving'
    })
  const cancel = () =>
    attempt('cancel', async () => {
      onChange(await send(cancelOrder, { params: link }))
      setAsking(false)
    })

  function ask(): void {
    flushSync(() => setAsking(true))
    question.current?.querySelector('button')?.focus()
  }
  return (
    <div className="order-actions">
      {canPay && (
        <button
          type="button"
          className="button button-primary button-large price"
          aria-disabled={pending ? true : undefined}
          onClick={() => void pay()}
        >
          {pending === 'pay' ? 'Opening the payment...' : `Pay now · ${formatCents(total, currency)}`}
        </button>
      )}
      {canCancel && !isAsking && (
        <button type="button" className="button button-quiet button-large" onClick={ask}>
          Cancel order
        </button>
      )}
      {canCancel && isAsking && (
        <fieldset ref={question} className="order-question" aria-label="Cancel the order?">
          <p>
            {order.delivery === 'download'
              ? 'Cancel it?'
              : 'Cancel it? The pieces go back to the shop at once.'}
          </p>
          <button type="button" className="button button-line" onClick={() => setAsking(false)}>
            Keep it
          </button>
          <button
            type="button"
            className="button button-danger"
            aria-disabled={pending ? true : undefined}
            onClick={() => void cancel()}
          >
            {pending === 'cancel' ? 'Cancelling...' : 'Cancel order'}
          </button>
        </fieldset>
      )}
      {status !== 'placed' && status !== 'cancelled' && (
        <button type="button" className="text-link" onClick={() => window.print()}>
          Print the receipt
        </button>
      )}
      <LiveFailure text={failure} />
    </div>
  )
}

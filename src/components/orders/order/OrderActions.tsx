'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type OrderPage, cancelOrder, payOrder } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import type { OrderLink } from './useOrder'

const FAILED = 'That did not work. Please try again in a moment.'

type OrderActionsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** Pay, cancel after a question, and print: what can be done with the order now. */
export function OrderActions({ order, link, onChange }: OrderActionsProps) {
  const [pending, setPending] = useState<'pay' | 'cancel' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const question = useRef<HTMLFieldSetElement>(null)
  const { canPay, canCancel, total, currency, status } = order

  async function attempt(what: 'pay' | 'cancel', work: () => Promise<void>): Promise<void> {
    if (pending) return
    setPending(what)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(failureText(error, FAILED))
      setPending(null)
    }
  }
  const pay = () =>
    attempt('pay', async () => {
      const { payUrl } = await send(payOrder, { params: link })
      window.location.assign(payUrl)
    })
  const cancel = () =>
    attempt('cancel', async () => {
      onChange(await send(cancelOrder, { params: link }))
      setPending(null)
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
      <div className="field-live" aria-live="assertive">
        {failure && <p className="field-error">{failure}</p>}
      </div>
    </div>
  )
}

'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type OrderPage, cancelOrder, holdOrder, payOrder } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { LiveFailure } from '../../ui/native/LiveFailure'
import type { OrderLink } from './useOrder'
import { WaysBack } from './WaysBack'

type OrderActionsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** The buyer's actions on the order: pay, cancel after confirmation, print. */
export function OrderActions({ order, link, onChange }: OrderActionsProps) {
  const { pending, failure, attempt } = useExclusiveAction<'pay' | 'hold' | 'cancel'>()
  const [isAsking, setAsking] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const { canPay, canCancel, total, currency, status } = order

  const pay = () =>
    attempt('pay', async () => {
      const { payUrl } = await send(payOrder, { params: link })
      window.location.assign(payUrl)
      return 'leaving'
    })
  const hold = () => attempt('hold', async () => onChange(await send(holdOrder, { params: link })))
  const cancel = () =>
    attempt('cancel', async () => {
      onChange(await send(cancelOrder, { params: link }))
      setAsking(false)
    })

  /** Moves the focus to the question, and back to the button that opened it. */
  function turnTo(isAsked: boolean): void {
    flushSync(() => setAsking(isAsked))
    actions.current?.querySelector<HTMLElement>('[name=keep],[name=cancel]')?.focus()
  }
  const takeBack = ({ key }: KeyboardEvent) => key === 'Escape' && turnTo(false)
  return (
    <div ref={actions} className="order-actions">
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
      {order.toConfirm === 'here' && (
        <button
          type="button"
          className="button button-primary button-large"
          aria-disabled={pending ? true : undefined}
          onClick={() => void hold()}
        >
          {pending === 'hold' ? 'Keeping them...' : 'Keep my pieces'}
        </button>
      )}
      {canCancel && !isAsking && (
        <button
          type="button"
          name="cancel"
          className="button button-quiet button-large"
          onClick={() => turnTo(true)}
        >
          Cancel order
        </button>
      )}
      {canCancel && isAsking && (
        <fieldset className="order-question" aria-label="Cancel the order?">
          <p>
            {order.delivery === 'download'
              ? 'Cancel it?'
              : 'Cancel it? The pieces go back to the shop at once.'}
          </p>
          <button
            type="button"
            name="keep"
            className="button button-line"
            onKeyDown={takeBack}
            onClick={() => turnTo(false)}
          >
            Keep it
          </button>
          <button
            type="button"
            className="button button-danger"
            onKeyDown={takeBack}
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
      {(status === 'cancelled' || canPay) && <WaysBack />}
      <LiveFailure text={failure} />
    </div>
  )
}

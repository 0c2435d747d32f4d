'use client'

import { useState } from 'react'
import { type TestOutcome, payTestOrder } from '@/contracts/orders/orderPage'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import type { OrderLink } from '../order/useOrder'

const FAILED = 'That did not work. Please try again in a moment.'
const DECLINED = 'Declined. As with a real card nothing has changed: try again, or go back to the order.'

const OTHERS: { outcome: TestOutcome; label: string; text: string }[] = [
  { outcome: 'declined', label: 'Decline', text: 'The bank says no.' },
  { outcome: 'expired', label: 'Let it expire', text: 'The time to pay runs out at once.' },
  { outcome: 'late', label: 'Pay too late', text: 'The time runs out, and the payment arrives after it.' },
]

type TestPaymentFormProps = { link: OrderLink; orderUrl: string; amount: string }

/** Plays what a buyer and a bank may do; the order's page shows what came of it. */
export function TestPaymentForm({ link, orderUrl, amount }: TestPaymentFormProps) {
  const [pending, setPending] = useState<TestOutcome | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  async function play(outcome: TestOutcome): Promise<void> {
    if (pending) return
    setPending(outcome)
    setSaid(null)
    try {
      await send(payTestOrder, { params: link, body: { outcome } })
      if (outcome !== 'declined') return window.location.assign(orderUrl)
      setSaid(DECLINED)
    } catch (error) {
      setSaid(failureText(error, FAILED))
    }
    setPending(null)
  }
  return (
    <div className="test-payment">
      <button
        type="button"
        className="button button-primary button-large price"
        aria-disabled={pending ? true : undefined}
        onClick={() => void play('paid')}
      >
        {pending === 'paid' ? 'Paying...' : `Pay ${amount}`}
      </button>
      <div aria-live="assertive">{said && <p className="callout callout-red">{said}</p>}</div>
      <ul>
        {OTHERS.map(({ outcome, label, text }) => (
          <li key={outcome}>
            <button
              type="button"
              className="button button-line"
              aria-disabled={pending ? true : undefined}
              onClick={() => void play(outcome)}
            >
              {label}
            </button>
            <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
      <a className="text-link" href={orderUrl}>
        Back to the order
      </a>
    </div>
  )
}

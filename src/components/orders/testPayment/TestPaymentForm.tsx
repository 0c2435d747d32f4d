'use client'

import { useState } from 'react'
import { type TestOutcome, payTestOrder } from '@/contracts/orders/orderPage'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import type { OrderLink } from '../order/useOrder'
import { WaysBack } from '../order/WaysBack'

/** Shown on this page for outcomes after which the order's page has nothing new to show yet. */
const STAYS: Partial<Record<TestOutcome, string>> = {
  declined: 'Declined. As with a real card nothing has changed: try again, or go back to the order.',
  unheard:
    'Paid, and nobody told the site. It asks by itself: within seconds while the order’s page is open, else within ' +
    'three minutes.',
}

const OTHERS: { outcome: TestOutcome; label: string; text: string }[] = [
  { outcome: 'declined', label: 'Decline', text: 'The bank says no.' },
  { outcome: 'expired', label: 'Let it expire', text: 'The time to pay runs out at once.' },
  { outcome: 'late', label: 'Pay too late', text: 'The time runs out, and the payment arrives after it.' },
  { outcome: 'repeated', label: 'Pay, told five times', text: 'The news of it arrives five times at once.' },
  { outcome: 'unheard', label: 'Pay, never told', text: 'The news of it is lost on the way.' },
  { outcome: 'unrefundable', label: 'Pay, not refundable', text: 'Later every refund of it is refused.' },
]

type TestPaymentFormProps = { link: OrderLink; orderUrl: string; amount: string }

/** Simulates what a buyer and a bank may do; the order's page shows the result. */
export function TestPaymentForm({ link, orderUrl, amount }: TestPaymentFormProps) {
  const [pending, setPending] = useState<TestOutcome | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function play(outcome: TestOutcome): Promise<void> {
    if (pending) return
    setPending(outcome)
    setSaid(null)
    setFailed(true)
    try {
      await send(payTestOrder, { params: link, body: { outcome } })
      const stays = STAYS[outcome]
      if (!stays) return window.location.assign(orderUrl)
      setSaid(stays)
      setFailed(outcome === 'declined')
    } catch (error) {
      setSaid(failureText(error))
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
      <div aria-live="assertive">
        {said && <p className={hasFailed ? 'callout callout-red' : 'callout'}>{said}</p>}
      </div>
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
      {said && hasFailed && <WaysBack />}
    </div>
  )
}

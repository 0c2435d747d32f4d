'use client'

import { useState } from 'react'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_LABELS } from '../returnLabels'
import { LocalTime } from './LocalTime'
import { ReturnForm } from './ReturnForm'
import type { OrderLink } from './useOrder'

type ReturnsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

const STATES: Record<OrderReturn['state'], string> = {
  requested: 'Asked for; the shop answers by mail',
  approved: 'Approved: you get the money back',
  declined: 'Declined',
}

/** What can be sent back, what was asked for, and the shop's answers (docs/behaviour.md, 12.14). */
export function Returns({ order, link, onChange }: ReturnsProps) {
  const [isOpen, setOpen] = useState(false)
  const { returns, returnable, returnsText, status } = order
  const words = status === 'paid' ? returnsText : null
  if (!words && returns.length === 0 && returnable.length === 0) return null
  const [until] = returnable.map((each) => each.until).toSorted()
  return (
    <section aria-labelledby="returns">
      <h2 className="caption" id="returns">
        Returns
      </h2>
      {words && <p className="order-words">{words}</p>}
      {returns.length > 0 && (
        <ul className="order-returns" aria-label="What you asked to return" aria-live="polite">
          {returns.map(({ id, lineId, quantity, reason, state, word }) => (
            <li key={id}>
              <b>
                {quantity} × {order.lines.find((line) => line.id === lineId)?.title}
              </b>
              <span>
                {STATES[state]}. {RETURN_LABELS[reason]}.
              </span>
              {word && <span className="muted">“{word}”</span>}
            </li>
          ))}
        </ul>
      )}
      {until && !isOpen && (
        <div className="order-actions">
          <button type="button" className="button button-line" onClick={() => setOpen(true)}>
            Return something
          </button>
          <span className="subtle">
            Until <LocalTime iso={until} />
          </span>
        </div>
      )}
      {returnable.length > 0 && isOpen && (
        <ReturnForm
          order={order}
          link={link}
          onClose={() => setOpen(false)}
          onDone={(changed) => {
            onChange(changed)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}

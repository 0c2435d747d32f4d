'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_LABELS } from '../returnLabels'
import { LocalTime } from './LocalTime'
import { ReturnForm } from './ReturnForm'
import type { OrderLink } from './useOrder'

type ReturnsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

const STATES: Record<OrderReturn['state'], string> = {
  requested: 'Asked for; the shop answers by mail.',
  approved: 'Approved: you get the money back.',
  declined: 'Declined.',
}

/** The returnable pieces, the return requests, and the shop's answers (docs/behaviour.md, 12.14). */
export function Returns({ order, link, onChange }: ReturnsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { returns, returnable, returnsText, status, delivery } = order
  const words = status === 'paid' && delivery !== 'download' ? returnsText : null
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
              <span className="subtle">{RETURN_LABELS[reason]}</span>
              <span>{[STATES[state], word && `“${word}”`].filter(Boolean).join(' ')}</span>
            </li>
          ))}
        </ul>
      )}
      {until && !isOpen && (
        <div className="order-actions">
          <button ref={button} type="button" className="button button-line" onClick={() => setOpen(true)}>
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
          onClose={() => {
            flushSync(() => setOpen(false))
            button.current?.focus()
          }}
          onDone={(changed) => {
            onChange(changed)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}

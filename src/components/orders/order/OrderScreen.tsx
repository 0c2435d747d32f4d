'use client'

import { useRef, useState } from 'react'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { withdrawReturn } from '@/contracts/orders/returns'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { Headline } from '../../layout/Headline'
import { AddressChange } from './AddressChange'
import { Downloads } from './Downloads'
import { OrderActions } from './OrderActions'
import { OrderSteps } from './OrderSteps'
import { orderWords, minutesLeft, spanInWords } from './orderWords'
import { Parcels } from './Parcels'
import { Receipt } from './Receipt'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { useClock } from '../../ui/useClock'
import { useFocusRescue } from '../../ui/useFocusRescue'
import { type OrderLink, useOrder } from './useOrder'
import { flushSync } from 'react-dom'
import { RETURN_LABELS } from '../returnLabels'
import { LocalTime } from './LocalTime'
import { ReturnForm } from './ReturnForm'

type OrderScreenProps = {
  rendered: OrderPage
  link: OrderLink
  /** When it was rendered, in ms since 1970. */
  renderedAt: number
}

/** An order, for anyone with its link: its status, what comes next, what it costs (docs/behaviour.md, 3.15). */
export function OrderScreen({ rendered, link, renderedAt }: OrderScreenProps) {
  const { order, setOrder } = useOrder(rendered, link)
  const now = useClock(renderedAt)
  const { start, end, text } = orderWords(order, now)
  const isHeld = order.status === 'placed'
  const screen = useRef<HTMLDivElement>(null)
  useFocusRescue(screen)
  return (
    <div ref={screen}>
      <div className="grid12 masthead order-masthead">
        <div className="order-title">
          <p className="caption">Order {order.number}</p>
          {order.isTest && <p className="badge badge-amber">Test order – no money moved</p>}
          <Headline as="h1" size="h1" copy={{ start, end }} />
        </div>
        <div className="masthead-aside">
          <p className="muted" aria-live="polite">
            {text}
          </p>
          {isHeld && <TimeLeft order={order} now={now} />}
          <OrderActions order={order} link={link} onChange={setOrder} />
        </div>
      </div>
      <div className="grid12 order">
        <div className="order-story">
          {order.instructions && (
            <section aria-labelledby="how-to-pay">
              <h2 className="display h3" id="how-to-pay">
                How to pay
              </h2>
              <p className="order-words">{order.instructions}</p>
              <p className="subtle">Name the number {order.number} with your payment.</p>
            </section>
          )}
          {order.delivery === 'pickup' && order.pickupText && order.status !== 'cancelled' && (
            <section aria-labelledby="pickup">
              <h2 className="display h3" id="pickup">
                Where to pick it up
              </h2>
              <p className="order-words">{order.pickupText}</p>
            </section>
          )}
          {order.downloads.length > 0 && <Downloads order={order} link={link} onChange={setOrder} />}
          <Parcels order={order} />
          <OrderSteps order={order} />
          {order.canChangeAddress && <AddressChange order={order} link={link} onChange={setOrder} />}
          <Returns order={order} link={link} onChange={setOrder} />
          {order.supportEmail && (
            <p className="muted">
              Something off?{' '}
              <a href={`mailto:${order.supportEmail}?subject=${order.number}`}>Write to the shop</a>
            </p>
          )}
        </div>
        <Receipt order={order} />
      </div>
    </div>
  )
}

/** Minutes announced to screen readers; the others only move the bar. */
const ANNOUNCED = new Set([10, 5, 1])
const URGENT_MINUTES = 5

/** The time left to pay, as a bar with text. `now` in ms since 1970. */
function TimeLeft({ order, now }: { order: OrderPage; now: number }) {
  const minutes = minutesLeft(order, now) ?? 0
  const whole = Math.max(1, minutesLeft(order, Date.parse(order.placedAt)) ?? 1)
  const share = Math.min(100, (minutes / whole) * 100)
  const words = `${spanInWords(minutes)} left`
  return (
    <div className="order-time">
      <div
        className={minutes < URGENT_MINUTES ? 'progress progress-coral' : 'progress progress-glass'}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers style <progress> differently
        role="progressbar"
        aria-label="Time left to pay"
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={minutes}
        aria-valuetext={words}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <p className="subtle">{words}</p>
      <output className="visually-hidden">{ANNOUNCED.has(minutes) ? words : ''}</output>
    </div>
  )
}

type ReturnsProps = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

const STATES: Record<OrderReturn['state'], string> = {
  requested: 'Asked for; the shop answers by mail.',
  approved: 'Approved: you get the money back.',
  declined: 'Declined.',
  withdrawn: 'You have withdrawn it.',
}

type WithdrawProps = { returnId: string; link: OrderLink; onChange: (order: OrderPage) => void }

/** Withdraws a return that the shop has not answered; its pieces can be asked for again. */
function Withdraw({ returnId, link, onChange }: WithdrawProps) {
  const { pending, failure, attempt } = useExclusiveAction<'withdraw'>()
  const withdraw = () =>
    attempt('withdraw', async () =>
      onChange(await send(withdrawReturn, { params: link, body: { returnId } })),
    )
  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-disabled={pending ? true : undefined}
        onClick={() => void withdraw()}
      >
        {pending ? 'Withdrawing...' : 'Withdraw it'}
      </button>
      <LiveFailure text={failure} />
    </>
  )
}

/** The returnable pieces, the return requests, and the shop's answers (docs/behaviour.md, 12.14). */
function Returns({ order, link, onChange }: ReturnsProps) {
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
              {state === 'requested' && <Withdraw returnId={id} link={link} onChange={onChange} />}
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

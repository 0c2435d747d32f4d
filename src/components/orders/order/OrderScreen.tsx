'use client'

import { useRef } from 'react'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { Headline } from '../../layout/Headline'
import { AddressChange } from './AddressChange'
import { Downloads } from './Downloads'
import { OrderActions } from './OrderActions'
import { OrderSteps } from './OrderSteps'
import { isToPickUp, orderWords, minutesLeft, spanInWords } from './orderWords'
import { OrderParts } from './OrderParts'
import { Receipt } from './Receipt'
import { Returns } from './Returns'
import { StillInCart } from './StillInCart'
import { useClock } from '../../ui/useClock'
import { useFocusRescue } from '../../ui/useFocusRescue'
import { type OrderLink, useOrder } from './useOrder'

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
  const isHeld = order.status === 'placed' && order.toConfirm === null
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
          <StillInCart order={order} now={now} />
          {order.instructions && (
            <section aria-labelledby="how-to-pay">
              <h2 className="display h3" id="how-to-pay">
                How to pay
              </h2>
              <p className="order-words">{order.instructions}</p>
              <p className="subtle">Name the number {order.number} with your payment.</p>
            </section>
          )}
          {order.pickupText && isToPickUp(order) && (
            <section aria-labelledby="pickup">
              <h2 className="display h3" id="pickup">
                Where to pick it up
              </h2>
              <p className="order-words">{order.pickupText}</p>
            </section>
          )}
          {order.downloads.length > 0 && <Downloads order={order} link={link} onChange={setOrder} />}
          <OrderParts order={order} />
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

'use client'

import { useState } from 'react'
import { waitingOrder } from './checkoutStore'

/** Where an order of this browser waits for its payment, the way to it. */
export function WaitingOrder() {
  const [order] = useState(waitingOrder)
  if (!order) return null
  return (
    <p className="callout checkout-waiting">
      <span>
        Your order {order.number} was placed already. <a href={order.orderUrl}>See it</a>
      </span>
    </p>
  )
}

'use client'

import { useState } from 'react'
import { pendingOrder } from './checkoutStore'

/** Links to an order of this browser that waits for its payment, if there is one. */
export function WaitingOrder() {
  const [order] = useState(pendingOrder)
  if (!order) return null
  return (
    <p className="callout checkout-waiting">
      <span>
        Your order {order.number} was placed already. <a href={order.orderUrl}>See it</a>
      </span>
    </p>
  )
}

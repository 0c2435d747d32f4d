'use client'

import { useCallback, useEffect, useState } from 'react'
import { type OrderPage, checkOrder } from '@/contracts/orders/orderPage'
import { send } from '../../api/request'
import { pendingOrder, settleCheckout, startCheckout } from '../../cart/checkoutStore'

/** Interval and duration of polling the provider while a payment may come in. */
const ASK_EVERY_MS = 3_000
const ASK_FOR_MS = 30_000

export type OrderLink = { number: string; key: string }

/**
 * The order of this page, polled while a payment may still come in. Takes its pieces out of the cart once the order is
 * paid, or at once if it is paid outside the site.
 */
export function useOrder(rendered: OrderPage, params: OrderLink) {
  const [order, setOrder] = useState(rendered)
  const { number, key } = params
  const check = useCallback(
    async () => setOrder(await send(checkOrder, { params: { number, key } })),
    [number, key],
  )
  const mayBePaid = order.status === 'placed' && order.payment !== 'manual'

  useEffect(() => {
    if (!mayBePaid) return
    const begun = Date.now()
    const ask = () => {
      // After a failure, for example while offline, the next interval tries again.
      check().catch(() => undefined)
      if (Date.now() - begun >= ASK_FOR_MS) clearInterval(asking)
    }
    const asking = setInterval(ask, ASK_EVERY_MS)
    if (new URLSearchParams(window.location.search).has('returned')) ask()
    const onReturn = () => document.visibilityState === 'visible' && void check().catch(() => undefined)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(asking)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [mayBePaid, check])

  useEffect(() => {
    if (pendingOrder()?.number !== order.number) return
    if (order.status === 'cancelled') {
      startCheckout()
    } else if (order.status !== 'placed' || order.payment === 'manual') {
      settleCheckout()
    }
  }, [order])

  return { order, setOrder, check }
}

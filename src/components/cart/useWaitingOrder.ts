'use client'

import { useEffect, useState } from 'react'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { send } from '../api/request'
import { pendingOrder, settleCheckout, startCheckout } from './checkoutStore'

/** An order of this browser; its status is null when the shop did not answer. */
export type PlacedBefore = { number: string; orderUrl: string; status: OrderPage['status'] | null }

/**
 * The order placed in this browser of which it has not heard the end; null without one. The shop is asked on arrival,
 * and when the tab becomes visible again: what is paid meanwhile, here or elsewhere, leaves the cart.
 */
export function useWaitingOrder(): PlacedBefore | null {
  const [order, setOrder] = useState<PlacedBefore | null>(null)
  useEffect(() => {
    async function ask(): Promise<void> {
      const waiting = pendingOrder()
      if (!waiting || document.visibilityState !== 'visible') return
      const status = await statusOf(waiting.orderUrl)
      if (pendingOrder()?.number !== waiting.number) return
      if (status === 'cancelled') startCheckout()
      else if (status && status !== 'placed') settleCheckout()
      setOrder({ ...waiting, status })
    }
    const listener = () => void ask()
    listener()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return order
}

async function statusOf(orderUrl: string): Promise<PlacedBefore['status']> {
  const [, , number = '', key = ''] = orderUrl.split('/')
  try {
    const { checkOrder } = await import('@/contracts/orders/orderPage')
    return (await send(checkOrder, { params: { number, key } })).status
  } catch {
    return null
  }
}

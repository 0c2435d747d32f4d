'use client'

import { DAY_MS } from '@/contracts/core/time'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { takeOut } from '../../cart/cart'
import { getStoredCart, storeCart } from '../../cart/cartStore'
import { useCart } from '../../cart/useCart'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** Whoever buys the same again later is not asked. */
const ASKED_FOR_MS = 2 * DAY_MS

/**
 * Paid on another device, its pieces may still be in the cart of this one: says so, and takes them out
 * (docs/behaviour.md, 3.5). `now` in ms since 1970.
 */
export function StillInCart({ order, now }: { order: OrderPage; now: number }) {
  const isKnown = useBrowserValue(() => true, false)
  const { items } = useCart()
  const isNew = order.paidAt !== null && now - Date.parse(order.paidAt) < ASKED_FOR_MS
  const bought = items.flatMap((item) => {
    const line = order.lines.find((each) => each.productId === item.productId && each.detail === item.detail)
    return line ? [{ ...item, quantity: line.quantity }] : []
  })
  if (!isKnown || !isNew || bought.length === 0) return null
  return (
    <div className="callout still-in-cart">
      <p>{`Paid, but still in the cart on this device: ${bought.map(({ title }) => title).join(', ')}.`}</p>
      <button
        type="button"
        className="button button-line button-small"
        onClick={() => storeCart(takeOut(getStoredCart() ?? [], bought))}
      >
        Take {bought.length === 1 ? 'it' : 'them'} out
      </button>
    </div>
  )
}

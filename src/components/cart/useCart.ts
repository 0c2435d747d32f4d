'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { addItem, addKept, type CartItem, chooseVariant, removeItem, restoreItem, setQuantity } from './cart'
import { getStoredCart, storeCart, subscribeToCart } from './cartStore'

/** The cart: the site's sample items until the visitor changes something, then their own, kept in the browser. */
export function useCart(samples: CartItem[]) {
  const stored = useSyncExternalStore(subscribeToCart, getStoredCart, () => null)
  const change = useCallback(
    (next: (items: CartItem[]) => CartItem[]): boolean => {
      const items = getStoredCart() ?? samples
      const changed = next(items)
      if (changed === items) return false
      storeCart(changed)
      return true
    },
    [samples],
  )
  return {
    items: stored ?? samples,
    /** Adds pieces, one by default; false when the limit is reached or the currency differs. */
    add: (product: Omit<CartItem, 'quantity'>, limit: number, quantity?: number) =>
      change((items) => addItem(items, product, limit, quantity)),
    addKept: (kept: CartItem) => change((items) => addKept(items, kept)),
    choose: (id: string, chosen: Pick<CartItem, 'variantId' | 'detail' | 'price'>, limit: number) =>
      change((items) => chooseVariant(items, id, chosen, limit)),
    setQuantity: (id: string, quantity: number, limit: number) =>
      change((items) => setQuantity(items, id, quantity, limit)),
    remove: (id: string) => change((items) => removeItem(items, id)),
    restore: (item: CartItem, index: number) => change((items) => restoreItem(items, item, index)),
  }
}

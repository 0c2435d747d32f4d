'use client'

import { useSyncExternalStore } from 'react'
import {
  addItem,
  addKept,
  type CartItem,
  chooseVariant,
  noteLeft,
  ownItems,
  removeItem,
  restoreItem,
  setQuantity,
} from './cart'
import { getStoredCart, storeCart, subscribeToCart } from './cartStore'

type Change = (items: CartItem[]) => CartItem[]

/**
 * The visitor's cart, kept in the browser. With `samples` it shows them until the visitor adds a piece of their own;
 * without, only what the visitor added (docs/behaviour.md, 3.5).
 */
export function useCart(samples?: CartItem[]) {
  const stored = useSyncExternalStore(subscribeToCart, getStoredCart, () => null)
  const change = (next: Change) => store(getStoredCart() ?? samples ?? [], next)
  return {
    items: samples ? (stored ?? samples) : ownItems(stored ?? []),
    /** Adds pieces, one by default; false when the limit is reached or the currency differs. */
    add: (product: Omit<CartItem, 'quantity'>, limit: number, quantity?: number) =>
      addOwn((items) => addItem(items, product, limit, quantity)),
    addKept: (kept: CartItem) => addOwn((items) => addKept(items, kept)),
    choose: (id: string, chosen: Pick<CartItem, 'variantId' | 'detail' | 'price'>, limit: number) =>
      change((items) => chooseVariant(items, id, chosen, limit)),
    setQuantity: (id: string, quantity: number, limit: number) =>
      change((items) => setQuantity(items, id, quantity, limit)),
    noteLeft: (stock: ReadonlyMap<string, number>) => void change((items) => noteLeft(items, stock)),
    remove: (id: string) => change((items) => removeItem(items, id)),
    restore: (item: CartItem, index: number) => change((items) => restoreItem(items, item, index)),
  }
}

/** Changes the own items alone: the first own piece replaces the samples. */
function addOwn(next: Change): boolean {
  return store(ownItems(getStoredCart() ?? []), next)
}

/** Stores what has become of these items, samples only while there is nothing else; false if nothing has changed. */
function store(items: CartItem[], next: Change): boolean {
  const changed = next(items)
  if (changed === items) return false
  const own = ownItems(changed)
  storeCart(own.length > 0 ? own : changed)
  return true
}

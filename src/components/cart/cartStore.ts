import { type CartItem, parseCart } from './cart'
import { CART_KEY, showPieces } from './cartCount'

const listeners = new Set<() => void>()
/** Fallback when localStorage is not available. */
let unstored: string | null = null
let known: { text: string | null; items: CartItem[] | null } = { text: null, items: null }

/**
 * The visitor's own cart; null until they change the sample one. Returns the same list as long as nothing
 * changes.
 */
export function getStoredCart(): CartItem[] | null {
  const text = readText()
  if (text !== known.text) known = { text, items: parseCart(text) }
  return known.items
}

export function storeCart(items: CartItem[]): void {
  const text = JSON.stringify(items)
  try {
    localStorage.setItem(CART_KEY, text)
    unstored = null
  } catch {
    unstored = text
  }
  notify()
}

/** Calls back when the cart changes, here or in another tab. */
export function subscribeToCart(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', fromOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab)
  }
}

function readText(): string | null {
  if (unstored !== null) return unstored
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return null
  }
}

function fromOtherTab({ key }: StorageEvent): void {
  if (key === CART_KEY || key === null) notify()
}

function notify(): void {
  showPieces(readText())
  for (const listener of listeners) listener()
}

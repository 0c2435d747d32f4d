export const CART_KEY = 'cart'

type Line = { id: string; productId: string; quantity: number; left?: number; isSample?: boolean }

/**
 * Shows how many pieces of their own the visitor has in the stored cart, as the CSS variable --cart-pieces. Also runs
 * as text in the inline script, so it may only use its argument.
 */
export function showPieces(cart: string | null): void {
  let pieces = 0
  try {
    const lines = JSON.parse(cart ?? '[]') as Line[]
    // A sample that is not marked (parseCart) has an id of its own.
    for (const { id, productId, quantity, left = quantity, isSample } of lines)
      if (!isSample && id.startsWith(productId)) pieces += Math.min(quantity, left)
  } catch {
    pieces = 0
  }
  document.documentElement.style.setProperty('--cart-pieces', pieces > 0 ? `"${pieces}"` : 'none')
}

/**
 * Inline script for <head>: the first paint of every page shows the count, without any code in the page's own scripts.
 * It follows other tabs, and changes made while the page was in the back-forward cache.
 */
export const cartCountScript =
  `try{(f=>{let s=()=>f(localStorage.getItem('${CART_KEY}'));s();` +
  `addEventListener('storage',s);addEventListener('pageshow',s)})(${showPieces.toString()})}catch{}`

import type { CartItem } from '../cart/cart'

/** A line of a cart: one slip dress for $148.00. */
export function buildCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: 'dress',
    productId: 'dress',
    variantId: null,
    title: 'Marea slip dress',
    detail: null,
    price: 14_800,
    quantity: 1,
    currency: 'USD',
    image: null,
    ...overrides,
  }
}

import type { QuotePart } from '@/contracts/orders/checkout'

/** A seller's part of a cart that is priced for the checkout: one dress, shipped at the shop's price. */
export const quotePart: QuotePart = {
  sellerId: 'isla',
  name: 'Isla Verano',
  from: null,
  lines: [0],
  deliveries: ['ship'],
  delivery: 'ship',
  pickupText: null,
  shipPrice: 500,
  hasOwnRates: false,
  freeFrom: null,
  subtotal: 14_800,
  discount: 0,
  shipping: 500,
  tax: 1_184,
  total: 16_484,
  returns: null,
}

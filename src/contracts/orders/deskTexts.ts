import type { Delivery } from './states'

/** Texts of the seller's desk (docs/behaviour.md, 12.9). */
export const DESK_TEXTS = {
  paid: 'Marked as paid',
  seen: 'Payment seen',
  notOwedYet: 'Not owed yet: no admin has seen the money.',
  cancelled: 'Order cancelled',
  shipped: 'Shipment saved',
  handedOver: 'Handed over',
  corrected: 'Parcel corrected',
  refunded: 'Refund started',
  failed: 'Nothing was changed. Please try again.',
  onlyManual: 'Only a payment outside the site is marked by hand.',
  problem: 'Nothing is shipped or handed over before an admin has settled the problem.',
  notAllOwn: 'Other sellers have pieces in this order. An admin can do this.',
  noConfirming: 'Payments outside the site are confirmed by an admin.',
  noRefunds: 'Refunds are made by an admin.',
  shippingByAdmin: 'Shipping is given back by an admin.',
  nothingChosen: 'Choose what goes back',
  downloadsAllowed: 'Downloads allowed',
  nothingToDownload: 'There is nothing to download: it is not paid, on hold, or refunded.',
  keyUsed: 'This was sent before with other contents.',
  erased: 'The buyer is erased. Sums and pieces stay.',
  eraseOpen: 'It still waits for its payment. Cancel it first.',
} as const

/** "Dune skirt is not there before Dec 12, 2026." */
export const notThereYet = (title: string, day: string) => `${title} is not there before ${day}.`

/** "There are only 2 left to ship.", or "These pieces are already shipped." */
export function leftToShip(left: number, delivery: Delivery): string {
  const [open, done] = delivery === 'pickup' ? ['to hand over', 'handed over'] : ['to ship', 'shipped']
  return left > 0 ? `There are only ${left} left ${open}.` : `These pieces are already ${done}.`
}

/** What waits for a seller: "2 to ship, 1 to hand over", or `named` "2 orders to ship, 1 to hand over". */
export function waitingWords(
  { orders, toHandOver }: { orders: number; toHandOver: number },
  { named = false }: { named?: boolean } = {},
): string {
  const ways = [
    [orders - toHandOver, 'to ship'],
    [toHandOver, 'to hand over'],
  ] as const
  return ways
    .filter(([count]) => count > 0)
    .map(([count, way], index) => {
      const noun = named && index === 0 ? (count === 1 ? 'order ' : 'orders ') : ''
      return `${count} ${noun}${way}`
    })
    .join(', ')
}

/** "4 test orders" */
export const testOrders = (count: number) => `${count} test ${count === 1 ? 'order' : 'orders'}`

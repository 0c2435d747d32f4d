import type { DeskOrder, DeskRow, DeskSummary, Sales } from '@/contracts/orders/desk'

/** A line of one piece that can be shipped. */
export const deskLine: DeskOrder['lines'][number] = {
  id: 'l1',
  productId: 'p1',
  title: 'Slip dress',
  detail: 'Size M',
  sku: 'MAR-M',
  image: null,
  price: 14_800,
  quantity: 1,
  discount: 0,
  shippedQuantity: 0,
  refundedQuantity: 0,
  toShip: 1,
}
/** A paid order of two lines, to ship. */
export const deskOrder: DeskOrder = {
  id: 'o1',
  number: '7KQ2-M9XA',
  isTest: false,
  status: 'paid',
  problem: null,
  fulfilment: 'to_ship',
  placedAt: '2026-11-22T09:41:00.000Z',
  currency: 'USD',
  paidAt: '2026-11-22T09:42:00.000Z',
  cancelledAt: null,
  cancelReason: null,
  payment: 'stripe',
  paymentLabel: 'Card',
  merchantName: 'Isla Verano',
  delivery: 'ship',
  holdUntil: null,
  lines: [
    deskLine,
    { ...deskLine, id: 'l2', title: 'Hoops', detail: null, price: 6_400, quantity: 2, toShip: 2 },
  ],
  discountCode: null,
  sums: { goods: 27_600, discount: 0, refunded: 0, share: 22_080, sharePercent: 80 },
  whole: { shipping: 500, tax: 2_208, total: 30_308, refunded: 0, shippingLeft: 500 },
  refundBase: { subtotal: 27_600, discount: 0, tax: 2_208, goodsRefunded: 0 },
  buyer: {
    name: 'Carmen Ocasio',
    email: 'carmen@ocasio.example',
    phone: null,
    address: {
      line1: '1420 Collins Avenue',
      line2: '4B',
      city: 'Miami Beach',
      region: 'FL',
      postalCode: '33139',
      country: 'US',
    },
    note: 'Ring twice.',
  },
  shipments: [],
  refunds: [],
  may: { ship: true, markPaid: false, cancel: false, refund: true, refundShipping: true },
}

/** An order in the list, of which some pieces are on their way. */
export const deskRow: DeskRow = {
  id: 'o1',
  number: '7KQ2-M9XA',
  isTest: false,
  status: 'paid',
  problem: null,
  fulfilment: 'partly_shipped',
  placedAt: '2026-11-22T09:41:00.000Z',
  currency: 'USD',
  buyer: 'Carmen Ocasio',
  place: 'Miami Beach, US',
  images: [],
  pieces: 3,
  shippedPieces: 1,
  sum: 34_800,
}
export const deskSummary: DeskSummary = {
  hasOrders: true,
  toShip: { orders: 2, pieces: 6 },
  month: [{ currency: 'USD', sold: 284_600, orders: 19 }],
}
export const deskSales: Sales = {
  currency: 'USD',
  sold: 300_000,
  refunded: 15_800,
  net: 284_200,
  share: 268_800,
  paidOut: 149_800,
  owed: 119_000,
  orders: 20,
  pieces: 31,
}

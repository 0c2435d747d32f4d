import type { OrderPage } from '@/contracts/orders/orderPage'

/** A line of one piece, not packed yet, for tests. */
export const orderLine: OrderPage['lines'][number] = {
  id: 'line-1',
  productId: 'dress',
  title: 'Marea slip dress',
  detail: 'Size M',
  image: null,
  sellerName: 'Isla',
  price: 14_800,
  quantity: 1,
  shippedQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  isDownload: false,
  availableFrom: null,
}

/** An order that is paid and not packed yet, for tests. */
export function buildOrder(changes: Partial<OrderPage> = {}): OrderPage {
  return {
    number: 'TEST-7KQ2-M9XA',
    isTest: true,
    status: 'paid',
    fulfilment: 'to_ship',
    problem: null,
    placedAt: '2026-11-22T09:40:00.000Z',
    paidAt: '2026-11-22T09:41:00.000Z',
    cancelledAt: null,
    cancelReason: null,
    lines: [orderLine],
    parts: [],
    currency: 'USD',
    subtotal: 14_800,
    discount: 0,
    discountCode: null,
    shipping: 500,
    tax: 1_184,
    total: 16_484,
    refunded: 0,
    email: 'carmen@ocasio.studio',
    name: 'Carmen Ocasio',
    phone: null,
    delivery: 'ship',
    address: {
      line1: '1420 Collins Avenue',
      line2: null,
      city: 'Miami Beach',
      region: 'Florida',
      postalCode: '33139',
      country: 'US',
    },
    note: null,
    payment: 'test',
    paymentLabel: 'Test payment',
    toConfirm: null,
    canPay: false,
    canCancel: false,
    canChangeAddress: false,
    holdUntil: null,
    instructions: null,
    pickupText: null,
    merchantName: 'Isla Verano',
    supportEmail: null,
    returnsText: null,
    receiptCode: 'TEST-7KQ2-M9XA-4F8J-2KQW',
    shipments: [],
    refunds: [],
    returns: [],
    returnable: [],
    downloads: [],
    ...changes,
  }
}

/** A seller's part of an order, shipped, for tests. */
export function buildPart(changes: Partial<OrderPage['parts'][number]> = {}): OrderPage['parts'][number] {
  return {
    name: 'Isla',
    from: null,
    lineIds: [orderLine.id],
    delivery: 'ship',
    pickupText: null,
    subtotal: 14_800,
    discount: 0,
    shipping: 500,
    tax: 1_184,
    total: 16_484,
    returns: null,
    ...changes,
  }
}

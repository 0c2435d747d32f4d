import type { DeskOrder, DeskRow } from '@/contracts/orders/desk'
import { deskLine, deskOrder, deskRow, deskSales, deskSummary } from '../../src/components/testing/deskData'
import { shortLink } from '../../src/components/testing/shortLink'
import { type Scene, press, printed, tab } from './scene'

const LIST = '/dashboard/ecommerce/orders'
const picture = (file: string) => `/cms-api/media/file/product-${file}.webp`
const DRESS = picture('01-slip-dress')
const HOOPS = picture('03-shell-hoops')
const SCARF = picture('10-silk-scarf')

const row: DeskRow = {
  ...deskRow,
  id: 'a'.repeat(24),
  fulfilment: 'to_ship',
  placedAt: '2026-11-21T14:42:00.000Z',
  images: [DRESS, HOOPS, SCARF],
  pieces: 4,
  shippedPieces: 0,
}
const rowOf = (id: string, number: string, buyer: string, change: Partial<DeskRow>): DeskRow => ({
  ...row,
  id: id.repeat(24),
  number,
  buyer,
  ...change,
})
const rows = [
  row,
  rowOf('b', '4TZC-1R8E', 'June Albright', {
    status: 'placed',
    fulfilment: 'none',
    images: [SCARF],
    pieces: 1,
    sum: 7_200,
  }),
  rowOf('c', 'W0D6-HJ3P', 'Mateo Luján', {
    fulfilment: 'partly_shipped',
    images: [HOOPS, DRESS],
    pieces: 3,
    shippedPieces: 1,
  }),
  rowOf('d', '9XNB-52QY', 'Priya Raman', { problem: 'sold_out', images: [DRESS], pieces: 1, sum: 14_800 }),
  rowOf('e', 'E3MV-7K0G', 'Ines Ferrer', {
    fulfilment: 'shipped',
    place: null,
    images: [HOOPS],
    pieces: 2,
    shippedPieces: 2,
  }),
  rowOf('f', '2HPA-D94S', '', { status: 'refunded', fulfilment: 'none', images: [], pieces: 1, sum: 6_400 }),
  rowOf('0', 'TEST-B6RW-20ZK', 'Isla Verano', { isTest: true, images: [SCARF], pieces: 1, sum: 7_200 }),
]
const line = { ...deskLine, title: 'Marea slip dress', sku: 'MAR-01-M', image: DRESS }
const order: DeskOrder = {
  ...deskOrder,
  id: row.id,
  placedAt: row.placedAt,
  paidAt: '2026-11-21T14:43:00.000Z',
  lines: [
    line,
    {
      ...line,
      id: '2',
      title: 'Shell hoop earrings',
      detail: null,
      sku: 'SHL-04',
      image: HOOPS,
      price: 6_400,
      quantity: 2,
      toShip: 2,
    },
    { ...line, id: '3', title: 'Tide silk scarf', detail: null, sku: 'TID-10', image: SCARF, price: 7_200 },
  ],
  discountCode: null,
  sums: { goods: 34_800, discount: 0, refunded: 0, share: 34_800, sharePercent: 100 },
  whole: { shipping: 500, tax: 2_784, total: 38_084, refunded: 0, shippingLeft: 500 },
  refundBase: { subtotal: 34_800, discount: 0, tax: 2_784, goodsRefunded: 0 },
}
const done: DeskOrder = {
  ...order,
  fulfilment: 'shipped',
  delivery: 'pickup',
  isTest: true,
  number: 'TEST-B6RW-20ZK',
  lines: [
    { ...line, shippedQuantity: 1, toShip: 0 },
    { ...line, id: '2', quantity: 2, refundedQuantity: 2, toShip: 0 },
  ],
  shipments: [
    {
      id: '1',
      at: '2026-11-22T09:00:00.000Z',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      lines: [{ lineId: '1', quantity: 1 }],
    },
  ],
  refunds: [
    {
      id: '1',
      amount: 31_968,
      state: 'done',
      reason: 'requested',
      createdAt: '2026-11-22T10:00:00.000Z',
      doneAt: null,
    },
  ],
  whole: null,
  may: {
    ship: false,
    markPaid: false,
    cancel: false,
    refund: false,
    refundShipping: false,
    decideReturns: false,
  },
}
const waiting: DeskOrder = {
  ...order,
  status: 'placed',
  fulfilment: 'none',
  paidAt: null,
  payment: 'manual',
  paymentLabel: 'Bank transfer',
  holdUntil: '2026-11-24T14:42:00.000Z',
  refundBase: null,
  may: {
    ship: false,
    markPaid: true,
    cancel: true,
    refund: false,
    refundShipping: false,
    decideReturns: false,
  },
}

const returned: DeskOrder = {
  ...order,
  fulfilment: 'shipped',
  lines: [{ ...line, shippedQuantity: 1, toShip: 0 }],
  shipments: [
    {
      id: '1',
      at: '2026-11-22T09:00:00.000Z',
      carrier: 'USPS',
      trackingNumber: null,
      trackingUrl: null,
      lines: [{ lineId: '1', quantity: 1 }],
    },
  ],
  returns: [
    {
      id: 'r1',
      lineId: '1',
      quantity: 1,
      reason: 'does_not_fit',
      note: 'Lovely, but a size too small.',
      state: 'requested',
      askedAt: '2026-11-24T10:00:00.000Z',
      decidedAt: null,
      word: null,
    },
  ],
}

const links = {
  path: '/dashboard/ecommerce/links',
  as: 'creator',
  answers: {
    '/api/short-links': {
      status: 200,
      json: [
        shortLink,
        { ...shortLink, id: 'l2', code: 'm3xq', label: 'Reel of the slip dress at the pier', sold: [] },
      ],
    },
  },
} as const

const list = (name: string, orders: readonly DeskRow[], rest: Partial<Scene> = {}): Scene => ({
  name: `desk.${name}`,
  path: LIST,
  as: 'creator',
  answers: {
    '/api/orders': { status: 200, json: { orders, next: orders.length > 0 ? '1.a' : null } },
    '/api/orders/summary': { status: 200, json: deskSummary },
    '/api/sales': { status: 200, json: [deskSales] },
  },
  ...rest,
})
const one = (name: string, shown: DeskOrder, rest: Partial<Scene> = {}): Scene => ({
  name: `desk.${name}`,
  path: `${LIST}/${row.id}`,
  as: 'creator',
  answers: { [`/api/orders/${row.id}`]: { status: 200, json: shown } },
  ...rest,
})

/** The seller's desk, and the dialog of a product that comes in sizes. */
export const deskScenes: Scene[] = [
  list('orders', rows),
  list('orders.empty', [], {
    answers: {
      '/api/orders': { status: 200, json: { orders: [], next: null } },
      '/api/orders/summary': {
        status: 200,
        json: { ...deskSummary, toShip: { orders: 0, pieces: 0 }, month: [] },
      },
      '/api/sales': { status: 200, json: [] },
    },
  }),
  list('orders.failed', [], { answers: { '/api/orders': { status: 500, json: {} } } }),
  one('order', order),
  one('order.waiting', waiting),
  one('order.done', done),
  one('order.return', returned),
  one('order.return-decline', returned, { isOverlay: true, open: press('Decline') }),
  one('order.loading', order, { answers: { [`/api/orders/${row.id}`]: 'never' } }),
  one('order.unknown', order, {
    answers: {
      [`/api/orders/${row.id}`]: { status: 404, json: { message: 'Not found', error: 'Not found' } },
    },
  }),
  one('packing-slip', order, { open: printed(), isPaper: true }),
  one('refund', order, {
    isOverlay: true,
    open: press('Refund', 'Increase Refund Shell hoop earrings'),
  }),
  { ...links, name: 'desk.links' },
  {
    ...links,
    name: 'desk.links.empty',
    answers: { '/api/short-links': { status: 200, json: [] } },
  },
  { ...links, name: 'desk.links.new', isOverlay: true, open: press('New link') },
  {
    name: 'desk.product-sizes',
    path: '/dashboard/ecommerce',
    as: 'creator',
    isOverlay: true,
    open: async (page) => {
      await tab(/^Products/, 'Edit Marea slip dress')(page)
      await page.getByLabel('Stock of M').focus()
    },
  },
]

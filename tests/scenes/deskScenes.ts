import type { DeskOrder } from '@/contracts/orders/desk'
import { askedReturn, deskLine, deskOrder } from '../../src/components/testing/deskData'
import { type Scene, press, printed, tab } from './scene'

const LIST = '/dashboard/ecommerce/orders'
const ID = 'a'.repeat(24)
const picture = (file: string) => `/cms-api/media/file/product-${file}.webp`
const DRESS = picture('01-slip-dress')
const HOOPS = picture('03-shell-hoops')
const SCARF = picture('10-silk-scarf')

const line = { ...deskLine, title: 'Marea slip dress', sku: 'MAR-01-M', image: DRESS }
const order: DeskOrder = {
  ...deskOrder,
  id: ID,
  placedAt: '2026-11-21T14:42:00.000Z',
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
  whole: { shipping: 500, tax: 2_784, total: 38_084, refunded: 0 },
  parts: [],
  refundBases: [{ lineIds: ['1', '2', '3'], subtotal: 34_800, discount: 0, tax: 2_784, goodsRefunded: 0 }],
  shippingLeft: 500,
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
      correctedAt: null,
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
    everRefund: true,
    decideReturns: false,
    allowDownloads: false,
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
  refundBases: [],
  may: {
    ship: false,
    markPaid: true,
    cancel: true,
    refund: false,
    refundShipping: false,
    everRefund: true,
    decideReturns: false,
    allowDownloads: false,
  },
}

const returned: DeskOrder = {
  ...order,
  fulfilment: 'shipped',
  lines: [{ ...line, shippedQuantity: 1, toShip: 0 }],
  may: { ...order.may, ship: false },
  shipments: [
    {
      id: '1',
      at: '2026-11-22T09:00:00.000Z',
      carrier: 'USPS',
      trackingNumber: null,
      trackingUrl: null,
      correctedAt: null,
      lines: [{ lineId: '1', quantity: 1 }],
    },
  ],
  returns: [{ ...askedReturn, lineId: line.id, note: 'Lovely, but a size too small.' }],
}
const back: DeskOrder = {
  ...returned,
  returns: returned.returns.map((each) => ({
    ...each,
    state: 'received',
    answerBy: null,
    decidedAt: '2026-11-25T10:00:00.000Z',
    sendUntil: '2026-12-09T10:00:00.000Z',
    address: '428 Española Way, Miami Beach',
    sentAt: '2026-11-26T10:00:00.000Z',
    carrier: 'USPS',
    trackingNumber: '9405503699300461220718',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405503699300461220718',
    receivedAt: '2026-11-30T10:00:00.000Z',
  })),
}

const download: DeskOrder = {
  ...order,
  fulfilment: 'none',
  delivery: 'download',
  lines: [
    {
      ...line,
      title: 'Summer presets',
      detail: null,
      image: null,
      toShip: 0,
      files: [
        { id: 'f1', name: 'Summer presets.zip', downloads: 10, allowed: 10 },
        { id: 'f2', name: 'How_to_install_them_on_every_phone_and_camera.pdf', downloads: 3, allowed: 10 },
        { id: 'f3', name: 'Bonus.zip', downloads: 10, allowed: 20 },
      ],
    },
  ],
  may: { ...order.may, ship: false, allowDownloads: true },
}

const one = (name: string, shown: DeskOrder, rest: Partial<Scene> = {}): Scene => ({
  name: `desk.${name}`,
  path: `${LIST}/${ID}`,
  as: 'creator',
  answers: { [`/api/orders/${ID}`]: { status: 200, json: shown } },
  ...rest,
})

/** The seller's desk, and the dialog of a product that comes in sizes. */
export const deskScenes: Scene[] = [
  one('order', order),
  one('order.waiting', waiting),
  one('order.done', done),
  one('order.download', download),
  one('order.return', returned),
  one('order.return-back', back),
  one('order.return-decline', returned, { isOverlay: true, open: press('Decline') }),
  one('order.loading', order, { answers: { [`/api/orders/${ID}`]: 'never' } }),
  one('order.unknown', order, {
    answers: {
      [`/api/orders/${ID}`]: { status: 404, json: { message: 'Not found', error: 'Not found' } },
    },
  }),
  one('packing-slip', order, { open: printed(), isPaper: true }),
  one('refund', order, {
    isOverlay: true,
    open: press('Refund', 'One more Shell hoop earrings to refund'),
  }),
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

import type { DeskRow } from '@/contracts/orders/desk'
import { deskRow, deskSales, deskSummary } from '../../src/components/testing/deskData'
import type { Scene } from './scene'

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
  refundedPieces: 0,
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
    delivery: 'pickup',
    place: null,
    images: [HOOPS],
    pieces: 2,
    shippedPieces: 2,
  }),
  rowOf('f', '2HPA-D94S', '', { status: 'refunded', fulfilment: 'none', images: [], pieces: 1, sum: 6_400 }),
  rowOf('0', 'TEST-B6RW-20ZK', 'Isla Verano', { isTest: true, images: [SCARF], pieces: 1, sum: 7_200 }),
]
const list = (name: string, orders: readonly DeskRow[], rest: Partial<Scene> = {}): Scene => ({
  name: `desk.${name}`,
  path: '/dashboard/ecommerce/orders',
  as: 'creator',
  answers: {
    '/api/orders': { status: 200, json: { orders, next: orders.length > 0 ? '1.a' : null } },
    '/api/orders/summary': { status: 200, json: deskSummary },
    '/api/sales': { status: 200, json: [deskSales] },
  },
  ...rest,
})

/** The list of a seller's orders. */
export const orderListScenes: Scene[] = [
  list('orders', rows),
  list('orders.empty', [], {
    answers: {
      '/api/orders': { status: 200, json: { orders: [], next: null } },
      '/api/orders/summary': {
        status: 200,
        json: { ...deskSummary, toShip: { orders: 0, pieces: 0, toHandOver: 0 }, month: [] },
      },
      '/api/sales': { status: 200, json: [] },
    },
  }),
  list('orders.returns', rows.slice(4, 5), {
    answers: {
      '/api/orders': { status: 200, json: { orders: rows.slice(4, 5), next: null } },
      '/api/orders/summary': { status: 200, json: { ...deskSummary, returns: 1 } },
      '/api/sales': { status: 200, json: [deskSales] },
    },
  }),
  list('orders.failed', [], { answers: { '/api/orders': { status: 500, json: {} } } }),
]

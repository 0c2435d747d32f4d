import type { PayloadRequest } from 'payload'
import type { LabelService } from '@/contracts/orders/deskCalls'
import { deliveryOfSeller, linesOfSeller } from '@/contracts/orders/parts'
import { isAvailable } from '@/contracts/orders/availability'
import { CSV_BATCH, csvResponse } from '@/database/csv'
import { driverCollection } from '@/database/driverCollection'
import type { StoredLine } from '@/domain/orders/orderStore'
import { type OrderKind, waitsToShip } from '@/domain/orders/sales'
import { piecesToShip } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder } from '@/payload-types'

type LabelledOrder = Pick<
  StoredOrder,
  'number' | 'name' | 'email' | 'phone' | 'address' | 'lines' | 'parts' | 'delivery' | 'currency'
> & { createdAt: Date }

const FIELDS = [
  'number',
  'name',
  'email',
  'phone',
  'address',
  'lines',
  'parts',
  'delivery',
  'currency',
  'createdAt',
]

/**
 * The columns that each service imports (docs/behaviour.md, 12.20): all of Shippo's template, in its order, and those
 * that Sendcloud needs for an address in one field, then ones that can be mapped. Weights are left to the packer.
 */
const COLUMNS = {
  shippo: [
    'Order Number',
    'Order Date',
    'Recipient Name',
    'Company',
    'Email',
    'Phone',
    'Street Line 1',
    'Street Number',
    'Street Line 2',
    'City',
    'State/Province',
    'Zip/Postal Code',
    'Country',
    'Item Title',
    'SKU',
    'Quantity',
    'Item Weight',
    'Item Weight Unit',
    'Item Price',
    'Item Currency',
    'Order Weight',
    'Order Weight Unit',
    'Order Amount',
    'Order Currency',
  ],
  sendcloud: [
    'Customer name',
    'Country code',
    'Postal code',
    'Address',
    'City',
    'Order reference',
    'State',
    'Email',
    'Phone',
    'Items',
  ],
} as const satisfies Record<LabelService, readonly string[]>

/**
 * A CSV download of what a seller has to ship now, or all sellers where `sellerId` is null, as a postage service
 * imports it: a row for each line at Shippo, one for each seller's parcel at Sendcloud. Each seller's parcel has a
 * number of its own, because both services make one parcel of what has the same. The caller checks access.
 */
export function exportLabels(
  req: PayloadRequest,
  sellerId: string | null,
  { service, kind }: { service: LabelService; kind: OrderKind },
): Response {
  const orders = driverCollection(req, 'orders')
    .find<LabelledOrder>(waitsToShip(sellerId, kind), {
      projection: Object.fromEntries(FIELDS.map((field) => [field, 1])),
    })
    .sort({ createdAt: 1 })
    .batchSize(CSV_BATCH)
  const toShip = (order: LabelledOrder) =>
    linesOfSeller(order.lines, sellerId).filter((line) => isParcel(order, line))
  if (service === 'shippo')
    return csvResponse('labels-shippo', COLUMNS.shippo, orders, (order) =>
      toShip(order).map((line) => shippoRow(order, line)),
    )
  return csvResponse('labels-sendcloud', COLUMNS.sendcloud, orders, (order) =>
    bySeller(toShip(order)).map((lines) => sendcloudRow(order, lines)),
  )
}

/** Whether pieces of a line go into a parcel now, not over a counter. */
function isParcel(order: LabelledOrder, line: StoredLine): boolean {
  const isShipped = deliveryOfSeller(order, line.sellerId) === 'ship'
  return isShipped && piecesToShip(line) > 0 && isAvailable(line.availableFrom)
}

function bySeller(lines: readonly StoredLine[]): StoredLine[][] {
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))]
  return sellers.map((id) => linesOfSeller(lines, id))
}

/** "7KQ2-M9XA-2": the order's number, and in an order of several sellers the place of this one among them. */
function parcelNumber({ number, lines }: LabelledOrder, sellerId: string | undefined): string {
  const sellers = [...new Set((lines ?? []).map((line) => line.sellerId))]
  return sellers.length > 1 ? `${number}-${sellers.indexOf(sellerId ?? '') + 1}` : number
}

/**
 * A phone number as it is dialled: "+34 600 …" as "0034 600 …", a North American one without its 1. Carriers read both,
 * while a number that begins with a plus would be escaped for spreadsheets, and then be read by nobody.
 */
function dialled(phone: string): string {
  return phone.replace(/^\s*[+＋]\s*1[\s.-]*/, '').replace(/^\s*[+＋]\s*/, '00')
}

function shippoRow(order: LabelledOrder, line: StoredLine) {
  const { line1, line2, city, region, postalCode, country } = order.address ?? {}
  return {
    'Order Number': parcelNumber(order, line.sellerId),
    'Order Date': order.createdAt.toISOString().slice(0, 10),
    'Recipient Name': order.name ?? '',
    Company: '',
    Email: order.email ?? '',
    Phone: dialled(order.phone ?? ''),
    'Street Line 1': line1 ?? '',
    'Street Number': '',
    'Street Line 2': line2 ?? '',
    City: city ?? '',
    'State/Province': region ?? '',
    'Zip/Postal Code': postalCode ?? '',
    Country: country ?? '',
    'Item Title': titleOf(line),
    SKU: line.sku ?? '',
    Quantity: piecesToShip(line),
    'Item Weight': '',
    'Item Weight Unit': '',
    'Item Price': (line.price / 100).toFixed(2),
    'Item Currency': order.currency ?? '',
    'Order Weight': '',
    'Order Weight Unit': '',
    'Order Amount': '',
    'Order Currency': '',
  }
}

function sendcloudRow(order: LabelledOrder, lines: readonly StoredLine[]) {
  const { line1, line2, city, region, postalCode, country } = order.address ?? {}
  return {
    'Customer name': order.name ?? '',
    'Country code': country ?? '',
    'Postal code': postalCode ?? '',
    Address: [line1, line2].filter(Boolean).join(', '),
    City: city ?? '',
    'Order reference': parcelNumber(order, lines[0]?.sellerId),
    State: region ?? '',
    Email: order.email ?? '',
    Phone: dialled(order.phone ?? ''),
    Items: lines.map((line) => `${piecesToShip(line)} x ${titleOf(line)}`).join('; '),
  }
}

const titleOf = ({ title, detail }: StoredLine) => [title, detail].filter(Boolean).join(', ')

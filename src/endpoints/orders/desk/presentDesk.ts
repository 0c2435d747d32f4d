import { isAdmin } from '@/access/guards'
import { type DeskLine, type DeskOrder, type DeskRow, ROW_PICTURES_MAX } from '@/contracts/orders/desk'
import { deliveryOfSeller } from '@/contracts/orders/parts'
import { goodsOf, isOwed, refundedGoods } from '@/contracts/orders/totals'
import { piecesToShip, shareOf } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder, Refund as StoredRefund, User as StoredUser } from '@/payload-types'
import { ADDRESS_CHANGED } from '../changeAddress'
import { allowedTimes, canDownload } from '../downloads'
import { fulfilmentOf } from '../fulfilment'
import { labelOf, presentAddress, presentRefund, presentShipment } from '../presentOrderPage'
import { presentReturn } from '../returns/presentReturn'
import { basesOf, ownRatesOf, presentParts, shippingLeft } from './presentParts'
import { type Selling, mayConfirmPayment, mayRefund } from '@/domain/orders/selling'
import type { StoredLine } from '@/domain/orders/orderStore'
import type { OwnOrder } from './ownOrder'

/** An order in its seller's list. */
export function presentRow(own: OwnOrder): DeskRow {
  const { order, lines } = own
  const delivery = deliveryOf(own)
  const { city, country } = (delivery === 'ship' && order.address) || {}
  return {
    ...stateOf(order, lines),
    buyer: order.name ?? '',
    delivery,
    place: [city, country].filter(Boolean).join(', ') || null,
    images: lines.flatMap(({ image }) => image ?? []).slice(0, ROW_PICTURES_MAX),
    pieces: sumOf(lines, ({ quantity }) => quantity),
    shippedPieces: sumOf(lines, ({ shippedQuantity }) => shippedQuantity),
    refundedPieces: sumOf(lines, ({ refundedQuantity }) => refundedQuantity),
    sum: sumOf(lines, (line) => goodsOf(line, line.quantity)),
  }
}

type Context = { user: StoredUser; refunds: StoredRefund[]; selling: Selling }

/** An order as its seller sees it, without other sellers' lines. */
export function presentDeskOrder(own: OwnOrder, { user, refunds, selling }: Context): DeskOrder {
  const { order, lines, isWhole } = own
  const ids = new Set(lines.map(({ id }) => id))
  const isOwn = (rows: { lineId: string }[] | null | undefined) =>
    isWhole || (rows ?? []).some(({ lineId }) => ids.has(lineId))
  const shares = new Set(lines.map(({ sellerSharePercent }) => sellerSharePercent))
  const may = allowed(own, user, selling)
  const delivery = deliveryOf(own)
  return {
    ...stateOf(order, lines),
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    cancelReason: order.cancelReason ?? null,
    payment: order.payment.provider,
    paymentLabel: labelOf(order, selling),
    merchantName: selling.merchantName,
    awaitsAdmin: order.awaitsAdmin === true,
    delivery,
    holdUntil: order.status === 'placed' ? (order.holdUntil ?? null) : null,
    lines: lines.map(presentLine),
    sellers: sellersOf(lines),
    discountCode: order.discountCode ?? null,
    sums: {
      goods: sumOf(lines, (line) => goodsOf(line, line.quantity)),
      discount: sumOf(lines, ({ discount }) => discount),
      refunded: sumOf(lines, refundedGoods),
      share: isOwed(order) ? sumOf(lines, shareOf) : 0,
      sharePercent: shares.size === 1 ? ([...shares][0] ?? null) : null,
    },
    whole: isWhole ? wholeOf(order) : null,
    parts: presentParts(own, selling),
    refundBases: may.refund ? basesOf(own) : [],
    shippingLeft: may.refundShipping ? shippingLeft(own, user, refunds) : 0,
    buyer: {
      name: order.name ?? '',
      email: order.email ?? '',
      phone: order.phone ?? null,
      address: delivery === 'ship' ? presentAddress(order.address) : null,
      note: order.note ?? null,
    },
    shipments: (order.shipments ?? [])
      .filter((shipment) => isOwn(shipment.lines))
      .map(presentShipment)
      .map((shipment) => ({ ...shipment, lines: shipment.lines.filter(({ lineId }) => ids.has(lineId)) })),
    addressChangedAt:
      (delivery === 'ship' && order.history?.findLast(({ what }) => what === ADDRESS_CHANGED)?.at) || null,
    refunds: refunds.flatMap((refund) => presentOwnRefund(own, refund)),
    returns: (order.returns ?? [])
      .filter(({ lineId }) => ids.has(lineId))
      .map((each) => presentReturn(each, order, refunds)),
    returnAddress: selling.returnAddress,
    may,
  }
}

/** Each seller of some lines once, by the name that the order keeps. */
function sellersOf(lines: readonly StoredLine[]): DeskOrder['sellers'] {
  const names = new Map(lines.map(({ sellerId, sellerName }) => [sellerId, sellerName ?? '']))
  return [...names].map(([id, name]) => ({ id, name }))
}

/** How the lines that the reader sees reach the buyer: as their seller's part does, else as the whole order. */
function deliveryOf({ order, lines }: OwnOrder): DeskOrder['delivery'] {
  const [sellerId = '', ...others] = new Set(lines.map((line) => line.sellerId))
  return others.length === 0 ? deliveryOfSeller(order, sellerId) : (order.delivery ?? 'ship')
}

/** A refund with what it gives back of the reader's part; nothing where none of it is theirs. */
function presentOwnRefund({ lines, isWhole }: OwnOrder, refund: StoredRefund): DeskOrder['refunds'] {
  const hasOwnPieces = (refund.lines ?? []).some(({ lineId }) => lines.some(({ id }) => id === lineId))
  const part = isWhole ? null : refund.parts?.find(({ sellerId }) => sellerId === lines[0]?.sellerId)
  if (!part) return isWhole || hasOwnPieces ? [presentRefund(refund)] : []
  const amount = part.goods + part.tax + part.shipping
  // Free pieces can be called off.
  return amount > 0 || hasOwnPieces ? [{ ...presentRefund(refund), amount }] : []
}

/** What the caller may do with the order as it is now. */
export function allowed(
  { order, lines, isWhole }: OwnOrder,
  user: StoredUser,
  selling: Selling,
): DeskOrder['may'] {
  const isPaid = order.status === 'paid'
  const isManual = order.payment.provider === 'manual'
  // A refund can also call off free pieces.
  const isLeft = order.refunded < order.total || lines.some((line) => line.refundedQuantity < line.quantity)
  const canRefund = isPaid && mayRefund(user, selling) && isLeft
  return {
    ship: isPaid && !order.problem && lines.some((line) => piecesToShip(line) > 0),
    markPaid: order.status === 'placed' && isManual && isWhole && mayConfirmPayment(user, selling),
    cancel: order.status === 'placed' && isWhole,
    refund: canRefund,
    everRefund: mayRefund(user, selling),
    refundShipping: canRefund && (isAdmin(user) || ownRatesOf(order, user) !== null),
    decideReturns: isPaid && mayRefund(user, selling),
    allowDownloads: lines.some((line) => canDownload(order, line) && (line.files ?? []).length > 0),
  }
}

function stateOf(order: StoredOrder, lines: StoredLine[]) {
  const { id, number, status, createdAt, currency } = order
  return {
    id,
    number,
    isTest: order.isTest === true,
    status,
    problem: order.problem ?? null,
    fulfilment: fulfilmentOf({ status, lines }),
    placedAt: createdAt,
    currency: currency ?? '',
  }
}

function presentLine(line: StoredLine): DeskLine {
  const { productId, title, price, quantity, discount, shippedQuantity, refundedQuantity } = line
  return {
    id: line.id ?? '',
    productId,
    title,
    detail: line.detail ?? null,
    sku: line.sku ?? null,
    image: line.image ?? null,
    price,
    quantity,
    discount,
    shippedQuantity,
    refundedQuantity,
    availableFrom: line.availableFrom ?? null,
    toShip: piecesToShip(line),
    files: (line.files ?? []).map((file) => ({
      id: file.fileId,
      name: file.name,
      downloads: file.downloads,
      allowed: allowedTimes(file),
    })),
  }
}

function wholeOf({ shipping, tax, total, refunded }: StoredOrder): DeskOrder['whole'] {
  return { shipping, tax, total, refunded }
}

function sumOf(lines: readonly StoredLine[], of: (line: StoredLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}

import { shownTracking } from '@/contracts/orders/carriers'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { linesOfSeller } from '@/contracts/orders/parts'
import { ownReturnWords } from '@/contracts/orders/sellerWords'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { PaymentProviderName } from '@/contracts/orders/states'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import { isDownload } from '@/domain/commerce/stock'
import { canChangeAddress } from './changeAddress'
import { downloadsOf } from './downloads'
import { mailedOrderLinks } from '@/auth/linkKeys'
import { waitsToHold } from './holdPieces'
import { fulfilmentOf } from './fulfilment'
import { receiptCode } from './receiptCode'
import { presentReturn } from './returns/presentReturn'
import { returnableOf } from './returns/returnable'
import type { Selling } from '@/domain/orders/selling'
import { canPay } from '../payments/startPayment'

/**
 * An order as the holder of its link sees it, with its refunds and the merchant's current settings; `key` is that of
 * the link.
 */
export function presentOrderPage(
  order: StoredOrder,
  { refunds, selling, key }: { refunds: StoredRefund[]; selling: Selling; key: string },
): OrderPage {
  const { payment, status, delivery } = order
  const [only] = order.parts?.length === 1 ? order.parts : []
  const isManual = payment.provider === 'manual'
  const isPlaced = status === 'placed'
  const isMailed = mailedOrderLinks.isKeyOf(key, order.id)
  return {
    number: order.number,
    isTest: order.isTest === true,
    status,
    fulfilment: fulfilmentOf(order),
    problem: order.problem ?? null,
    placedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    cancelReason: order.cancelReason ?? null,
    lines: (order.lines ?? []).map(presentLine),
    parts: (order.parts ?? []).map((part) => presentPart(part, order, selling)),
    currency: order.currency ?? '',
    subtotal: order.subtotal,
    discount: order.discount,
    discountCode: order.discountCode ?? null,
    shipping: order.shipping,
    tax: order.tax,
    total: order.total,
    refunded: order.refunded,
    email: order.email ?? '',
    name: order.name ?? '',
    phone: order.phone ?? null,
    delivery: delivery ?? 'ship',
    address: presentAddress(order.address),
    note: order.note ?? null,
    payment: payment.provider,
    paymentLabel: labelOf(order, selling),
    toConfirm: waitsToHold(order) ? (isMailed ? 'here' : 'mail') : null,
    canPay: canPay(order),
    canCancel: isPlaced,
    canChangeAddress: canChangeAddress(order),
    holdUntil: isPlaced ? (order.holdUntil ?? null) : null,
    instructions: isPlaced && isManual ? selling.manual?.instructions || null : null,
    pickupText:
      delivery === 'pickup' && (order.parts?.length ?? 0) < 2
        ? (only?.pickupText ?? selling.pickupText)
        : null,
    merchantName: only?.hasOwnName ? (only.name ?? '') : selling.merchantName,
    supportEmail: selling.supportEmail,
    returnsText: (only && ownReturnWords(only)) ?? selling.returnsText,
    receiptCode: receiptCode(order),
    shipments: (order.shipments ?? []).map(presentShipment),
    refunds: refunds.map(presentRefund),
    returns: (order.returns ?? []).map((each) => presentReturn(each, order, refunds)),
    returnable: returnableOf(order, selling),
    downloads: downloadsOf(order),
  }
}

type StoredPart = NonNullable<StoredOrder['parts']>[number]

function presentPart(part: StoredPart, { lines }: StoredOrder, selling: Selling): OrderPage['parts'][number] {
  const { sellerId, delivery, subtotal, discount, shipping, tax, total } = part
  return {
    name: part.name ?? '',
    from: part.from ?? null,
    lineIds: linesOfSeller(lines, sellerId).map(({ id }) => id ?? ''),
    delivery,
    pickupText: pickupTextOf(part, selling),
    subtotal,
    discount,
    shipping,
    tax,
    total,
    // As it was when the order was placed.
    returns: ownReturnWords(part),
  }
}

/** Where a seller's part is picked up: as its seller said when it was placed, else as the shop says now. */
export function pickupTextOf(
  { delivery, pickupText }: Pick<StoredPart, 'delivery' | 'pickupText'>,
  selling: Selling,
): string | null {
  return delivery === 'pickup' ? (pickupText ?? selling.pickupText) : null
}

/** Where the parcel goes; null for a pickup, and once the buyer is erased. */
export function presentAddress(address: StoredOrder['address']): OrderPage['address'] {
  if (!address?.line1) return null
  const { line1, line2, city, region, postalCode, country } = address
  return {
    line1,
    line2: line2 ?? null,
    city: city ?? '',
    region: region ?? null,
    postalCode: postalCode ?? null,
    country: country ?? '',
  }
}

/** A parcel, or a pickup. */
export function presentShipment(
  stored: NonNullable<StoredOrder['shipments']>[number],
): OrderPage['shipments'][number] {
  return {
    id: stored.id ?? '',
    at: stored.at ?? '',
    ...shownTracking(stored),
    correctedAt: stored.correctedAt ?? null,
    lines: (stored.lines ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }
}

function presentLine(line: NonNullable<StoredOrder['lines']>[number]): OrderPage['lines'][number] {
  const { productId, title, price, quantity, shippedQuantity, refundedQuantity } = line
  return {
    id: line.id ?? '',
    productId,
    title,
    detail: line.detail ?? null,
    image: line.image ?? null,
    sellerName: line.sellerName ?? '',
    price,
    quantity,
    shippedQuantity,
    refundedQuantity,
    returnedQuantity: line.returnedQuantity ?? 0,
    isDownload: isDownload(line),
    availableFrom: line.availableFrom ?? null,
  }
}

export function presentRefund(refund: StoredRefund): OrderPage['refunds'][number] {
  const { id, amount, state, reason, createdAt, doneAt } = refund
  return { id, amount, state, reason, createdAt, doneAt: doneAt ?? null }
}

export function labelOf({ payment: { provider } }: StoredOrder, { manual }: Selling): string {
  const labels: Record<PaymentProviderName, string> = {
    free: ORDER_TEXTS.freeLabel,
    manual: manual?.label ?? 'Bank transfer',
    test: ORDER_TEXTS.testLabel,
    stripe: ORDER_TEXTS.stripeLabel,
  }
  return labels[provider]
}

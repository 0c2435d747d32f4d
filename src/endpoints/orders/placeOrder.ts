import type { PayloadRequest } from 'payload'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import type { PlaceOrder } from '@/contracts/orders/checkout'
import { HOLD_MINUTES, LINE_QUANTITY_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { deliveryOfParts } from '@/contracts/orders/parts'
import { TOTAL_MAX } from '@/contracts/orders/totals'
import { markOf } from '@/auth/sign'
import { conflict, badRequest } from '@/database/errors'
import { holdProductFiles } from '@/domain/commerce/productFiles'
import { takeStock } from '@/domain/commerce/stock'
import type { Order as StoredOrder } from '@/payload-types'
import { takeUse } from '../discounts/codeUses'
import { requireDiscount } from '../discounts/findCode'
import { claimKept } from '../waiting-list/keptPieces'
import type { Entry } from '../waiting-list/waitingPlaces'
import { knownLinks } from '../links/findLink'
import { newOrderNumber } from '@/domain/orders/orderNumber'
import { insertOrder, readOrder, rowId } from '@/domain/orders/orderStore'
import { isTestProvider } from '../payments/providers'
import { queueReceivedMails } from '@/domain/orders/queueSaleMails'
import { offerParts } from './offerParts'
import { readShop } from './readShop'
import type { OfferedPart } from './refuseDelivery'
import { environment } from '@/environment'
import { refuseOrder } from './refuseOrder'
import type { Selling } from '@/domain/orders/selling'
import { markPaid } from '../payments/recordPayment'
import { type Placing, piecesOf, refuseTooManyUnpaid } from './unpaidOrders'
import type { ResolvedLine } from './resolveLines'
import type { Sellable, Variant } from '../commerce/sellables'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'

/**
 * Creates an order and takes its pieces, within one transaction. Prices, names and sums come from the database; those
 * that the buyer sent can only make it fail. An order with a total of zero is paid at once. Throws what refuseOrder
 * throws, and 409 if too many are unpaid, the code gives no discount, or the sum differs.
 */
export async function placeOrder(req: PayloadRequest, placing: Placing): Promise<StoredOrder> {
  const { body, bodyHash, from } = placing
  const kept = await claimKept(req, body.lines)
  const shop = await readShop(
    req,
    body.lines.map(({ productId }) => productId),
  )
  const { selling } = shop
  const lines = mergeLines(refuseOrder(req, body, shop))
  const held = lines.map(({ product: { files }, quantity }) => ({ files, quantity }))
  await refuseTooManyUnpaid(req, placing, held)
  const discount = await requireDiscount(req, body.discountCode, {
    lines: lines.map(({ product, price, quantity }) => ({
      productId: product.id,
      sellerId: product.sellerId,
      price,
      quantity,
    })),
    currency: body.currency.toUpperCase(),
  })
  const shares = discount?.shares ?? lines.map(() => 0)
  const { parts, totals } = offerParts(
    lines.map((line, index) => ({ ...line, discount: shares[index] ?? 0 })),
    selling,
    { ...body, country: body.address?.country ?? selling.countries[0] ?? '' },
  )
  const delivery = deliveryOfParts(parts.map(({ sums }) => sums))
  if (totals.total !== body.expectedTotal) throw conflict(ORDER_TEXTS.priceChanged)
  if (totals.total > TOTAL_MAX) throw conflict(ORDER_TEXTS.total)
  const waits = waitsForClick(body.payment, lines, kept)
  for (const [index, { product, variant, quantity, asked }] of lines.entries()) {
    const { id: productId, files, sellerId } = product
    const isTaken = waits || (await takeStock(req, { productId, variantId: variant?.id, quantity, files }))
    const fileIds = files.map(({ id }) => id)
    const areHeld = fileIds.length === 0 || (await holdProductFiles(req, fileIds, sellerId))
    if (!isTaken || !areHeld)
      throw conflict(ORDER_TEXTS.soldOut, { [`lines.${asked[0] ?? index}`]: ORDER_TEXTS.soldOut })
  }
  const links = await knownLinks(
    req,
    lines.map(({ link }) => link),
  )
  const now = new Date()
  const order = await insertOrder(req, {
    ...totals,
    discountCode: discount?.code.code ?? null,
    number: newOrderNumber(isTestProvider(body.payment)),
    isTest: isTestProvider(body.payment),
    attempt: body.attempt,
    bodyHash,
    placedFrom: markOf(from),
    status: 'placed',
    problem: null,
    refunded: 0,
    awaitsAdmin: false,
    currency: body.currency.toUpperCase(),
    email: body.email,
    name: body.name,
    phone: body.phone,
    note: body.note,
    delivery,
    address: delivery === 'ship' ? (body.address ?? {}) : {},
    payment: { provider: body.payment, attempts: [] },
    stockHeld: !waits,
    isMailboxKnown: false,
    holdUntil: new Date(now.getTime() + holdMs(body.payment, selling)),
    lines: lines.map(({ product, variant, price, quantity, link }, index) => ({
      id: rowId(),
      productId: product.id,
      variantId: variant?.id ?? null,
      sellerId: product.sellerId,
      sellerName: product.sellerName,
      sellerSharePercent: selling.sellerSharePercent,
      title: product.title,
      detail: variant ? variantDetail(product.optionNames, variant.values) : null,
      sku: variant?.sku ?? product.sku,
      image: product.image,
      link: link !== null && links.has(link) ? link : null,
      availableFrom: product.availableFrom,
      price,
      quantity,
      discount: shares[index] ?? 0,
      shippedQuantity: 0,
      refundedQuantity: 0,
      restockedQuantity: 0,
      files: product.files.map((file) => ({
        id: rowId(),
        fileId: file.id,
        name: file.name,
        bytes: file.bytes,
        downloads: 0,
      })),
    })),
    parts: parts.map(storedPart),
    shipments: [],
    returns: [],
    cameFrom: placing.cameFrom ?? {},
    wantsNews: body.wantsNews,
    history: [{ id: rowId(), at: now, what: 'placed', by: 'buyer', text: 'Placed' }],
  })
  if (discount) await takeUse(req, discount.code, order)
  if (body.payment === 'manual') await queueReceivedMails(req, order)
  if (totals.total > 0) return order
  await markPaid(req, order, { paymentRef: null, problem: null, isHeld: true, by: 'site' })
  return (await readOrder(req, order.id)) ?? order
}

/** A seller's part as it is stored: sums, and the rules of this day. */
function storedPart({ sums, terms, name }: OfferedPart) {
  const { isServed: _, ...stored } = sums
  const { from, ownName, returnDays, returnPayer, returnText, returnAddress } = terms
  return {
    id: rowId(),
    ...stored,
    name,
    hasOwnName: ownName !== null,
    from,
    shippingRefunded: 0,
    pickupText: sums.delivery === 'pickup' ? terms.pickupText : null,
    returnDays,
    returnPayer,
    returnText,
    returnAddress,
  }
}

/**
 * Whether an order takes its pieces only once its buyer presses the button behind its mail: holding them for days costs
 * nothing, so it takes a mailbox. Pieces that were all kept for the buyer need none, because that took a mail already.
 */
function waitsForClick(
  payment: PlaceOrder['payment'],
  lines: readonly OrderLine[],
  kept: readonly Entry[],
): boolean {
  if (payment !== 'manual' || !environment.limitsRates) return false
  return lines.some(({ product: { id, files }, variant, quantity }) => {
    const own = kept.filter((each) => each.productId === id && each.variantId === (variant?.id ?? null))
    return piecesOf([{ files, quantity }]) > own.length
  })
}

/** How long pieces are held for a payment, in ms. */
export function holdMs(payment: PlaceOrder['payment'], { manual }: Selling): number {
  return payment === 'manual' ? (manual?.holdDays ?? 1) * DAY_MS : HOLD_MINUTES * MINUTE_MS
}

/** A line of an order to place; `asked` holds the indexes of the cart lines merged into it. */
type OrderLine = {
  product: Sellable
  variant: Variant | null
  price: number
  quantity: number
  /** The short link of its first cart line. */
  link: string | null
  asked: number[]
}

/** Merges a cart's lines so that each piece occurs once. Throws 400 if a merged quantity exceeds the limit per line. */
function mergeLines(resolved: readonly ResolvedLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>()
  for (const [index, { asked, product, variant }] of resolved.entries()) {
    if (!product) continue
    const key = `${product.id} ${variant?.id ?? ''}`
    const line = merged.get(key) ?? {
      product,
      variant,
      price: (variant ?? product).price,
      quantity: 0,
      link: asked.link,
      asked: [],
    }
    line.quantity += asked.quantity
    line.asked.push(index)
    if (line.quantity > LINE_QUANTITY_MAX) {
      throw badRequest(ORDER_TEXTS.quantityInvalid, {
        [`lines.${index}.quantity`]: ORDER_TEXTS.quantityInvalid,
      })
    }
    merged.set(key, line)
  }
  return [...merged.values()]
}

import { isAdmin } from '@/access/guards'
import { audit } from '@/auth/audit'
import * as contract from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { badRequest, conflict, forbidden, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { queueMail } from '@/database/queueMail'
import { ownShipping } from '@/domain/orders/salesSummaries'
import { salesByMonth, salesOf, salesOfAll } from '@/domain/orders/sellerSales'
import { inTransaction } from '@/database/transaction'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'
import { handle } from '../../core/handle'
import { cancelOrder } from '../cancelOrder'
import { sendRefund } from '../../payments/refundState'
import { eraseBuyer as erase } from '../eraseBuyer'
import { readOrder, changeOrder } from '@/domain/orders/orderStore'
import { presentRefund } from '../presentOrderPage'
import { createRefund, refundOfKey } from '../../payments/refunds'
import { refuseUnlessPlaced } from '@/domain/orders/refuseUnlessPlaced'
import { mayConfirmPayment, mayRefund, readSelling, sellerOf } from '@/domain/orders/selling'
import { takePieces } from '@/domain/orders/stockOfOrder'
import { markPaid } from '../../payments/recordPayment'
import { correctParcel } from './correctParcel'
import { countedKind, deskSummary, during, monthStart } from './deskSummary'
import { exportLabels as writeLabels } from './exportLabels'
import { exportLines } from './exportLines'
import { findOrders } from './findOrders'
import { ownLine, ownOrder, ownPart, requireWhole, type OwnOrder } from './ownOrder'
import { presentRow } from './presentDesk'
import { ownRatesOf } from './presentParts'
import { presentOwnOrder as answer } from './presentOwnOrder'
import { removeTests } from './removeTests'
import { shipPieces } from './shipPieces'
import type { PayloadRequest } from 'payload'
import { DOWNLOADS_MAX } from '@/contracts/commerce/downloads'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { allowedTimes, canDownload } from '../downloads'

type Wanted = { lineId: string; fileId: string }

/**
 * Allows ten downloads of a file from now on and mails the buyer, within the transaction that read the order; changes
 * nothing while the buyer has ten left. Throws 404 for a line that is not the caller's or a file that it does not have,
 * 409 if nothing of the line may be downloaded.
 */
async function allowMoreDownloads(
  req: PayloadRequest,
  own: OwnOrder,
  { lineId, fileId }: Wanted,
  by: string,
): Promise<void> {
  const { order } = own
  const line = ownLine(own, lineId)
  const fileAt = (line.files ?? []).findIndex((each) => each.fileId === fileId)
  const file = line.files?.[fileAt]
  if (!file) throw notFound()
  if (!canDownload(order, line)) throw conflict(DESK_TEXTS.nothingToDownload)
  const allowed = file.downloads + DOWNLOADS_MAX
  if (allowedTimes(file) >= allowed) return
  const path = `lines.${order.lines?.indexOf(line)}.files.${fileAt}`
  const isDone = await changeOrder(req, order.id, {
    where: { status: 'paid', problem: null, [`${path}.downloads`]: file.downloads },
    set: { [`${path}.allowed`]: allowed },
    history: { what: 'downloads allowed', by, text: file.name },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  await queueMail(req, 'order-downloads-allowed', `${order.id} ${lineId} ${fileId}`)
}

/** Throws 403 if the shipping is not at the seller's own price, 409 if less of it is left. */
function refuseShipping(order: StoredOrder, user: StoredUser, shipping: number): void {
  const own = ownRatesOf(order, user)
  if (!own) throw forbidden(DESK_TEXTS.shippingByAdmin)
  if (shipping > ownShipping(own)) throw conflict(ORDER_TEXTS.lessLeftToRefund)
}

/** GET /api/orders: admins read all orders, sellers those with lines of their own. */
export const listOrders = handle(contract.listOrders, async ({ query, req, user }) => {
  const sellerId = sellerOf(user)
  const seen = { sellerId, since: () => monthStart(req, user), kind: () => countedKind(req, sellerId) }
  const { month, ...asked } = query
  const placed = month ? await during(req, user, month) : undefined
  const { orders, next } = await findOrders(req, seen, { ...asked, placed })
  return { orders: orders.map((order) => presentRow(ownPart(order, user))), next }
})

/** GET /api/orders/summary */
export const summarizeOrders = handle(contract.summarizeOrders, ({ req, user }) => deskSummary(req, user))

/** GET /api/orders/{id} */
export const readDeskOrder = handle(contract.readDeskOrder, ({ params: { id }, req, user }) =>
  answer({ req, user }, id),
)

/**
 * POST /api/orders/{id}/paid: confirms a payment outside the site; for admins, and where they allow it for the seller
 * of the whole order, which the admins are mailed about.
 */
export const markOrderPaid = handle(contract.markOrderPaid, async ({ params: { id }, req, user }) => {
  const selling = await readSelling(req)
  await inTransaction(req, async () => {
    const own = await ownOrder({ req, user }, id)
    if (!mayConfirmPayment(user, selling)) throw forbidden(DESK_TEXTS.noConfirming)
    requireWhole(own)
    const { order } = own
    if (order.payment.provider !== 'manual') throw conflict(DESK_TEXTS.onlyManual)
    refuseUnlessPlaced(order)
    const isHeld = order.stockHeld === true || (await takePieces(req, order))
    if (!isHeld) throw conflict(ORDER_TEXTS.soldOut)
    const awaitsAdmin = !isAdmin(user)
    await markPaid(req, order, { paymentRef: null, problem: null, isHeld, by: user.username, awaitsAdmin })
    if (awaitsAdmin) await queueMail(req, 'order-confirmed', order.id)
  })
  return answer({ req, user }, id)
})

/** POST /api/orders/{id}/seen: an admin has seen the money that a seller confirmed; from now on it is owed to them. */
export const markPaymentSeen = handle(contract.markPaymentSeen, async ({ params: { id }, req, user }) => {
  await inTransaction(req, async () => {
    const { order } = await ownOrder({ req, user }, id)
    const set = { awaitsAdmin: false }
    const history = { what: 'payment seen', by: user.username, text: 'An admin has seen the money' }
    await changeOrder(req, order.id, { where: { awaitsAdmin: true }, set, history })
  })
  return answer({ req, user }, id)
})

/** POST /api/orders/{id}/cancel: payment pages are closed first. */
export const cancelDeskOrder = handle(contract.cancelDeskOrder, async ({ params: { id }, req, user }) => {
  const own = await ownOrder({ req, user }, id)
  requireWhole(own)
  await cancelOrder(req, own.order, { reason: 'seller', by: user.username })
  return answer({ req, user }, id)
})

/** POST /api/orders/{id}/shipments: a repeated key returns the order unchanged. */
export const shipOrder = handle(contract.shipOrder, async ({ params: { id }, body, req, user }) => {
  await inTransaction(req, async () =>
    shipPieces(req, await ownOrder({ req, user }, id), body, user.username),
  )
  return answer({ req, user }, id)
})

/** POST /api/orders/{id}/correct-shipment: the same parcel again changes nothing. */
export const correctShipment = handle(
  contract.correctShipment,
  async ({ params: { id }, body, req, user }) => {
    await inTransaction(req, async () =>
      correctParcel(req, await ownOrder({ req, user }, id), body, user.username),
    )
    return answer({ req, user }, id)
  },
)

/** POST /api/orders/{id}/refunds: 201 even if the provider does not answer; the refund is then retried. */
export const refundOrder = handle(
  contract.refundOrder,
  async ({ params: { id }, body, req, user, payload }) => {
    const selling = await readSelling(req)
    const refund = await inTransaction(req, async () => {
      const own = await ownOrder({ req, user }, id)
      if (!mayRefund(user, selling)) throw forbidden(DESK_TEXTS.noRefunds)
      if (!isAdmin(user) && body.shipping > 0) refuseShipping(own.order, user, body.shipping)
      for (const { lineId } of body.lines) ownLine(own, lineId)
      const known = await refundOfKey(req, body.key)
      if (known && idOf(known.orderId) !== id) throw conflict(DESK_TEXTS.keyUsed)
      if (body.lines.length === 0 && body.shipping === 0) throw badRequest(DESK_TEXTS.nothingChosen)
      const shippingOf = isAdmin(user) ? body.shippingOf : [user.id]
      return createRefund(req, own.order, { ...body, shippingOf, by: user.username })
    })
    await sendRefund(req, refund)
    return presentRefund(
      await payload.findByID({ collection: 'refunds', id: refund.id, depth: 0, overrideAccess: true }),
    )
  },
)

/** POST /api/orders/{id}/allow-downloads: a second call changes nothing until the buyer has downloaded the file. */
export const allowDownloads = handle(contract.allowDownloads, async ({ params: { id }, body, req, user }) => {
  await inTransaction(req, async () =>
    allowMoreDownloads(req, await ownOrder({ req, user }, id), body, user.username),
  )
  return answer({ req, user }, id)
})

/** GET /api/orders/export */
export const exportOrders = handle(
  contract.exportOrders,
  async ({ query: { month, from, to, seller }, req, user }) => {
    const days = {
      $gte: new Date(from ? `${from}T00:00:00.000Z` : 0),
      ...(to && { $lte: new Date(`${to}T23:59:59.999Z`) }),
    }
    const target = { kind: 'orders', id: 'all' }
    await inTransaction(req, () =>
      audit(req, { subjectId: user.id, action: 'export', actorId: user.id, target }),
    )
    return exportLines(req, sellerOf(user) ?? seller ?? null, month ? await during(req, user, month) : days)
  },
)

/** POST /api/orders/remove-tests: a repeat removes what has come since. */
export const removeTestOrders = handle(contract.removeTestOrders, async ({ req, user }) => ({
  removed: await removeTests(req, user),
}))

/** GET /api/orders/labels: of test orders until the first real one, as the desk counts them. */
export const exportLabels = handle(contract.exportLabels, async ({ query: { service }, req, user }) => {
  const sellerId = sellerOf(user)
  const target = { kind: 'orders', id: 'labels' }
  await inTransaction(req, () =>
    audit(req, { subjectId: user.id, action: 'export', actorId: user.id, target }),
  )
  return writeLabels(req, sellerId, { service, kind: await countedKind(req, sellerId) })
})

/** GET /api/sales/sellers */
export const listSellerSales = handle(contract.listSellerSales, ({ query: { month }, req }) =>
  salesOfAll(req, month),
)

/** GET /api/sales/months: the caller's own, for admins too. */
export const listSalesMonths = handle(contract.listSalesMonths, ({ req, user }) => salesByMonth(req, user.id))

/** GET /api/sales: the caller's own statement, for admins too. */
export const listSales = handle(contract.listSales, ({ req, user }) => salesOf(req, user.id))

/** POST /api/orders/{id}/erase-buyer: 409 while the order awaits payment, because it still needs its buyer. */
export const eraseBuyer = handle(contract.eraseBuyer, async ({ params: { id }, req, user }) => {
  const order = await readOrder(req, id)
  if (!order) throw notFound()
  const isDone = await erase(req, id, { by: user.username, where: { status: { $ne: 'placed' } } })
  if (!isDone) throw conflict(DESK_TEXTS.eraseOpen)
  return { message: DESK_TEXTS.erased }
})

/** The calls of the seller's desk. */
export const deskCalls = [
  listOrders,
  summarizeOrders,
  exportOrders,
  exportLabels,
  readDeskOrder,
  markOrderPaid,
  markPaymentSeen,
  cancelDeskOrder,
  shipOrder,
  correctShipment,
  refundOrder,
  allowDownloads,
  removeTestOrders,
  listSales,
  listSellerSales,
  listSalesMonths,
  eraseBuyer,
]

import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/orders/orderPage'
import { mailboxKey } from '@/contracts/core/wire'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'
import { handle } from '../core/handle'
import { answerDownload } from './downloads'
import { cancelOrder as cancel } from './cancelOrder'
import { changeAddress as change } from './changeAddress'
import { holdPieces } from './holdPieces'
import { orderOfLink, orderOfNumber } from '@/domain/orders/orderLink'
import { presentOrderPage } from './presentOrderPage'
import { refundsOf } from '../payments/refunds'
import { readSelling } from '@/domain/orders/selling'
import { settle } from '../payments/settle'
import { startPayment } from '../payments/startPayment'

/** GET /api/order/{number}/{key}: notes at most that a mail arrived, because mail scanners open every link. */
export const readOrderPage = handle(contract.readOrderPage, async ({ params, req }) =>
  pageOf(req, await orderOfLink(req, params), params.key),
)

/** POST /api/order/{number}/{key}/pay: the payment page of the open attempt, or of a new one. */
export const payOrder = handle(contract.payOrder, async ({ params, req }) => {
  const { id } = await orderOfLink(req, params)
  return { payUrl: await startPayment(req, await settled(req, id)) }
})

/** POST /api/order/{number}/{key}/check: asks the provider; the buyer's page calls it after payment. */
export const checkOrder = handle(contract.checkOrder, async ({ params, req }) => {
  const { id } = await orderOfLink(req, params)
  return pageOf(req, await settled(req, id), params.key)
})

/** POST /api/order/{number}/{key}/hold: a POST, because mail scanners open every link. */
export const holdOrder = handle(contract.holdOrder, async ({ params, req }) => {
  await holdPieces(req, await orderOfLink(req, params), params.key)
  return pageOf(req, await orderOfLink(req, params), params.key)
})

/** POST /api/order/{number}/{key}/cancel: payment pages are closed first. */
export const cancelOrder = handle(contract.cancelOrder, async ({ params, req }) => {
  const order = await orderOfLink(req, params)
  return pageOf(req, await cancel(req, order, { reason: 'buyer', by: 'buyer' }), params.key)
})

/** POST /api/order/{number}/{key}/address: the same address again changes nothing. */
export const changeAddress = handle(contract.changeAddress, async ({ params, body, req }) => {
  await change(req, await orderOfLink(req, params), body)
  return pageOf(req, await orderOfLink(req, params), params.key)
})

/** POST /api/order/{number}/{key}/files/{fileId}: a POST, because it counts and mail scanners open every link. */
export const downloadFile = handle(contract.downloadFile, async ({ params, req }) =>
  answerDownload(req, await orderOfLink(req, params), params.fileId),
)

/** POST /api/order-lookup: the same response whether or not the order exists; the mail is only queued. */
export const lookUpOrder = handle(contract.lookUpOrder, async ({ body: { number, email }, req }) => {
  const order = await orderOfNumber(req, number)
  // An order may be older than the one spelling.
  const isBuyer = mailboxKey(order?.email ?? '') === email
  if (order && isBuyer) await queueMail(req, 'order-link', order.id)
  return { message: ORDER_TEXTS.lookup }
})

/** What the order's page shows; with the key of the mail's link, also what only that one can do. */
export async function pageOf(
  req: PayloadRequest,
  order: StoredOrder,
  key: string,
): Promise<contract.OrderPage> {
  const [refunds, selling] = await Promise.all([refundsOf(req, order.id), readSelling(req)])
  return presentOrderPage(order, { refunds, selling, key })
}

/** Settles an order that was just found. Throws 404 if it was a test order, and is removed meanwhile. */
async function settled(req: PayloadRequest, id: string): Promise<StoredOrder> {
  const order = await settle(req, id)
  if (!order) throw notFound()
  return order
}

/** The calls of an order's page. */
export const orderPageCalls = [
  readOrderPage,
  payOrder,
  holdOrder,
  checkOrder,
  cancelOrder,
  changeAddress,
  downloadFile,
  lookUpOrder,
]

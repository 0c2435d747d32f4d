import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { readClientAddress } from '@/auth/readClientAddress'
import { driverCollection } from '@/database/driverCollection'
import { CallError, conflict } from '@/database/errors'
import { inTransaction, inTurn } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'
import { handle } from '../core/handle'
import { keptFor, withKept } from '../waiting-list/keptPieces'
import { cameFrom, countGoal } from '@/domain/audience/countGoal'
import { noteBought } from '@/domain/audience/subscribers'
import { askForNews } from '@/domain/audience/askForNews'
import { orderPath } from '@/domain/orders/orderLink'
import { readOrder } from '@/domain/orders/orderStore'
import { placeOrder as place } from './placeOrder'
import { codeTurn } from '../discounts/codeUses'
import { quoteOf } from './quote'
import { readShop } from './readShop'
import { refuseOrder } from './refuseOrder'
import { startPayment } from '../payments/startPayment'
import { inStockTurns, isStockQueue } from '@/domain/orders/stockOfOrder'
import { type Placing, inUnpaidTurns } from './unpaidOrders'

/** POST /api/checkout/quote: accepts every well-formed cart, and says what is wrong with each line. */
export const quoteCart = handle(contract.quoteCart, ({ body, req }) => quoteOf(req, body))

/** POST /api/checkout/orders: a repeated attempt returns the first order; pieces are held before payment. */
export const placeOrder = handle(contract.placeOrder, async ({ body: { wantsNews, ...body }, req }) => {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const order = await placeAndCount(req, { ...body, wantsNews }, bodyHash).catch(async (error: unknown) => {
    // A retry: this attempt placed an order before, and may have taken the last piece itself. Looked up only on
    // failure, because retries are rare and the unique index on `attempt` rules out a second order.
    const made = await orderOfAttempt(req, body.attempt, bodyHash)
    if (made) return made
    throw error
  })
  if (wantsNews) await tryAskForNews(req, body, order)
  return answer(req, order)
})

/** A test order is no goal: no money moves. */
async function placeAndCount(...given: Parameters<typeof placeInTurn>): Promise<StoredOrder> {
  const order = await placeInTurn(...given)
  if (!order.isTest) await countGoal(given[0], 'order')
  return order
}

/** The order stands, whatever becomes of the news. */
async function tryAskForNews(
  req: PayloadRequest,
  { email, lines }: Pick<Placing['body'], 'email' | 'lines'>,
  order: StoredOrder,
): Promise<void> {
  try {
    const codes = lines.map(({ link }) => link)
    await askForNews(req, email, 'checkout', codes)
    // An order that costs nothing was paid before there was anybody to note it with.
    if (order.status === 'paid' && order.isTest !== true) await noteBought(req, email)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A buyer who wants news was not noted' })
  }
}

/** Places the order after earlier requests in the queue. Throws CallError with the reason if it cannot. */
async function placeInTurn(
  req: PayloadRequest,
  body: Placing['body'],
  bodyHash: string,
): Promise<StoredOrder> {
  const ids = body.lines.map(({ productId }) => productId)
  if (isStockQueue(ids)) await refuseGone(req, body)
  const from = readClientAddress(req.headers)
  const placing = { body, bodyHash, from, cameFrom: await cameFrom(req) }
  const inOrder = () => inStockTurns(ids, () => inTransaction(req, () => place(req, placing)))
  const inTurns = () =>
    body.discountCode === null ? inOrder() : inTurn(codeTurn(body.discountCode), inOrder)
  return inUnpaidTurns(placing, inTurns)
}

/** Refuses an order for sold-out pieces before it queues, so that a crowd does not wait for nothing. */
async function refuseGone(req: PayloadRequest, body: Placing['body']): Promise<void> {
  const ids = body.lines.map(({ productId }) => productId)
  const { selling, products } = await readShop(req, ids)
  refuseOrder(req, body, { selling, products: withKept(products, await keptFor(req, body.lines)) })
}

/** The order that an attempt placed. Throws 409 if it was sent with other contents. */
async function orderOfAttempt(
  req: PayloadRequest,
  attempt: string,
  bodyHash: string,
): Promise<StoredOrder | null> {
  // No access check: only the browser that generated the attempt knows it.
  const first = await driverCollection(req, 'orders').findOne({ attempt }, { projection: { bodyHash: 1 } })
  if (!first) return null
  if (first.bodyHash !== bodyHash) throw conflict(ORDER_TEXTS.otherContents)
  return readOrder(req, String(first._id))
}

/** The order is kept even if its payment page cannot be opened: the order's page offers payment again. */
async function answer(req: PayloadRequest, order: StoredOrder): Promise<contract.PlacedOrder> {
  const paysHere = order.status === 'placed' && order.payment.provider !== 'manual'
  const payUrl = paysHere ? await payUrlOf(req, order) : null
  return { number: order.number, orderUrl: orderPath(order), payUrl, status: order.status }
}

async function payUrlOf(req: PayloadRequest, order: StoredOrder): Promise<string | null> {
  try {
    return await startPayment(req, order)
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** The calls of the checkout. */
export const checkoutCalls = [quoteCart, placeOrder]

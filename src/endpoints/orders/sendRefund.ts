import type { PayloadRequest } from 'payload'
import { Types } from 'mongoose'
import { goodsOf } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { queueMail } from '@/database/queueMail'
import { returnStock } from '@/database/returnStock'
import { inTransaction, sessionOf } from '@/database/transaction'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import { changeOrder, readOrder } from './orderStore'
import type { RefundOutcome } from './payments/provider'
import { providerOf } from './payments/providers'
import { refundsOf } from './refunds'

/** Providers forget an idempotency key after a day, so an older refund is looked up before it is sent again. */
const ASKS_FIRST_MS = 20 * 60 * 60_000

/** Sends every pending refund of an order; one that the provider does not answer stays pending. */
export async function sendRefunds(req: PayloadRequest, orderId: string): Promise<void> {
  for (const refund of await refundsOf(req, orderId)) {
    if (refund.state === 'pending') await sendRefund(req, refund)
  }
}

/** Sends a refund, outside any transaction. Idempotent: repeated calls send the money once. */
export async function sendRefund(req: PayloadRequest, refund: StoredRefund): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order || refund.state !== 'pending') return
  const provider = providerOf(order)
  const request = { refundId: refund.id, paymentRef: refund.paymentRef ?? '', amount: refund.amount }
  try {
    const isOld = Date.now() - Date.parse(refund.createdAt) > ASKS_FIRST_MS
    // No money to send; the refund only calls off pieces.
    const isFree = refund.amount === 0
    const isKnown = isOld || Boolean(refund.ref)
    const outcome: RefundOutcome =
      (isFree && { state: 'done', ref: null }) ||
      (isKnown && (await provider.findRefund(req, request))) ||
      (await provider.refund(req, request))
    await inTransaction(req, () => recordRefundOutcome(req, refund.id, outcome))
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: `A refund of ${order.number} could not be sent; it is tried again`,
    })
  }
}

/** Records the outcome of a refund, within a transaction; a refund that is no longer pending does not change. */
export async function recordRefundOutcome(
  req: PayloadRequest,
  refundId: string,
  outcome: RefundOutcome,
): Promise<void> {
  const isOver = outcome.state !== 'pending'
  const { matchedCount } = await driverCollection(req, 'refunds').updateOne(
    { _id: new Types.ObjectId(refundId), state: 'pending' },
    {
      $set: {
        state: outcome.state,
        updatedAt: new Date(),
        ...(outcome.state === 'failed' ? { failure: outcome.failure } : { ref: outcome.ref }),
        ...(isOver && { doneAt: new Date() }),
      },
    },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0 || !isOver) return
  const refund = await req.payload.findByID({ collection: 'refunds', id: refundId, depth: 0, req })
  if (outcome.state === 'done') await finish(req, refund)
  else await takeBack(req, refund)
}

/** The money is on its way: puts the pieces back on sale, and marks a fully refunded order as refunded. */
async function finish(req: PayloadRequest, refund: StoredRefund): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order) return
  for (const [index, line] of (order.lines ?? []).entries()) {
    const quantity = piecesOf(refund, line.id)
    if (!refund.restock || quantity === 0 || !(await returnStock(req, { ...line, quantity }))) continue
    await changeOrder(req, orderId, { where: {}, inc: { [`lines.${index}.restockedQuantity`]: quantity } })
  }
  await queueMail(req, 'order-refunded', refund.id)
  if (refund.reason === 'duplicate') return
  const done = (await refundsOf(req, orderId))
    .filter(({ state, reason }) => state === 'done' && reason !== 'duplicate')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (done < order.total || owesFreePieces(order)) return
  await changeOrder(req, orderId, {
    where: { status: 'paid' },
    set: { status: 'refunded' },
    history: { what: 'refunded', by: 'site', text: 'All of it went back' },
  })
}

/** Free pieces are owed until they are called off, even after all money has gone back. */
function owesFreePieces({ lines }: StoredOrder): boolean {
  const left = (lines ?? []).filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  return left.length > 0 && left.every((line) => goodsOf(line, line.quantity) === 0)
}

/** The provider refused: reverts what was already counted as refunded. */
async function takeBack(req: PayloadRequest, refund: StoredRefund): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order) return
  const lines = (order.lines ?? []).map((line, index) => [
    `lines.${index}.refundedQuantity`,
    line.refundedQuantity - piecesOf(refund, line.id),
  ])
  const isOfOrder = refund.reason !== 'duplicate'
  await changeOrder(req, orderId, {
    where: {},
    set: isOfOrder ? { refunded: order.refunded - refund.amount, ...Object.fromEntries(lines) } : {},
    history: { what: 'refund failed', by: 'site', text: refund.failure ?? '' },
  })
  await queueMail(req, 'refund-failed', refund.id)
}

function piecesOf({ lines }: StoredRefund, lineId: string | null | undefined): number {
  return (lines ?? [])
    .filter((each) => each.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

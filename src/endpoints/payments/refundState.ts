import type { PayloadRequest } from 'payload'
import { Types } from 'mongoose'
import { goodsOf } from '@/contracts/orders/totals'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { queueMail } from '@/database/queueMail'
import { returnStock } from '@/domain/waiting-list/returnStock'
import { inTransaction, sessionOf } from '@/database/transaction'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import { type StoredLine, changeOrder, readOrder } from '@/domain/orders/orderStore'
import { reopenedReturns } from '@/domain/orders/closeReturns'
import type { RefundOutcome, RefundRequest } from './provider'
import { providerOf } from './providers'
import { pendingRefunds, refundsOf, shippingOf } from './refunds'

/** Providers forget an idempotency key after a day, so an older refund is looked up before it is sent again. */
const ASKS_FIRST_MS = 20 * 60 * 60_000

/** Sends every refund of an order that waits to be sent; one that the provider does not answer stays pending. */
export async function sendRefunds(req: PayloadRequest, orderId: string): Promise<void> {
  const ours = await pendingRefunds(req, 'here', { where: { orderId: { equals: orderId } } })
  for (const refund of ours) await sendRefund(req, refund)
}

/**
 * Sends a refund made here, outside any transaction. Idempotent: repeated calls send the money once. One made at the
 * provider is on its way already, so the provider is only asked about it.
 */
export async function sendRefund(req: PayloadRequest, refund: StoredRefund): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order || refund.state !== 'pending') return
  try {
    const outcome = await (refund.source === 'here' ? sentOutcome : foundOutcome)(req, order, refund)
    if (outcome) await inTransaction(req, () => recordRefundOutcome(req, refund.id, outcome))
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: `A refund of ${order.number} could not be sent or found; it is tried again`,
    })
  }
}

async function sentOutcome(
  req: PayloadRequest,
  order: StoredOrder,
  refund: StoredRefund,
): Promise<RefundOutcome> {
  // No money to send; the refund only calls off pieces.
  if (refund.amount === 0) return { state: 'done', ref: null }
  const isOld = Date.now() - Date.parse(refund.createdAt) > ASKS_FIRST_MS
  const known = isOld || refund.ref ? await foundOutcome(req, order, refund) : null
  return known ?? providerOf(order).refund(req, requestOf(refund))
}

async function foundOutcome(
  req: PayloadRequest,
  order: StoredOrder,
  refund: StoredRefund,
): Promise<RefundOutcome | null> {
  return providerOf(order).findRefund(req, requestOf(refund))
}

const requestOf = ({ id, ref, paymentRef, amount }: StoredRefund): RefundRequest => ({
  refundId: id,
  ref: ref ?? null,
  paymentRef: paymentRef ?? '',
  amount,
})

/**
 * Records the outcome of a refund, within a transaction. Only a pending refund becomes done; a refund that is done
 * still fails if the provider takes the money back.
 */
export async function recordRefundOutcome(
  req: PayloadRequest,
  refundId: string,
  outcome: RefundOutcome,
): Promise<void> {
  const isOver = outcome.state !== 'pending'
  const from = outcome.state === 'failed' ? ['pending', 'done'] : ['pending']
  const before = await driverCollection(req, 'refunds').findOneAndUpdate(
    { _id: new Types.ObjectId(refundId), state: { $in: from } },
    {
      $set: {
        state: outcome.state,
        updatedAt: new Date(),
        ...(outcome.state === 'failed' ? { failure: outcome.failure } : { ref: outcome.ref }),
        ...(isOver && { doneAt: new Date() }),
      },
    },
    { session: await sessionOf(req), returnDocument: 'before' },
  )
  if (!before || !isOver) return
  const refund = await req.payload.findByID({ collection: 'refunds', id: refundId, depth: 0, req })
  if (outcome.state === 'done') await finish(req, refund)
  else await revertRefund(req, refund, { wasDone: before.state === 'done' })
}

/** The money is on its way: puts the pieces back on sale, and marks a fully refunded order as refunded. */
async function finish(req: PayloadRequest, refund: StoredRefund): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order) return
  const all = (await refundsOf(req, orderId)).filter(({ state }) => state === 'done')
  for (const [index, line] of (order.lines ?? []).entries()) {
    const quantity = piecesToRestock(refund, line, all)
    if (quantity === 0 || !(await returnStock(req, { ...line, quantity }))) continue
    await changeOrder(req, orderId, { where: {}, inc: { [`lines.${index}.restockedQuantity`]: quantity } })
  }
  await queueMail(req, 'order-refunded', refund.id)
  if (refund.reason === 'duplicate') return
  const done = all.filter(({ reason }) => reason !== 'duplicate').reduce((sum, { amount }) => sum + amount, 0)
  if (done < order.total || owesFreePieces(order)) return
  await changeOrder(req, orderId, {
    where: { status: 'paid' },
    set: { status: 'refunded' },
    history: { what: 'refunded', by: 'site', text: 'All of it went back' },
  })
}

/** Free pieces are owed until they are called off, even after all money has gone back. */
export function owesFreePieces({ lines }: Pick<StoredOrder, 'lines'>): boolean {
  const left = (lines ?? []).filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  return left.length > 0 && left.every((line) => goodsOf(line, line.quantity) === 0)
}

/** Pieces that a refund puts on sale, less those already on sale from a refund that failed after it was done. */
function piecesToRestock(refund: StoredRefund, line: StoredLine, done: StoredRefund[]): number {
  if (!refund.restock) return 0
  const due = done.filter(({ restock }) => restock).reduce((sum, each) => sum + piecesOf(each, line.id), 0)
  return Math.max(0, Math.min(piecesOf(refund, line.id), due - line.restockedQuantity))
}

/**
 * The provider refused, or took the money back: reverts what was counted as refunded. Pieces that are on sale again
 * stay there, so the order is on hold until an admin has looked at it; a return goes back to where it was.
 */
async function revertRefund(
  req: PayloadRequest,
  refund: StoredRefund,
  { wasDone }: { wasDone: boolean },
): Promise<void> {
  const orderId = idOf(refund.orderId)
  const order = await readOrder(req, orderId)
  if (!order) return
  const lines = (order.lines ?? []).flatMap((line, index) => {
    const pieces = piecesOf(refund, line.id)
    const kept = pieces > 0 ? (refund.withheld ?? 0) : 0
    const returned = refund.key.startsWith('return-') ? pieces : 0
    return [
      [`lines.${index}.refundedQuantity`, line.refundedQuantity - pieces],
      [`lines.${index}.returnedQuantity`, Math.max(0, (line.returnedQuantity ?? 0) - returned)],
      [`lines.${index}.withheld`, (line.withheld ?? 0) - kept],
    ]
  })
  const isOfOrder = refund.reason !== 'duplicate'
  await changeOrder(req, orderId, {
    where: {},
    set: isOfOrder
      ? {
          refunded: order.refunded - refund.amount,
          ...Object.fromEntries(lines),
          ...shippingOf(order, refund.parts ?? [], -1),
          ...reopenedReturns(order, refund),
          // The money is due again, and only a paid order can be refunded.
          ...(order.status === 'refunded' && { status: 'paid' }),
          ...(wasDone && refund.restock && { problem: order.problem ?? 'refund_failed' }),
        }
      : {},
    history: { what: 'refund failed', by: 'site', text: refund.failure ?? '' },
  })
  await queueMail(req, 'refund-failed', refund.id)
}

function piecesOf({ lines }: StoredRefund, lineId: string | null | undefined): number {
  return (lines ?? [])
    .filter((each) => each.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

import type { PayloadRequest } from 'payload'
import type { OrderProblem } from '@/contracts/orders/states'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'
import { refundDuplicate, refundRemainder } from './automaticRefunds'
import { retakeUse } from '../discounts/codeUses'
import { noteBought } from '@/domain/audience/subscribers'
import { notifyOfSale } from '@/domain/orders/notifySellers'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { queueSaleMails } from '@/domain/orders/queueSaleMails'
import { takePieces } from '@/domain/orders/stockOfOrder'
import type { PaymentState } from './provider'

type Payment = Extract<PaymentState, { state: 'paid' }>

/**
 * Records a payment, within a transaction: marks the order as paid, or refunds the money if the order was already paid
 * or its pieces are gone. Each attempt is recorded once. Returns whether this call was the one that did it.
 */
export async function recordPayment(
  req: PayloadRequest,
  orderId: string,
  n: number,
  payment: Payment,
): Promise<boolean> {
  const isFirst = await changeOrder(req, orderId, {
    where: { 'payment.attempts': { $elemMatch: { n, state: { $ne: 'paid' } } } },
    set: { 'payment.attempts.$.state': 'paid' },
  })
  const order = isFirst ? await readOrder(req, orderId) : null
  if (!order) return false
  if (order.status === 'paid' || order.status === 'refunded') {
    await refundDuplicate(req, order, payment)
    return true
  }
  const isHeld = order.stockHeld === true || (await takePieces(req, order))
  if (isHeld && order.stockHeld !== true) await retakeUse(req, order)
  const problem = problemOf(order, payment, isHeld)
  await markPaid(req, order, { paymentRef: payment.paymentRef, problem, isHeld, by: 'site' })
  return true
}

type Paid = {
  paymentRef: string | null
  problem: OrderProblem | null
  isHeld: boolean
  by: string
  /** Whether only a seller says so, and no admin has seen the money. */
  awaitsAdmin?: boolean
}

/** Marks a placed or cancelled order as paid, and queues the mails. Call it within a transaction. */
export async function markPaid(
  req: PayloadRequest,
  order: StoredOrder,
  { paymentRef, problem, isHeld, by, awaitsAdmin = false }: Paid,
): Promise<boolean> {
  const paidAt = new Date()
  const isDone = await changeOrder(req, order.id, {
    where: { status: order.status },
    set: {
      status: 'paid',
      paidAt,
      'payment.paidAt': paidAt,
      'payment.paymentRef': paymentRef,
      problem,
      stockHeld: isHeld,
      awaitsAdmin,
      holdUntil: null,
      placedFrom: null,
      cancelledAt: null,
      cancelReason: null,
    },
    history: { what: 'paid', by, text: order.status === 'cancelled' ? 'Paid late' : 'Paid' },
  })
  if (!isDone) return false
  if (problem) await queueMail(req, 'order-problem', order.id)
  if (problem !== 'sold_out') {
    if (order.wantsNews === true && order.isTest !== true && order.email) await noteBought(req, order.email)
    await queueSaleMails(req, order)
    await notifyOfSale(req, order)
    return true
  }
  await refundRemainder(req, order.id, { reason: 'sold_out' })
  await queueMail(req, 'order-sold-out', order.id)
  return true
}

function problemOf(order: StoredOrder, { amount, currency }: Payment, isHeld: boolean): OrderProblem | null {
  const isRight = amount === order.total && currency.toUpperCase() === order.currency?.toUpperCase()
  if (!isRight) return 'amount_differs'
  return isHeld ? null : 'sold_out'
}

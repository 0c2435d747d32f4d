import type { DeskFilter, DeskOrder, DeskRow } from '@/contracts/orders/desk'
import type { OrderProblem, RefundReason } from '@/contracts/orders/states'
import type { Tone } from '../../ui/Badge'
import { monthDayClock } from '../../ui/dateFormats'

export const FILTER_LABELS: Record<DeskFilter, string> = {
  to_ship: 'To ship or hand over',
  month: 'Sold this month',
  placed: 'Waiting for payment',
  paid: 'Paid',
  shipped: 'Shipped or picked up',
  refunds: 'With refunds',
  returns: 'Returns to answer',
  cancelled: 'Cancelled',
  problem: 'With a problem',
  payments: 'Payments to look at',
}

export const REASON_LABELS: Record<RefundReason, string> = {
  requested: 'The buyer asked',
  sold_out: 'Sold out',
  duplicate: 'Paid twice',
  other: 'Another reason',
}

const PROBLEMS: Record<OrderProblem, string> = {
  sold_out: 'Sold out',
  disputed: 'Disputed',
  amount_differs: 'Amount differs',
  refund_failed: 'Refund failed',
}

type Word = { tone: Tone; text: string }

type Shown = 'status' | 'problem' | 'fulfilment' | 'delivery' | 'pieces' | 'shippedPieces' | 'refundedPieces'

/**
 * The status of an order as one or two labels, each with its colour. It is paid until all of its money went back; with
 * the last of its pieces, or of the seller's, it counts as refunded here.
 */
export function stateWords(order: Pick<DeskRow, Shown>): Word[] {
  const { status, problem, fulfilment, delivery, pieces, shippedPieces, refundedPieces } = order
  if (status === 'placed') return [{ tone: 'blue', text: 'Waiting for payment' }]
  if (status === 'cancelled') return [{ tone: 'grey', text: 'Cancelled' }]
  if (status === 'refunded') return [{ tone: 'grey', text: 'Refunded' }]
  const areRefunded = pieces > 0 && refundedPieces >= pieces
  const paid: Word = areRefunded ? { tone: 'grey', text: 'Refunded' } : { tone: 'green', text: 'Paid' }
  if (problem) return [paid, { tone: 'red', text: PROBLEMS[problem] }]
  const isPickup = delivery === 'pickup'
  if (fulfilment === 'to_ship') return [paid, { tone: 'amber', text: isPickup ? 'To hand over' : 'To ship' }]
  if (fulfilment === 'partly_shipped')
    return [
      paid,
      { tone: 'amber', text: `${shippedPieces} of ${pieces} ${isPickup ? 'picked up' : 'shipped'}` },
    ]
  return fulfilment === 'shipped'
    ? [paid, { tone: 'glass', text: isPickup ? 'Picked up' : 'Shipped' }]
    : [paid]
}

export function piecesText(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`
}

export function ordersText(count: number): string {
  return `${count} ${count === 1 ? 'order' : 'orders'}`
}

/** "A buyer wants to send something back." */
export function returnsText(orders: number): string {
  return orders === 1
    ? 'In one order a buyer wants to send something back.'
    : `In ${orders} orders buyers want to send something back.`
}

/** "1 payment to look at: a seller says that the money has come." */
export function paymentsText(orders: number): string {
  const payments = orders === 1 ? '1 payment' : `${orders} payments`
  return `${payments} to look at: ${orders === 1 ? 'a seller says' : 'sellers say'} that the money has come.`
}

/** A date and time in the reader's time zone: "Nov 22, 9:42 AM". */
export function momentText(iso: string): string {
  return monthDayClock(new Date(iso))
}

/** The buyer's first name for use in a sentence; without a name, "the buyer". */
export function firstName({ buyer }: Pick<DeskOrder, 'buyer'>): string {
  return buyer.name.split(' ')[0] || 'the buyer'
}

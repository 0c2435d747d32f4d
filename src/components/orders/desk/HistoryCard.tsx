import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { deliveryOfPieces } from '@/contracts/orders/parts'
import type { CancelReason, ReturnState } from '@/contracts/orders/states'
import { Card } from '../../ui/Card'
import { Timeline, type TimelineItem } from '../../ui/Timeline'
import { REASON_LABELS, momentText, piecesText } from './deskWords'

const CANCELLED: Record<CancelReason, string> = {
  expired: 'Not paid in time',
  buyer: 'By the buyer',
  seller: 'By the seller',
}

/** Of a refund the refund's own step tells. */
const RETURN_ENDS: Partial<Record<ReturnState, string>> = {
  declined: 'Return declined',
  withdrawn: 'Return withdrawn by the buyer',
}

type Dated = TimelineItem & { at: string }

/** What happened to an order, and what comes next. */
export function HistoryCard({ order }: { order: DeskOrder }) {
  const past = happened(order)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((item) => ({ ...item, date: momentText(item.at) }))
  return (
    <Card title="What happened">
      <Timeline label="What happened" items={[...past, ...next(order)]} />
    </Card>
  )
}

function happened(order: DeskOrder): Dated[] {
  const { buyer, placedAt, paidAt, cancelledAt, cancelReason, shipments, refunds, currency } = order
  return [
    step('placed', placedAt, 'Ordered', buyer.name && `By ${buyer.name}`),
    ...(paidAt ? [step('paid', paidAt, 'Paid', order.paymentLabel)] : []),
    ...(cancelledAt
      ? [step('cancelled', cancelledAt, 'Cancelled', cancelReason ? CANCELLED[cancelReason] : '')]
      : []),
    ...shipments.map(({ id, at, lines, carrier, trackingNumber }) => {
      const pieces = piecesText(lines.reduce((sum, { quantity }) => sum + quantity, 0))
      const way = deliveryOfPieces(order, lines)
      const title = way === 'pickup' ? 'Picked up' : 'Shipped'
      return step(id, at, title, [pieces, carrier, trackingNumber].filter(Boolean).join(' · '))
    }),
    ...(order.addressChangedAt
      ? [step('address', order.addressChangedAt, 'Address changed', 'By the buyer')]
      : []),
    ...order.returns.flatMap(returnSteps),
    ...refunds.map(({ id, createdAt, amount, state, reason }) => {
      const title = { pending: 'Refund on its way', done: 'Refunded', failed: 'Refund failed' }[state]
      return step(id, createdAt, title, `${formatCents(amount, currency)} · ${REASON_LABELS[reason]}`)
    }),
  ]
}

function returnSteps(asked: OrderReturn): Dated[] {
  const { id, askedAt, decidedAt, sendUntil, sentAt, receivedAt, closedAt, quantity, state, word } = asked
  const ended = RETURN_ENDS[state]
  const tracking = [asked.carrier, asked.trackingNumber].filter(Boolean).join(' · ')
  return [
    step(`asked ${id}`, askedAt, 'Return asked for', piecesText(quantity)),
    ...(sendUntil && decidedAt ? [step(`approved ${id}`, decidedAt, 'Return approved')] : []),
    ...(sentAt ? [step(`sent ${id}`, sentAt, 'Return sent', tracking)] : []),
    ...(receivedAt ? [step(`received ${id}`, receivedAt, 'Return is here')] : []),
    ...(ended ? [step(`ended ${id}`, closedAt ?? decidedAt ?? askedAt, ended, word ?? '')] : []),
  ]
}

function step(id: string, at: string, title: string, note = ''): Dated {
  return { id, at, title, state: 'done', ...(note && { note }) }
}

function next(order: DeskOrder): TimelineItem[] {
  const { status, problem, fulfilment, holdUntil, payment, may, lines } = order
  if (status === 'placed') {
    const held = holdUntil ? `The pieces are held until ${momentText(holdUntil)}. ` : ''
    const byAdmin = payment === 'manual' && !may.markPaid ? DESK_TEXTS.noConfirming : ''
    const note = `${held}${byAdmin}`.trim()
    return [{ id: 'next', title: 'Waiting for the payment', state: 'current', ...(note && { note }) }]
  }
  if (problem) return [{ id: 'next', title: 'An admin looks at it', state: 'current' }]
  if (fulfilment !== 'to_ship' && fulfilment !== 'partly_shipped') return []
  const left = lines.filter(({ toShip }) => toShip > 0)
  const ways = new Set(left.map(({ id }) => deliveryOfPieces(order, [{ lineId: id }])))
  return [
    ...(ways.has('ship') ? [{ id: 'ship', title: 'To ship', state: 'current' } as const] : []),
    ...(ways.has('pickup') ? [{ id: 'pickup', title: 'To hand over', state: 'current' } as const] : []),
  ]
}

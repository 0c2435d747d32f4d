import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import type { CancelReason } from '@/contracts/orders/states'
import { Card } from '../../ui/Card'
import { Timeline, type TimelineItem } from '../../ui/Timeline'
import { REASON_LABELS, momentText, piecesText } from './deskWords'

const CANCELLED: Record<CancelReason, string> = {
  expired: 'Not paid in time',
  buyer: 'By the buyer',
  seller: 'By the seller',
}

type Dated = TimelineItem & { at: string }

const RETURN_STEPS: Record<OrderReturn['state'], string> = {
  requested: 'Return asked for',
  approved: 'Return approved',
  declined: 'Return declined',
  withdrawn: 'Return withdrawn by the buyer',
}

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
      const title = order.delivery === 'pickup' ? 'Picked up' : 'Shipped'
      return step(id, at, title, [pieces, carrier, trackingNumber].filter(Boolean).join(' · '))
    }),
    ...(order.addressChangedAt
      ? [step('address', order.addressChangedAt, 'Address changed', 'By the buyer')]
      : []),
    ...order.returns.flatMap(({ id, askedAt, decidedAt, quantity, state, word }) => [
      step(`asked ${id}`, askedAt, 'Return asked for', piecesText(quantity)),
      ...(decidedAt ? [step(`decided ${id}`, decidedAt, RETURN_STEPS[state], word ?? '')] : []),
    ]),
    ...refunds.map(({ id, createdAt, amount, state, reason }) => {
      const title = { pending: 'Refund on its way', done: 'Refunded', failed: 'Refund failed' }[state]
      return step(id, createdAt, title, `${formatCents(amount, currency)} · ${REASON_LABELS[reason]}`)
    }),
  ]
}

function step(id: string, at: string, title: string, note = ''): Dated {
  return { id, at, title, state: 'done', ...(note && { note }) }
}

function next({ status, problem, fulfilment, delivery, holdUntil, payment, may }: DeskOrder): TimelineItem[] {
  if (status === 'placed') {
    const held = holdUntil ? `The pieces are held until ${momentText(holdUntil)}. ` : ''
    const byAdmin = payment === 'manual' && !may.markPaid ? DESK_TEXTS.noConfirming : ''
    const note = `${held}${byAdmin}`.trim()
    return [{ id: 'next', title: 'Waiting for the payment', state: 'current', ...(note && { note }) }]
  }
  if (problem) return [{ id: 'next', title: 'An admin looks at it', state: 'current' }]
  if (fulfilment !== 'to_ship' && fulfilment !== 'partly_shipped') return []
  return [{ id: 'next', title: delivery === 'pickup' ? 'To hand over' : 'To ship', state: 'current' }]
}

import type { OrderPage } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { deliveryOfPieces } from '@/contracts/orders/parts'
import { piecesNotSent } from '@/contracts/orders/totals'
import { Icon } from '../../ui/Icon'
import { LocalTime } from './LocalTime'
import { capital, ordinal, orderedPieces, pieces, sellersOf } from './orderWords'

type Step = { title: string; note?: string; at?: string | null; state: 'done' | 'current' | 'next' }

/** What happened to the order, and what comes next. */
export function OrderSteps({ order }: { order: OrderPage }) {
  return (
    <section aria-labelledby="steps">
      <h2 className="caption" id="steps">
        What happened, what comes
      </h2>
      <ol className="order-steps">
        {stepsOf(order).map(({ title, note, at, state }) => (
          <li
            key={`${title}${at}`}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <i aria-hidden="true">{state === 'done' && <Icon name="check" />}</i>
            <div>
              <b>{title}</b>
              {state === 'next' && <span className="visually-hidden">, not yet</span>}
              {note && <p className="subtle">{note}</p>}
            </div>
            {at && <LocalTime iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The order's steps: done, current and next. */
export function stepsOf(order: OrderPage): Step[] {
  const {
    status,
    placedAt,
    paidAt,
    cancelledAt,
    total,
    currency,
    paymentLabel,
    shipments,
    refunds,
    delivery,
  } = order
  const money = (cents: number) => formatCents(cents, currency)
  const steps: Step[] = [
    { title: 'Ordered', note: capital(pieces(orderedPieces(order))), at: placedAt, state: 'done' },
  ]
  if (paidAt)
    steps.push({ title: 'Paid', note: `${money(total)}, ${paymentLabel}`, at: paidAt, state: 'done' })
  if (status === 'placed')
    steps.push({ title: 'Waiting for your payment', note: paymentLabel, state: 'current' })
  let parcels = 0
  for (const { at, carrier, lines } of shipments) {
    const isPickup = deliveryOfPieces(order, lines) === 'pickup'
    // Each seller's parcels are numbered apart above.
    const from = order.parts.length > 1 ? sellersOf(order, lines) : []
    const note = [...from, carrier].filter(Boolean).join(', ')
    steps.push({
      title: isPickup ? 'Picked up' : `${ordinal(parcels)} parcel shipped`,
      ...(note && { note }),
      at,
      state: 'done',
    })
    if (!isPickup) parcels += 1
  }
  for (const { amount, state, createdAt, doneAt } of refunds) {
    if (state === 'failed') continue
    const isDone = state === 'done'
    steps.push({
      title: isDone ? `${money(amount)} refunded` : `${money(amount)} is being refunded`,
      at: doneAt ?? createdAt,
      state: isDone ? 'done' : 'current',
    })
  }
  if (cancelledAt && status === 'cancelled')
    steps.push({ title: 'Cancelled', at: cancelledAt, state: 'done' })
  const isDownload = delivery === 'download'
  const isToCome = order.fulfilment === 'to_ship' || order.fulfilment === 'partly_shipped'
  const isOpen = status === 'placed' || (status === 'paid' && (isDownload || isToCome))
  if (isOpen && order.problem === null) {
    const state = status === 'paid' ? 'current' : 'next'
    const left = order.lines.filter((line) => !line.isDownload && piecesNotSent(line) > 0)
    const ways = new Set(left.map(({ id }) => deliveryOfPieces(order, [{ lineId: id }])))
    if (isDownload) steps.push({ title: 'Ready to download', state })
    if (ways.has('ship'))
      steps.push({ title: 'Packed and shipped', note: 'A mail comes when it leaves', state })
    if (ways.has('pickup')) steps.push({ title: 'To pick up', state })
  }
  return steps
}

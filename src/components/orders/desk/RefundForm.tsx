'use client'

import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import { type DeskOrder } from '@/contracts/orders/desk'
import { refundOrder } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { deliveryOfPieces } from '@/contracts/orders/parts'
import type { RefundReason } from '@/contracts/orders/states'
import { useSend } from '../../api/useSend'
import { uuid } from '../../api/uuid'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { DialogActions } from '../../ui/DialogActions'
import { Select } from '../../ui/Select'
import { StepField } from '../../ui/StepField'
import { OrderLine } from './OrderLine'
import { RefundAmount } from './RefundAmount'
import { ORDER_CALLS } from './orderCalls'
import { REASON_LABELS } from './deskWords'
import { refundSum } from './refundSum'

type Props = { order: DeskOrder; onPending: (isPending: boolean) => void; onClose: () => void }

const REASONS = (['requested', 'sold_out', 'other'] as const).map((id) => ({ id, label: REASON_LABELS[id] }))

export function RefundForm({ order, onPending, onClose }: Props) {
  const { id, lines, currency } = order
  const shippings = shippingsOf(order)
  const [key] = useState(uuid)
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map())
  const [chosenShippings, setChosenShippings] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState<RefundReason>('requested')
  const [restock, setRestock] = useState(true)
  const { run, isPending } = useSend(refundOrder, {
    refresh: ORDER_CALLS,
    success: ({ state }) => ({ title: state === 'done' ? 'Refunded' : DESK_TEXTS.refunded }),
    failure: DESK_TEXTS.failed,
    showsServerText: true,
  })
  const given = shippings.filter(({ sellerId }) => chosenShippings.has(sellerId))
  const shipping = given.reduce((cents, { left }) => cents + left, 0)
  const sum = refundSum(order, pieces, shipping)
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    onPending(true)
    const chosen = [...pieces].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
    const shippingOf = given.flatMap(({ sellerId }) => sellerId || [])
    const body = { key, lines: chosen, shipping: sum.shipping, shippingOf, restock, reason }
    const refund = await run({ params: { id }, body })
    onPending(false)
    if (refund) onClose()
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p className="subtle">Choose what comes back; the amount follows.</p>
      <Lines>
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            currency={currency}
            delivery={deliveryOfPieces(order, [{ lineId: line.id }])}
          >
            <StepField
              title={line.title}
              action="Refund"
              value={pieces.get(line.id) ?? 0}
              max={line.quantity - line.refundedQuantity}
              isDisabled={line.quantity === line.refundedQuantity}
              onChange={(quantity) => setPieces(new Map(pieces).set(line.id, quantity))}
            />
          </OrderLine>
        ))}
      </Lines>
      <Select label="Reason" items={REASONS} value={reason} onChange={setReason} />
      <Checkbox isSelected={restock} onChange={setRestock}>
        Back into stock
      </Checkbox>
      {shippings.map(({ sellerId, name, left }) => (
        <Checkbox
          key={sellerId}
          isSelected={chosenShippings.has(sellerId)}
          onChange={(isChosen) => {
            const others = [...chosenShippings].filter((each) => each !== sellerId)
            setChosenShippings(new Set(isChosen ? [...others, sellerId] : others))
          }}
        >
          {`Also the shipping${name && ` of ${name}`}, ${formatCents(left, currency)}`}
        </Checkbox>
      ))}
      <RefundAmount
        order={order}
        sum={sum}
        pieces={[...pieces.values()].reduce((all, each) => all + each, 0)}
      />
      <DialogActions>
        <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
          Keep as paid
        </Button>
        <Button
          variant="danger"
          type="submit"
          isDisabled={sum.total === 0}
          isPending={isPending}
          pendingText="Refunding..."
        >
          {`Refund ${formatCents(sum.total, currency)}`}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The shipping that can be given back: of each seller, or of the order without a seller's id or name. */
function shippingsOf({ parts, shippingLeft }: DeskOrder) {
  const all =
    parts.length > 1
      ? parts.map(({ sellerId, name, shippingLeft: left }) => ({ sellerId, name, left }))
      : [{ sellerId: '', name: '', left: shippingLeft }]
  return all.filter(({ left }) => shippingLeft > 0 && left > 0)
}

const Lines = styled.ul`
  border-block: 1px solid var(--line);

  > li {
    padding-inline: 0;
  }
`

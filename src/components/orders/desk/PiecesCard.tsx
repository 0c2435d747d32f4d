'use client'

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import { type DeskLine, type DeskOrder } from '@/contracts/orders/desk'
import { shipOrder } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { uuid } from '../../api/uuid'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { StepField } from '../../ui/StepField'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { capital } from '../order/orderWords'
import { OrderLine } from './OrderLine'
import { PARCEL, ParcelFields, parcelValues } from './ParcelFields'
import { ORDER_CALLS } from './orderCalls'
import { firstName, piecesText } from './deskWords'

/** The pieces of an order, and how many of each go into the next parcel; starts with all that can ship. */
export function PiecesCard({ order, title = 'Pieces' }: { order: DeskOrder; title?: string }) {
  const left = order.lines.reduce((sum, { toShip }) => sum + toShip, 0)
  return (
    <Card title={title} aside={<Aside className="subtle">{asideOf(order, left)}</Aside>}>
      {order.may.ship ? <ShipForm order={order} /> : <Lines order={order} />}
    </Card>
  )
}

function ShipForm({ order }: { order: DeskOrder }) {
  const [chosen, setChosen] = useState(new Map(order.lines.map(({ id, toShip }) => [id, toShip])))
  const [key, setKey] = useState(uuid)
  const isPickup = order.delivery === 'pickup'
  const who = capital(firstName(order))
  const pieces = [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0)
  const attempt = useAttempt({
    refresh: ORDER_CALLS,
    success: { title: isPickup ? DESK_TEXTS.handedOver : DESK_TEXTS.shipped },
    failure: DESK_TEXTS.failed,
    showsServerText: true,
  })
  const form = useValibotForm({
    schema: PARCEL,
    initialValues: parcelValues(),
    onSubmit: async (parcel) => {
      const lines = [...chosen].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
      await attempt(() => send(shipOrder, { params: { id: order.id }, body: { key, lines, ...parcel } }))
      setKey(uuid())
      form.reset()
    },
    // The attempt has shown its toast.
    onError: () => undefined,
  })
  return (
    <form className="stack" {...form.formProps}>
      <Lines
        order={order}
        stepper={({ id, title, toShip }) => (
          <StepField
            title={title}
            action={isPickup ? 'Hand over' : 'Ship'}
            value={chosen.get(id) ?? 0}
            max={toShip}
            isDisabled={toShip === 0}
            onChange={(quantity) => setChosen(new Map(chosen).set(id, quantity))}
          />
        )}
      />
      {!isPickup && <ParcelFields form={form} />}
      <Foot>
        <Button
          variant="primary"
          type="submit"
          isDisabled={pieces === 0}
          isPending={form.isPending}
          pendingText="Saving..."
        >
          {`${isPickup ? 'Hand over' : 'Ship'} ${piecesText(pieces)}`}
        </Button>
        <p className="subtle">{`${who} gets a mail${isPickup ? '' : ' with what you enter'}.`}</p>
      </Foot>
    </form>
  )
}

type LinesProps = { order: DeskOrder; stepper?: (line: DeskLine) => ReactNode }

function Lines({ order: { id, lines, currency, may, delivery }, stepper }: LinesProps) {
  return (
    <List>
      {lines.map((line) => (
        <OrderLine
          key={line.id}
          line={line}
          currency={currency}
          delivery={delivery}
          orderId={may.allowDownloads ? id : null}
          sum={formatCents(line.price * line.quantity, currency)}
        >
          {stepper?.(line)}
        </OrderLine>
      ))}
    </List>
  )
}

function asideOf({ status, problem, lines, delivery }: DeskOrder, left: number): string {
  if (status === 'placed') return 'Not paid yet'
  if (problem) return 'On hold'
  if (status !== 'paid') return piecesText(lines.reduce((sum, { quantity }) => sum + quantity, 0))
  if (delivery === 'download') return 'Nothing to ship'
  const toDo = delivery === 'pickup' ? 'to hand over' : 'to ship'
  return left > 0 ? `${left} ${toDo}` : `Nothing left ${toDo}`
}

const Aside = styled.span`
  margin-left: auto;
`

const List = styled.ul`
  margin: 0 -1.25rem;
  border-block: 1px solid var(--line);

  &:last-child {
    margin-bottom: -1.25rem;
    border-bottom: 0;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
  align-items: center;

  > p {
    overflow-wrap: anywhere;
  }
`

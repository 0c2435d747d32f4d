'use client'

import { styled } from 'styled-components'
import type { DeskOrder, DeskPart } from '@/contracts/orders/desk'
import { readDeskOrder } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { TwoColumns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonSplit } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { BackLink } from './BackLink'
import { HistoryCard } from './HistoryCard'
import { MoneyBySeller } from './MoneyBySeller'
import { MoneyCard } from './MoneyCard'
import { OrderActions } from './OrderActions'
import { OrderBadges } from './OrderBadges'
import { PackingSlips } from './PackingSlip'
import { ParcelsCard } from './ParcelsCard'
import { PiecesCard } from './PiecesCard'
import { ReturnCard } from './ReturnCard'
import { TestBand } from './TestBand'
import { Card } from '../../ui/Card'
import { AddressLines } from './AddressLines'
import { momentText } from './deskWords'

/** One order: its pieces, what ships, buyer, money and history (docs/behaviour.md, 12.9). */
export function OrderScreen({ id }: { id: string }) {
  const load = useLoad(readDeskOrder, { params: { id }, revalidateOnMount: true })
  const order = load.data
  return (
    <>
      {order?.isTest && <TestBand>This order is a rehearsal: no money moved, and it never counts.</TestBand>}
      <BackLink href="/dashboard/ecommerce/orders">Orders</BackLink>
      {hasStatus(load.error, 404) ? (
        <>
          <PageHeader title="No such order" />
          <div className="card">
            <EmptyState title="This order is not here">It may have no pieces of yours.</EmptyState>
          </div>
        </>
      ) : (
        <>
          <Head>
            <PageHeader title={order?.number ?? 'Order'} actions={order && <OrderActions order={order} />} />
            {order && <Badges order={order} />}
            {order?.awaitsAdmin && <p className="subtle">{DESK_TEXTS.notOwedYet}</p>}
          </Head>
          <WhenLoaded
            load={load}
            text="Loading the order..."
            skeleton={<SkeletonSplit />}
            failure="The order could not be loaded."
          >
            {() => order && <Parts order={order} />}
          </WhenLoaded>
        </>
      )}
    </>
  )
}

function Parts({ order }: { order: DeskOrder }) {
  return (
    <>
      <TwoColumns>
        <div className="stack">
          {order.returns.map((asked) => (
            // The key remounts the card after each step, so that its form starts afresh.
            <ReturnCard key={`${asked.id} ${asked.state}`} order={order} asked={asked} />
          ))}
          <PiecesBySeller order={order} />
          <ParcelsCard order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="stack">
          <BuyerCard order={order} />
          {order.parts.length > 1 ? <MoneyBySeller order={order} /> : <MoneyCard order={order} />}
        </div>
      </TwoColumns>
      <PackingSlips parts={partsOf(order)} />
    </>
  )
}

/** The pieces to ship; where several sellers have pieces in it, those of each under their name. */
function PiecesBySeller({ order }: { order: DeskOrder }) {
  return partsOf(order).map(({ order: own, part }) => (
    // The key remounts the card after each parcel, so that it starts with what is left to ship.
    <PiecesCard
      key={own.lines.map(({ id, toShip }) => `${id} ${toShip}`).join()}
      order={own}
      title={part ? [part.name, part.from].filter(Boolean).join(', ') : 'Pieces'}
    />
  ))
}

/** The order by seller where there are several, each as if it had their pieces alone; else as it is. */
function partsOf(order: DeskOrder): { order: DeskOrder; part: DeskPart | null; seller: string }[] {
  if (order.parts.length < 2) return [{ order, part: null, seller: order.merchantName }]
  return order.parts.map((part) => orderOfPart(order, part))
}

function orderOfPart(order: DeskOrder, part: DeskPart) {
  const lines = order.lines.filter(({ id }) => part.lineIds.includes(id))
  const may = { ...order.may, ship: order.may.ship && lines.some(({ toShip }) => toShip > 0) }
  return { order: { ...order, delivery: part.delivery, lines, may }, part, seller: part.name }
}

function Badges({ order }: { order: DeskOrder }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const shippedPieces = order.lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  const refundedPieces = order.lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  return <OrderBadges order={{ ...order, pieces, shippedPieces, refundedPieces }} />
}

const Head = styled.div`
  display: grid;
  gap: 0.625rem;
`

/** The buyer, and where the order goes. */
function BuyerCard({ order: { buyer, delivery, addressChangedAt } }: { order: DeskOrder }) {
  const { name, email, phone, note } = buyer
  return (
    <Card title="Buyer">
      <Facts>
        <p>
          <b>{name || 'Erased'}</b>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
        {delivery === 'pickup' && <p>Picks it up.</p>}
        {delivery === 'download' && <p>Downloads it. Nothing is shipped.</p>}
        {delivery === 'ship' && <AddressLines buyer={buyer} />}
        {addressChangedAt && (
          <p className="subtle">{`The buyer changed the address, ${momentText(addressChangedAt)}.`}</p>
        )}
        {note && (
          <blockquote>
            <b>Note</b>
            {note}
          </blockquote>
        )}
      </Facts>
    </Card>
  )
}

const Facts = styled.div`
  display: grid;
  gap: 0.75rem;
  line-height: 1.55;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: 600;
  }
  a {
    display: block;
    width: fit-content;
    min-height: 2.75rem;
    line-height: 2.75rem;
    color: inherit;
    text-underline-offset: 0.25em;
  }
  blockquote {
    padding-left: 0.875rem;
    border-left: 2px solid var(--glass-ink);
    font-size: var(--t-small);
    color: var(--ink-2);
    white-space: pre-line;
  }
`

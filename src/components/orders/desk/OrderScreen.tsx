'use client'

import { styled } from 'styled-components'
import { type DeskOrder } from '@/contracts/orders/desk'
import { readDeskOrder } from '@/contracts/orders/deskCalls'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { TwoColumns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonSplit } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { BackLink } from './BackLink'
import { BuyerCard } from './BuyerCard'
import { HistoryCard } from './HistoryCard'
import { MoneyCard } from './MoneyCard'
import { OrderActions } from './OrderActions'
import { OrderBadges } from './OrderBadges'
import { PackingSlip } from './PackingSlip'
import { PiecesCard } from './PiecesCard'
import { ReturnsCard } from './ReturnsCard'

/** One order: its pieces, what ships, buyer, money and history (docs/behaviour.md, 12.9). */
export function OrderScreen({ id }: { id: string }) {
  const load = useLoad(readDeskOrder, { params: { id }, revalidateOnMount: true })
  const order = load.data
  return (
    <>
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
          {order.returns.length > 0 && <ReturnsCard order={order} />}
          {/* The key remounts the card after each parcel, so that it starts with what is left to ship. */}
          <PiecesCard key={order.lines.map(({ toShip }) => toShip).join()} order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="stack">
          <BuyerCard order={order} />
          <MoneyCard order={order} />
        </div>
      </TwoColumns>
      <PackingSlip order={order} />
    </>
  )
}

function Badges({ order }: { order: DeskOrder }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const shippedPieces = order.lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  return (
    <>
      <OrderBadges order={{ ...order, pieces, shippedPieces }} />
      {order.isTest && <p className="subtle">Test order: no money moved, and it never counts.</p>}
    </>
  )
}

const Head = styled.div`
  display: grid;
  gap: 0.625rem;
`

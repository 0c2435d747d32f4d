'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { AnswerOf } from '@/contracts/core/call'
import { formatCents } from '@/contracts/core/money'
import { smallPicture } from '@/contracts/media/publicUrls'
import { type DeskFilter, type DeskRow } from '@/contracts/orders/desk'
import { listOrders } from '@/contracts/orders/deskCalls'
import { Link } from '../../ui/Link'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Table } from '../../ui/Table'
import { asCards } from '../../ui/TableFrame'
import { fillsParent } from '../../ui/fillsParent'
import { OrderBadges } from './OrderBadges'
import { momentText, piecesText } from './deskWords'

type Page = AnswerOf<typeof listOrders>
type Props = {
  first: Page
  query: { filter?: DeskFilter; month?: string; q?: string }
  /** Clears filters and search; undefined if none is set. */
  onShowAll: (() => void) | undefined
}

/** In the place of the town. */
const NO_PLACE = { ship: '', pickup: 'Picks up', download: 'Downloads' } as const

/** The orders as a table, newest first; each row is a link. A button loads older ones. */
export function OrdersTable({ first, query, onShowAll }: Props) {
  const [older, setOlder] = useState<Page | null>(null)
  const load = useSend(listOrders, { failure: 'The orders could not be loaded.' })
  const rows = [...first.orders, ...(older?.orders ?? [])]
  const next = older ? older.next : first.next
  async function loadMore(): Promise<void> {
    const page = next === null ? undefined : await load.run({ query: { ...query, before: next } })
    if (page) setOlder({ orders: [...(older?.orders ?? []), ...page.orders], next: page.next })
  }
  return (
    <>
      <Card className="card">
        <Table
          caption="Orders"
          rows={rows}
          rowId={({ id }) => id}
          empty={<NoOrders onShowAll={onShowAll} />}
          columns={[
            { id: 'order', header: 'Order', cell: (row) => <OrderNumber row={row} /> },
            {
              id: 'buyer',
              header: 'Buyer',
              cell: ({ buyer, place, delivery }) => (
                <Two>
                  {buyer || 'Erased'}
                  <small>{place ?? NO_PLACE[delivery]}</small>
                </Two>
              ),
            },
            { id: 'pieces', header: 'Pieces', cell: (row) => <Pieces row={row} /> },
            { id: 'status', header: 'Status', isStatus: true, cell: (row) => <OrderBadges order={row} /> },
            {
              id: 'sum',
              header: 'Total',
              isNumber: true,
              cell: ({ sum, currency }) => formatCents(sum, currency),
            },
          ]}
        />
      </Card>
      {next !== null && (
        <div>
          <Button
            variant="line"
            isPending={load.isPending}
            pendingText="Loading..."
            onPress={() => void loadMore()}
          >
            Show older orders
          </Button>
        </div>
      )}
      {rows.length > 0 && <p className="subtle">Newest first.</p>}
    </>
  )
}

function NoOrders({ onShowAll }: Pick<Props, 'onShowAll'>) {
  if (!onShowAll)
    return <EmptyState title="No orders yet">They stand here as soon as somebody buys.</EmptyState>
  return (
    <EmptyState
      title="No order fits"
      action={
        <Button size="small" onPress={onShowAll}>
          Show all orders
        </Button>
      }
    >
      Try another word or filter.
    </EmptyState>
  )
}

function OrderNumber({ row: { id, number, placedAt, isTest } }: { row: DeskRow }) {
  return (
    <Two data-test={isTest || undefined}>
      <RowLink href={`/dashboard/ecommerce/orders/${id}`}>{number}</RowLink>
      <small>{momentText(placedAt)}</small>
    </Two>
  )
}

function Pieces({ row: { images, pieces } }: { row: DeskRow }) {
  return (
    <Pictures>
      {images.map((image, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may show the same picture
        <img
          key={`${image} ${index}`}
          src={smallPicture(image)}
          alt=""
          width={36}
          height={45}
          loading="lazy"
        />
      ))}
      <span>{piecesText(pieces)}</span>
    </Pictures>
  )
}

/** A row's link fills the row. */
const Card = styled.div`
  tbody > tr {
    position: relative;
  }
  /* Number and total first, then buyer and pieces, then the status. */
  ${asCards} {
    tbody > tr > td:first-child,
    tbody > tr:has([data-status]) > td:first-child {
      flex-basis: calc(100% - 8rem);
    }
    tbody > tr > td:last-child:not(:first-child) {
      order: 0;
      margin-left: auto;
    }
    tbody > tr > td:nth-child(2) {
      flex: 1 1 8rem;
    }
    tbody > tr > td[data-status] {
      order: 2;
      flex-basis: 100%;
    }
  }
`

const Two = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  small {
    font-size: var(--t-small);
    color: var(--ink-3);
  }
  &[data-test] a {
    color: var(--ink-3);
  }
`

const RowLink = styled(Link)`
  font-weight: 600;
  color: inherit;
  text-decoration: none;

  ${fillsParent}
  --ring-offset: -3px;
`

const Pictures = styled.span`
  display: flex;
  align-items: center;

  img {
    width: 2.25rem;
    height: 2.8125rem;
    object-fit: cover;
    border: 2px solid var(--raised);
    border-radius: 6px;
    background: var(--sunken);
  }
  img + img {
    margin-left: -0.875rem;
  }
  img + span {
    margin-left: 0.625rem;
  }
  span {
    white-space: nowrap;
  }
`

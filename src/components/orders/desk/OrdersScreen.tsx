'use client'

import { styled } from 'styled-components'
import { useDeferredValue } from 'react'
import { callUrl } from '@/contracts/core/call'
import { DESK_FILTERS, type DeskFilter } from '@/contracts/orders/desk'
import { exportOrders, listOrders, listSales, summarizeOrders } from '@/contracts/orders/deskCalls'
import { Link } from '../../ui/Link'
import { together, useLoad } from '../../api/useLoad'
import { useUrlChoice, useUrlText } from '../../layout/useScreenSearch'
import { useSession } from '../../session/useSession'
import { Toolbar } from '../../ui/Columns'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { SkeletonRows, SkeletonStrip } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { BackLink } from './BackLink'
import { DeskStrip } from './DeskStrip'
import { OrdersTable } from './OrdersTable'
import { FILTER_LABELS, returnsText } from './orderWords'

const ALL = 'all'
/** Orders may have come in since the screen was last open. */
const EVERY_TIME = { revalidateOnMount: true }

/** The orders of the seller's products, all for an admin: numbers, filter, search, list (docs/behaviour.md, 12.9). */
export function OrdersScreen() {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const [filter, setFilter] = useUrlChoice<DeskFilter | typeof ALL>('filter', ALL, DESK_FILTERS)
  const [search, setSearch] = useUrlText('q')
  const q = useDeferredValue(search.trim())
  const query = { ...(filter !== ALL && { filter }), ...(q && { q }) }
  const summary = useLoad(summarizeOrders, EVERY_TIME)
  const sales = useLoad(listSales, EVERY_TIME)
  const orders = useLoad(listOrders, { query, keepPreviousData: true, ...EVERY_TIME })
  return (
    <>
      <BackLink href="/dashboard/ecommerce">Ecommerce</BackLink>
      <PageHeader
        title="Orders"
        actions={
          <>
            {isAdmin && (
              <Link className="button button-quiet" href="/dashboard/ecommerce/books">
                Do the books balance?
              </Link>
            )}
            <a className="button button-line" href={callUrl(exportOrders)} download>
              Export
            </a>
          </>
        }
      />
      <WhenLoaded
        load={together(summary, sales)}
        text="Loading your numbers..."
        skeleton={<SkeletonStrip count={4} />}
        failure="Your numbers could not be loaded."
      >
        {() => summary.data && sales.data && <DeskStrip summary={summary.data} sales={sales.data} />}
      </WhenLoaded>
      {summary.data && summary.data.returns > 0 && filter !== 'returns' && (
        <ToAnswer className="callout">
          <span>{returnsText(summary.data.returns)}</span>
          <Link className="text-link" href="/dashboard/ecommerce/orders?filter=returns">
            Show {summary.data.returns === 1 ? 'it' : 'them'}
          </Link>
        </ToAnswer>
      )}
      <Toolbar>
        <SearchField label="Search" placeholder="Number, name or mail" value={search} onChange={setSearch} />
        <Select
          label="Show"
          items={[
            { id: ALL, label: 'All orders' },
            ...DESK_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
          ]}
          value={filter}
          onChange={setFilter}
        />
      </Toolbar>
      <WhenLoaded
        load={orders}
        text="Loading orders..."
        skeleton={<SkeletonRows picture="small" />}
        failure="The orders could not be loaded."
      >
        {() =>
          orders.data && (
            <OrdersTable
              key={JSON.stringify(query)}
              first={orders.data}
              query={query}
              onShowAll={
                filter === ALL && !q
                  ? undefined
                  : () => {
                      setSearch('')
                      setFilter(ALL)
                    }
              }
            />
          )
        }
      </WhenLoaded>
    </>
  )
}

const ToAnswer = styled.p`
  align-items: center;
  padding-block: 0.25rem;

  > a {
    flex: none;
  }
`

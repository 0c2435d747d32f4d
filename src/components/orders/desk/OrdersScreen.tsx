'use client'

import { styled } from 'styled-components'
import { useDeferredValue } from 'react'
import { callUrl } from '@/contracts/core/call'
import { DESK_FILTERS, type DeskFilter, type DeskSummary, type Sales } from '@/contracts/orders/desk'
import {
  LABEL_SERVICES,
  type LabelService,
  exportLabels,
  exportOrders,
  listOrders,
  listSales,
  summarizeOrders,
} from '@/contracts/orders/deskCalls'
import { Link } from '../../ui/Link'
import { together, useLoad } from '../../api/useLoad'
import { useUrlChoice, useUrlSearchText } from '../../layout/useScreenSearch'
import { useSession } from '../../session/useSession'
import { Toolbar } from '../../ui/Columns'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { SkeletonRows, SkeletonStrip } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { BackLink } from './BackLink'
import { OrdersTable } from './OrdersTable'
import { SalesByMonth } from './SalesByMonth'
import { TestBand } from './TestBand'
import { ANY_MONTH, MonthSelect } from './MonthSelect'
import { useMonths } from './useMonths'
import { FILTER_LABELS, paymentsText, returnsText, piecesText } from './deskWords'
import { StatStrip } from '../../ui/StatStrip'
import { formatCents } from '@/contracts/core/money'

const ALL = 'all'
const SERVICE_NAMES: Record<LabelService, string> = { shippo: 'Shippo', sendcloud: 'Sendcloud' }
/** Orders may have come in since the screen was last open. */
const EVERY_TIME = { revalidateOnMount: true }

/** The orders of the seller's products, all for an admin: numbers, filter, search, list (docs/behaviour.md, 12.9). */
export function OrdersScreen() {
  const isAdmin = useSession().user?.isAdmin === 'true'
  // A seller confirms payments, and looks at none.
  const filters = isAdmin ? DESK_FILTERS : DESK_FILTERS.filter((each) => each !== 'payments')
  const [filter, setFilter] = useUrlChoice<DeskFilter | typeof ALL>('filter', ALL, filters)
  const [search, setSearch] = useUrlSearchText()
  const q = useDeferredValue(search.trim())
  const months = useMonths()
  const [month, setMonth] = useUrlChoice('month', ANY_MONTH, Object.keys(months))
  const ofMonth = month === ANY_MONTH ? {} : { month }
  const query = { ...(filter !== ALL && { filter }), ...ofMonth, ...(q && { q }) }
  const summary = useLoad(summarizeOrders, EVERY_TIME)
  const sales = useLoad(listSales, EVERY_TIME)
  const orders = useLoad(listOrders, { query, keepPreviousData: true, ...EVERY_TIME })
  return (
    <>
      {summary.data && summary.data.tests.orders > 0 && (
        <TestBand tests={summary.data.tests}>
          {summary.data.tests.figures
            ? 'Orders here are rehearsals. No money moved, nobody waits for a parcel.'
            : 'Test orders are in the list, but in no number.'}
        </TestBand>
      )}
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
            <a className="button button-line" href={callUrl(exportOrders, { query: ofMonth })} download>
              Export {month !== ANY_MONTH && months[month]}
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
      <SalesByMonth />
      {summary.data && hasParcels(summary.data.tests.figures ?? summary.data) && (
        <p className="subtle">
          {'Labels for what is to ship: '}
          {LABEL_SERVICES.map((service) => (
            <Service key={service} href={callUrl(exportLabels, { query: { service } })} download>
              {SERVICE_NAMES[service]}
            </Service>
          ))}
        </p>
      )}
      {summary.data && summary.data.returns > 0 && filter !== 'returns' && (
        <Waiting count={summary.data.returns} filter="returns">
          {returnsText(summary.data.returns)}
        </Waiting>
      )}
      {summary.data && summary.data.payments > 0 && filter !== 'payments' && (
        <Waiting count={summary.data.payments} filter="payments">
          {paymentsText(summary.data.payments)}
        </Waiting>
      )}
      <Toolbar>
        <SearchField label="Search" placeholder="Number, name or mail" value={search} onChange={setSearch} />
        <Select
          label="Show"
          items={[
            { id: ALL, label: 'All orders' },
            ...filters.map((id) => ({ id, label: FILTER_LABELS[id] })),
          ]}
          value={filter}
          onChange={setFilter}
        />
        <MonthSelect label="Placed in" months={months} value={month} onChange={setMonth} />
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
                filter === ALL && month === ANY_MONTH && !q
                  ? undefined
                  : () => {
                      setSearch('')
                      setFilter(ALL)
                      setMonth(ANY_MONTH)
                    }
              }
            />
          )
        }
      </WhenLoaded>
    </>
  )
}

/** Whether anything that waits is sent, and so needs a label. */
const hasParcels = ({ toShip }: Pick<DeskSummary, 'toShip'>) => toShip.orders > toShip.toHandOver

type WaitingProps = { count: number; filter: DeskFilter; children: string }

/** Orders that wait for the reader, and the way to them. */
function Waiting({ count, filter, children }: WaitingProps) {
  return (
    <WaitingLine className="callout">
      <span>{children}</span>
      <Link className="text-link" href={`${HERE}?filter=${filter}`}>
        Show {count === 1 ? 'it' : 'them'}
      </Link>
    </WaitingLine>
  )
}

const WaitingLine = styled.p`
  align-items: center;
  padding-block: 0.25rem;

  > a {
    flex: none;
  }
`

const HERE = '/dashboard/ecommerce/orders'

/**
 * The totals of the orders; each number links to its rows. Until the first real order they count the test orders, and
 * say so; after that test orders never count (docs/behaviour.md, 12.9).
 */
function DeskStrip({ summary, sales }: { summary: DeskSummary; sales: readonly Sales[] }) {
  const { figures, orders: tests } = summary.tests
  const { toShip, month } = figures ?? summary
  const named = (count: number) => `${count} ${figures ? 'test ' : ''}${count === 1 ? 'order' : 'orders'}`
  const isTest = figures !== null
  const sold = month.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <>
      <StatStrip
        label="Orders"
        stats={[
          {
            label: FILTER_LABELS.to_ship,
            value: toShip.orders,
            note:
              toShip.orders > 0 ? `${piecesText(toShip.pieces)} in ${named(toShip.orders)}` : 'Nothing waits',
            href: `${HERE}?filter=to_ship`,
            isTest,
          },
          {
            label: 'Sold this month',
            value: sumsText(month, ({ sold: cents }) => cents),
            note: `${named(sold)}${figures ? ', no real one yet' : ''}`,
            href: `${HERE}?filter=month`,
            isTest,
          },
          {
            label: 'Refunded',
            value: sumsText(figures?.refunded ?? sales, ({ refunded }) => refunded),
            note: 'In all, without tax and shipping',
            href: `${HERE}?filter=refunds`,
            isTest,
          },
          {
            label: 'Owed to you',
            value: sumsText(sales, ({ owed }) => owed),
            note: figures
              ? 'Test orders are never owed'
              : `${sumsText(sales, ({ paidOut }) => paidOut)} paid out so far`,
            // Without a sale there is no statement.
            ...(sales.length > 0 && { href: `${HERE}?statement=open` }),
          },
        ]}
      />
      {!figures && tests > 0 && (
        <p className="subtle">
          {tests === 1
            ? '1 test order is in the list, but in none of these numbers.'
            : `${tests} test orders are in the list, but in none of these numbers.`}
        </p>
      )}
    </>
  )
}

/** Sums in several currencies side by side; zero dollars if there are none. */
function sumsText<TSum extends { currency: string }>(
  sums: readonly TSum[],
  of: (sum: TSum) => number,
): string {
  if (sums.length === 0) return formatCents(0)
  return sums.map((sum) => formatCents(of(sum), sum.currency)).join(' · ')
}

const Service = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-right: 1rem;
`

'use client'

import {
  readBooks,
  type Books,
  type RefundFault,
  BOOKS_DAYS,
  type PaymentFault,
  type ProviderBooks,
} from '@/contracts/books'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { BackLink } from '../orders/desk/BackLink'
import { momentText } from '../orders/desk/deskWords'
import { BooksOfStock } from './BooksOfStock'
import { formatCents } from '@/contracts/core/money'
import { Link } from '../ui/Link'
import { Card } from '../ui/Card'
import { Table } from '../ui/Table'
import { BookLink } from './BookLink'
import { numberColumns } from './numberColumns'
import { OwedToSellers } from './OwedToSellers'
import { Verdict } from './Verdict'
import { Badge } from '../ui/Badge'

/** Whether stock, refunds and payments agree, computed when it is opened (docs/behaviour.md, 12.13). */
export function BooksScreen() {
  const load = useLoad(readBooks, { revalidateOnMount: true })
  const books = load.data
  return (
    <>
      <BackLink href="/dashboard/ecommerce/orders">Orders</BackLink>
      <PageHeader
        title="Do the books balance?"
        actions={
          <Button
            variant="line"
            isPending={load.isValidating}
            pendingText="Computing..."
            onPress={() => void load.reload()}
          >
            Compute again
          </Button>
        }
      >
        {books && `${countFaults(books)} As of ${momentText(books.readAt)}.`}
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Computing the books..."
        skeleton={<SkeletonRows />}
        failure="The books could not be computed."
      >
        {() =>
          books && (
            <>
              <BooksOfStock stock={books.stock} />
              <BooksOfRefunds refunds={books.refunds} />
              <BooksOfPayments providers={books.providers} />
              <OwedToSellers />
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}

/** Whether the books balance, in a sentence. */
function countFaults({ stock, refunds, providers }: Books): string {
  const count =
    stock.faults.length +
    refunds.faults.length +
    providers.reduce((sum, { faults }) => sum + faults.length, 0)
  const away = providers.filter(({ state }) => state === 'away').length
  if (count > 0) return count === 1 ? 'No: one thing differs.' : `No: ${count} things differ.`
  return away > 0 ? 'As far as could be asked, yes.' : 'Yes.'
}

/** Whether refunds add up to what their order counts, at most its total, and all of it exactly when it is refunded. */
function BooksOfRefunds({ refunds: { compared, faults } }: Pick<Books, 'refunds'>) {
  return (
    <Card title="Refunds" aside={<Verdict faults={faults.length} />}>
      <p className="subtle">
        Orders with refunds: <Link href="/dashboard/ecommerce/orders?filter=refunds">{String(compared)}</Link>
        , test orders included. Each counts what its <Link href="/admin/collections/refunds">refunds</Link>{' '}
        come to, and never more than its total.
      </p>
      {faults.length > 0 && (
        <Table
          caption="Orders whose refunds do not add up"
          rows={faults}
          rowId={({ orderId }) => orderId}
          columns={[
            {
              id: 'order',
              header: 'Order',
              cell: ({ orderId, number }) => (
                <BookLink href={`/dashboard/ecommerce/orders/${orderId}`}>{number}</BookLink>
              ),
            },
            ...numberColumns<RefundFault, 'refunded' | 'refunds' | 'total'>(
              { refunded: 'The order counts', refunds: 'Refunds', total: 'Total' },
              (row, key) => formatCents(row[key], row.currency),
            ),
          ]}
        />
      )}
    </Card>
  )
}

const NAMES = {
  stripe: 'Stripe',
  manual: 'Outside the site',
  test: 'Test payments',
  free: 'Nothing to pay',
} as const
const FAULTS = {
  no_order: 'No order was paid with it',
  no_payment: 'The provider does not know it',
  amount: 'Another amount',
  refunds: 'Refunds differ',
} as const

/** Whether each recent payment has one paid order or was refunded in full, and each paid order has its payment. */
function BooksOfPayments({ providers }: { providers: readonly ProviderBooks[] }) {
  return providers.map((books) => (
    <Card key={books.provider} title={`Payments: ${NAMES[books.provider]}`} aside={<State books={books} />}>
      <p className="subtle">{describe(books)}</p>
      {books.faults.length > 0 && (
        <Table
          caption={`Payments that differ: ${NAMES[books.provider]}`}
          rows={books.faults}
          rowId={({ kind, paymentRef, orderId }) => `${kind} ${paymentRef} ${orderId}`}
          columns={[
            { id: 'what', header: 'What differs', cell: (fault) => <What fault={fault} /> },
            ...numberColumns<PaymentFault, 'there' | 'here'>(
              { there: 'Provider', here: 'Here' },
              (row, key) => formatCents(row[key], row.currency),
            ),
          ]}
        />
      )}
    </Card>
  ))
}

function State({ books: { state, faults } }: { books: ProviderBooks }) {
  if (state === 'away') return <Badge tone="amber">Not reached</Badge>
  if (state === 'not_listed') return <Badge tone="grey">Not listed</Badge>
  return <Verdict faults={faults.length} />
}

function describe({ provider, state, payments }: ProviderBooks): string {
  if (state === 'away') return 'The provider did not answer. Please compute again in a moment.'
  if (state === 'not_listed')
    return provider === 'manual'
      ? 'Only your bank knows these payments: compare them with its statement.'
      : 'No key is set, so there is nothing to compare.'
  return `${payments} of the last ${BOOKS_DAYS} days, as the provider lists them, beside the orders.`
}

function What({ fault: { kind, paymentRef, orderId, number } }: { fault: PaymentFault }) {
  return (
    <>
      {FAULTS[kind]}
      <br />
      {orderId && number ? (
        <BookLink href={`/dashboard/ecommerce/orders/${orderId}`}>{number}</BookLink>
      ) : (
        <small>{paymentRef}</small>
      )}
    </>
  )
}

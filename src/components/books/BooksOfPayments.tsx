import { BOOKS_DAYS, type PaymentFault, type ProviderBooks } from '@/contracts/books'
import { formatCents } from '@/contracts/core/money'
import { Badge } from '../ui/Badge'
import { Card } from '../ui/Card'
import { Table } from '../ui/Table'
import { BookLink } from './BookLink'
import { numberColumns } from './numberColumns'
import { Verdict } from './Verdict'

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
export function BooksOfPayments({ providers }: { providers: readonly ProviderBooks[] }) {
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

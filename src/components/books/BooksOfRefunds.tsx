import type { Books, RefundFault } from '@/contracts/books'
import { formatCents } from '@/contracts/core/money'
import { Link } from '../ui/Link'
import { Card } from '../ui/Card'
import { Table } from '../ui/Table'
import { BookLink } from './BookLink'
import { numberColumns } from './numberColumns'
import { Verdict } from './Verdict'

/** Whether refunds add up to what their order counts, at most its total, and all of it exactly when it is refunded. */
export function BooksOfRefunds({ refunds: { compared, faults } }: Pick<Books, 'refunds'>) {
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

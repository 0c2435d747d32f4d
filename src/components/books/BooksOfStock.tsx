import type { Books, StockFault } from '@/contracts/books'
import { Card } from '../ui/Card'
import { count } from '../ui/count'
import { StatStrip } from '../ui/StatStrip'
import { Table } from '../ui/Table'
import { BookLink } from './BookLink'
import { numberColumns } from './numberColumns'
import { Verdict } from './Verdict'

const KEPT = '/admin/collections/back-in-stock?where[or][0][and][0][keptUntil][exists]=true'

/** Whether all pieces ever stocked are for sale, in orders, or kept for people in line. */
export function BooksOfStock({ stock }: Pick<Books, 'stock'>) {
  const { compared, uncounted, inStock, inOrders, kept, stocked, faults } = stock
  return (
    <Card title="Stock" aside={<Verdict faults={faults.length} />}>
      <div className="stack">
        <StatStrip
          label="Stock"
          stats={[
            { label: 'For sale', value: count(inStock), href: '/dashboard/ecommerce?tab=products' },
            { label: 'In orders', value: count(inOrders), href: '/dashboard/ecommerce/orders' },
            { label: 'Reserved for the waiting list', value: count(kept), href: KEPT },
            { label: 'Total received', value: count(stocked), href: '/admin/collections/products' },
          ]}
        />
        <p className="subtle">
          {`The first three come to the fourth, for each of ${count(compared)} pieces (products, or their variants).`}
          {uncounted > 0 && ` ${count(uncounted)} more were not counted from their start, and are left out.`}
        </p>
      </div>
      {faults.length > 0 && (
        <Table
          caption="Pieces that do not add up"
          rows={faults}
          rowId={({ productId, detail }) => `${productId} ${detail}`}
          columns={[
            { id: 'piece', header: 'Piece', cell: (row) => <PieceLink row={row} /> },
            ...numberColumns<StockFault, 'inStock' | 'inOrders' | 'kept' | 'stocked'>(
              { inStock: 'For sale', inOrders: 'In orders', kept: 'Reserved', stocked: 'Received' },
              (row, key) => count(row[key]),
            ),
          ]}
        />
      )}
    </Card>
  )
}

function PieceLink({ row: { productId, title, detail } }: { row: StockFault }) {
  return (
    <BookLink href={`/admin/collections/products/${productId}`}>
      {detail ? `${title}, ${detail}` : title}
    </BookLink>
  )
}

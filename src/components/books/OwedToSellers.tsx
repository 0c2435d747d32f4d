import type { SellerSales } from '@/contracts/orders/desk'
import { exportOrders, listSellerSales } from '@/contracts/orders/deskCalls'
import { callUrl } from '@/contracts/core/call'
import { formatCents } from '@/contracts/core/money'
import { useLoad } from '../api/useLoad'
import { Card } from '../ui/Card'
import { Table } from '../ui/Table'
import { numberColumns } from './numberColumns'

/** Every seller's statement, each with the lines that it comes from (docs/behaviour.md, 12.20). */
export function OwedToSellers() {
  const { data } = useLoad(listSellerSales, { revalidateOnMount: true })
  if (!data || data.length === 0) return null
  return (
    <Card title="Owed to sellers">
      <p className="subtle">
        The share of what was sold and not refunded, and shipping at a seller’s own price, less the payouts
        that stand in the console. Without test orders and payments that no admin has seen.
      </p>
      <Table
        caption="Owed to sellers"
        rows={data}
        rowId={({ sellerId, currency }) => `${sellerId} ${currency}`}
        columns={[
          {
            id: 'seller',
            header: 'Seller',
            cell: ({ sellerId, name }) => (
              <a href={callUrl(exportOrders, { query: { seller: sellerId } })} download>
                {name || 'Erased'}
              </a>
            ),
          },
          ...numberColumns<SellerSales, 'sold' | 'refunded' | 'share' | 'shipping' | 'paidOut' | 'owed'>(
            {
              sold: 'Sold',
              refunded: 'Refunded',
              share: 'Share',
              shipping: 'Shipping',
              paidOut: 'Paid out',
              owed: 'Owed',
            },
            (row, key) => formatCents(row[key], row.currency),
          ),
        ]}
      />
    </Card>
  )
}

'use client'

import type { SalesMonth } from '@/contracts/orders/desk'
import { listSalesMonths } from '@/contracts/orders/deskCalls'
import { formatCents } from '@/contracts/core/money'
import { useLoad } from '../../api/useLoad'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { numberColumns } from '../../books/numberColumns'
import { Table } from '../../ui/Table'
import { longMonth } from '../../ui/dateFormats'

/** The reader's own statement by month, from the first sale; open as the address says (docs/behaviour.md, 12.20). */
export function SalesByMonth() {
  const [shown, setShown] = useUrlChoice('statement', 'closed', ['closed', 'open'])
  const { data } = useLoad(listSalesMonths, { revalidateOnMount: true })
  if (!data || data.length === 0) return null
  return (
    <details
      open={shown === 'open'}
      onToggle={({ currentTarget }) => {
        const next = currentTarget.open ? 'open' : 'closed'
        // Opened by the address, it is not put there once more.
        if (next !== shown) setShown(next)
      }}
    >
      <summary className="text-link">Your statement by month</summary>
      <p className="subtle">
        By the day of payment, as it stands after refunds. Without tax, the shop’s shipping and test orders.
      </p>
      <Table
        caption="Your statement by month"
        rows={data}
        rowId={({ month, currency }) => `${month} ${currency}`}
        columns={[
          { id: 'month', header: 'Month', cell: ({ month }) => longMonth(new Date(`${month}-15T12:00:00Z`)) },
          ...numberColumns<SalesMonth, 'orders' | 'pieces'>(
            { orders: 'Orders', pieces: 'Pieces' },
            (row, key) => String(row[key]),
          ),
          ...numberColumns<SalesMonth, 'sold' | 'refunded' | 'share' | 'shipping' | 'paidOut'>(
            {
              sold: 'Sold',
              refunded: 'Refunded',
              share: 'Your share',
              shipping: 'Your shipping',
              paidOut: 'Paid out',
            },
            (row, key) => formatCents(row[key], row.currency),
          ),
        ]}
      />
    </details>
  )
}

import type { SellerSales } from '@/contracts/orders/desk'
import { exportOrders, listSellerSales } from '@/contracts/orders/deskCalls'
import { callUrl } from '@/contracts/core/call'
import { formatCents } from '@/contracts/core/money'
import { useLoad } from '../api/useLoad'
import { useUrlChoice } from '../layout/useScreenSearch'
import { ANY_MONTH, MonthSelect } from '../orders/desk/MonthSelect'
import { useMonths } from '../orders/desk/useMonths'
import { Card } from '../ui/Card'
import { Toolbar } from '../ui/Columns'
import { Table } from '../ui/Table'
import { numberColumns } from './numberColumns'

/** Every seller's statement, in all or of a month, each with its lines (docs/behaviour.md, 12.20). */
export function OwedToSellers() {
  const months = useMonths()
  const [month, setMonth] = useUrlChoice('month', ANY_MONTH, Object.keys(months))
  const isAll = month === ANY_MONTH
  const { data } = useLoad(listSellerSales, {
    query: isAll ? {} : { month },
    keepPreviousData: true,
    revalidateOnMount: true,
  })
  if (!data || (data.length === 0 && isAll)) return null
  const money = (row: SellerSales, key: Sum | 'owed') => formatCents(row[key], row.currency)
  return (
    <Card title="Owed to sellers">
      <p className="subtle">
        The share of what was sold and not refunded, and shipping at a seller’s own price, less the payouts
        that stand in the console. Without test orders and payments that no admin has seen.
      </p>
      <Toolbar>
        <MonthSelect label="Sold in" months={months} value={month} onChange={setMonth} />
      </Toolbar>
      {data.length === 0 && <p>Nothing was sold or paid out in this month.</p>}
      {data.length > 0 && (
        <Table
          caption={isAll ? 'Owed to sellers' : `Sold in ${months[month]}`}
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
            ...numberColumns<SellerSales, Sum>(
              {
                sold: 'Sold',
                refunded: 'Refunded',
                share: 'Share',
                shipping: 'Shipping',
                paidOut: 'Paid out',
              },
              money,
            ),
            // What is owed is a sum over all months.
            ...(isAll ? numberColumns<SellerSales, 'owed'>({ owed: 'Owed' }, money) : []),
          ]}
        />
      )}
    </Card>
  )
}

type Sum = 'sold' | 'refunded' | 'share' | 'shipping' | 'paidOut'

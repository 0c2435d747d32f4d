import type { DeskSummary, Sales } from '@/contracts/orders/desk'
import { StatStrip } from '../../ui/StatStrip'
import { ordersText, piecesText } from './orderWords'
import { sumsText } from './sumsText'

const HERE = '/dashboard/ecommerce/orders'

/** The totals of the orders; each number links to its rows. Test orders never count. */
export function DeskStrip({
  summary: { toShip, month },
  sales,
}: {
  summary: DeskSummary
  sales: readonly Sales[]
}) {
  const sold = month.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <StatStrip
      label="Orders"
      stats={[
        {
          label: 'To ship',
          value: toShip.orders,
          note:
            toShip.orders > 0
              ? `${piecesText(toShip.pieces)} in ${ordersText(toShip.orders)}`
              : 'Nothing waits',
          href: `${HERE}?filter=to_ship`,
        },
        {
          label: 'Sold this month',
          value: sumsText(month, ({ sold: cents }) => cents),
          note: ordersText(sold),
          href: `${HERE}?filter=month`,
        },
        {
          label: 'Refunded',
          value: sumsText(sales, ({ refunded }) => refunded),
          note: 'In all, without tax and shipping',
          href: `${HERE}?filter=refunds`,
        },
        {
          label: 'Owed to you',
          value: sumsText(sales, ({ owed }) => owed),
          note: `${sumsText(sales, ({ paidOut }) => paidOut)} paid out so far`,
          href: HERE,
        },
      ]}
    />
  )
}

import type { DeskSummary, Sales } from '@/contracts/orders/desk'
import { Icon } from '../../ui/Icon'
import { StatStrip } from '../../ui/StatStrip'
import { piecesText } from './orderWords'
import { sumsText } from './sumsText'

const HERE = '/dashboard/ecommerce/orders'

/**
 * The totals of the orders; each number links to its rows. Until the first real order they count the test orders, and
 * say so; after that test orders never count (docs/behaviour.md, 12.9).
 */
export function DeskStrip({ summary, sales }: { summary: DeskSummary; sales: readonly Sales[] }) {
  const { figures, orders: tests } = summary.tests
  const { toShip, month } = figures ?? summary
  const named = (count: number) => `${count} ${figures ? 'test ' : ''}${count === 1 ? 'order' : 'orders'}`
  const sold = month.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <>
      {figures && (
        <p className="callout" role="note">
          <Icon name="flag" size="small" />
          <span>These are test orders: no money moved, nobody waits for a parcel.</span>
        </p>
      )}
      <StatStrip
        label="Orders"
        stats={[
          {
            label: 'To ship',
            value: toShip.orders,
            note:
              toShip.orders > 0 ? `${piecesText(toShip.pieces)} in ${named(toShip.orders)}` : 'Nothing waits',
            href: `${HERE}?filter=to_ship`,
          },
          {
            label: 'Sold this month',
            value: sumsText(month, ({ sold: cents }) => cents),
            note: `${named(sold)}${figures ? ', no real one yet' : ''}`,
            href: `${HERE}?filter=month`,
          },
          {
            label: 'Refunded',
            value: sumsText(figures?.refunded ?? sales, ({ refunded }) => refunded),
            note: 'In all, without tax and shipping',
            href: `${HERE}?filter=refunds`,
          },
          {
            label: 'Owed to you',
            value: sumsText(sales, ({ owed }) => owed),
            note: figures
              ? 'Test orders are never owed'
              : `${sumsText(sales, ({ paidOut }) => paidOut)} paid out so far`,
            href: HERE,
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

'use client'

import { type DeskSummary } from '@/contracts/orders/desk'
import { summarizeOrders } from '@/contracts/orders/deskCalls'
import { useLoad } from '../../api/useLoad'
import { LinkButton } from '../../ui/LinkButton'

/** Links to the orders, with the number to ship; renders nothing while there are no orders. */
export function OrdersButton({ summary }: { summary: DeskSummary | undefined }) {
  const { data } = useLoad(summarizeOrders, { rendered: summary })
  if (!data?.hasOrders) return null
  const waiting = data.toShip.orders
  return (
    <LinkButton variant="line" href="/dashboard/ecommerce/orders">
      {waiting > 0 ? `Orders (${waiting} to ship)` : 'Orders'}
    </LinkButton>
  )
}

'use client'

import { type DeskSummary } from '@/contracts/orders/desk'
import { summarizeOrders } from '@/contracts/orders/deskCalls'
import { waitingWords } from '@/contracts/orders/deskTexts'
import { useLoad } from '../../api/useLoad'
import { LinkButton } from '../../ui/LinkButton'

/** Links to the orders, with the number that wait for the seller; renders nothing while there are no orders. */
export function OrdersButton({ summary }: { summary: DeskSummary | undefined }) {
  const { data } = useLoad(summarizeOrders, { rendered: summary })
  if (!data?.hasOrders) return null
  return (
    <LinkButton variant="line" href="/dashboard/ecommerce/orders">
      {data.toShip.orders > 0 ? `Orders (${waitingWords(data.toShip)})` : 'Orders'}
    </LinkButton>
  )
}

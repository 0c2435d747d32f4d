import type { OrderPage as Order } from '@/contracts/orders/orderPage'
import { StepperStyles } from '../../commerce/StepperStyles'
import { NeedsScript } from '../../layout/NeedsScript'
import { OrderScreen } from './OrderScreen'
import { OrderStyles } from './OrderStyles'
import type { OrderLink } from './useOrder'

type OrderPageProps = { order: Order; link: OrderLink; renderedAt: number }

/** The page of an order; it is not cached, indexed or sent as a referrer (docs/behaviour.md, 3.15). */
export function OrderPage({ order, link, renderedAt }: OrderPageProps) {
  return (
    <main id="main" className="wrap order-page">
      <OrderStyles />
      <StepperStyles />
      <NeedsScript what="Paying and cancelling" />
      <OrderScreen rendered={order} link={link} renderedAt={renderedAt} />
    </main>
  )
}

import type { OrderPage, OrderPagePart } from '@/contracts/orders/orderPage'
import { Parcels } from './Parcels'
import { isToPickUp } from './orderWords'

/** The parcels of an order; where several sellers have pieces in it, those of each under their name. */
export function OrderParts({ order }: { order: OrderPage }) {
  if (order.parts.length < 2) return <Parcels order={order} />
  return order.parts.map((part) => {
    const own = orderOfPart(order, part)
    return (
      <section key={part.lineIds.join()} className="order-part" aria-label={`From ${part.name}`}>
        <header>
          <h2 className="display h3">From {part.name}</h2>
          {part.from && <p className="subtle">{part.from}</p>}
        </header>
        {part.pickupText && isToPickUp(own) && <p className="order-words">{part.pickupText}</p>}
        <Parcels order={own} seller={part.name} />
      </section>
    )
  })
}

/** The order as if it had this seller's pieces alone. */
function orderOfPart(order: OrderPage, { lineIds, delivery }: OrderPagePart): OrderPage {
  const isOwn = ({ lineId }: { lineId: string }) => lineIds.includes(lineId)
  return {
    ...order,
    delivery,
    lines: order.lines.filter(({ id }) => lineIds.includes(id)),
    shipments: order.shipments.flatMap((shipment) => {
      const lines = shipment.lines.filter(isOwn)
      return lines.length > 0 ? [{ ...shipment, lines }] : []
    }),
  }
}

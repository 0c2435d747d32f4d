import type { PlaceOrder } from '@/contracts/orders/checkout'
import { faultOfPostalCode } from '@/contracts/orders/countries'
import { type PartSums, deliveryOfParts } from '@/contracts/orders/parts'
import { doesNotShipThere } from '@/contracts/orders/sellerWords'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Delivery } from '@/contracts/orders/states'
import { badField } from '@/database/errors'
import type { SellerTerms } from '@/domain/orders/sellers'
import type { Selling } from '@/domain/orders/selling'

/** What a buyer asks for: a way for the whole order, and others for some sellers. */
type Asked = { delivery: Delivery; deliveries: readonly { sellerId: string; delivery: Delivery }[] }

/** How a seller's part is handed over: as asked where the seller offers it, else the way that they do offer. */
export function deliveryFor(sellerId: string, { deliveries }: SellerTerms, asked: Asked): Delivery {
  const wanted = wantedOf(sellerId, asked)
  return deliveries.includes(wanted) ? wanted : (deliveries[0] ?? wanted)
}

/** What was asked for a seller's pieces; what has to be handed over cannot be a download. */
function wantedOf(sellerId: string, { delivery, deliveries }: Asked): Delivery {
  const own = deliveries.find((each) => each.sellerId === sellerId)?.delivery ?? delivery
  return own === 'download' ? 'ship' : own
}

/** A seller's part of an order, with the terms and the name that it is sold under. */
export type OfferedPart = { sums: PartSums; terms: SellerTerms; name: string }

/** Throws 400 at the field if the order cannot be delivered as asked. */
export function refuseDelivery(
  { address, ...asked }: Pick<PlaceOrder, 'address' | 'delivery' | 'deliveries'>,
  parts: readonly OfferedPart[],
  { countries }: Selling,
): void {
  for (const { sums, terms } of parts) {
    const wanted = wantedOf(sums.sellerId, asked)
    if (sums.delivery !== 'download' && !terms.deliveries.includes(wanted)) throw notOffered(wanted)
  }
  if (deliveryOfParts(parts.map(({ sums }) => sums)) !== 'ship') return
  if (!address) throw badField('address', ORDER_TEXTS.addressRequired)
  if (!countries.includes(address.country)) throw badField('address.country', ORDER_TEXTS.notServed)
  const away = parts.find(({ sums }) => !sums.isServed)
  if (away) throw badField('address.country', doesNotShipThere(away.name))
  const fault = faultOfPostalCode(address.postalCode, address.country)
  if (fault) throw badField('address.postalCode', fault)
}

function notOffered(delivery: Delivery) {
  return badField('delivery', delivery === 'pickup' ? ORDER_TEXTS.noPickup : ORDER_TEXTS.notServed)
}

import type { PlaceOrder } from '@/contracts/orders/checkout'
import { needsNoPostalCode } from '@/contracts/orders/countries'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Delivery } from '@/contracts/orders/states'
import { badField } from '@/database/errors'
import { isDownload } from '@/domain/commerce/stock'
import type { ResolvedLine } from './resolveLines'
import type { Selling } from '@/domain/orders/selling'

/** The actual delivery, whatever was asked: `download` for an order of downloads alone, and only for that. */
export function deliveryOf(asked: Delivery, lines: readonly Pick<ResolvedLine, 'product'>[]): Delivery {
  const products = lines.flatMap(({ product }) => product ?? [])
  if (products.length > 0 && products.every(isDownload)) return 'download'
  return asked === 'download' ? 'ship' : asked
}

/** Throws 400 at the field if the order cannot be delivered as asked. */
export function refuseDelivery(
  { address }: PlaceOrder,
  delivery: Delivery,
  { deliveries, countries }: Selling,
): void {
  if (delivery === 'download') return
  if (!deliveries.includes(delivery)) {
    throw badField('delivery', delivery === 'pickup' ? ORDER_TEXTS.noPickup : ORDER_TEXTS.notServed)
  }
  if (delivery === 'pickup') return
  if (!address) throw badField('address', ORDER_TEXTS.addressRequired)
  if (!countries.includes(address.country)) throw badField('address.country', ORDER_TEXTS.notServed)
  if (address.postalCode === null && !needsNoPostalCode(address.country)) {
    throw badField('address.postalCode', ORDER_TEXTS.postalCodeRequired)
  }
}

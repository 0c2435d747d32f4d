import type { PlaceOrder } from '@/contracts/orders/checkout'
import { hasNoPostalCodes } from '@/contracts/orders/countries'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { badRequest } from '@/database/errors'
import type { Selling } from './selling'

/** Throws 400 at the field where an order cannot get to its buyer as they ask. */
export function refuseDelivery({ delivery, address }: PlaceOrder, { deliveries, countries }: Selling): void {
  if (!deliveries.includes(delivery)) {
    throw refusal('delivery', delivery === 'pickup' ? ORDER_TEXTS.noPickup : ORDER_TEXTS.notServed)
  }
  if (delivery === 'pickup') return
  if (!address) throw refusal('address', ORDER_TEXTS.addressRequired)
  if (!countries.includes(address.country)) throw refusal('address.country', ORDER_TEXTS.notServed)
  if (address.postalCode === null && !hasNoPostalCodes(address.country)) {
    throw refusal('address.postalCode', ORDER_TEXTS.postalCodeRequired)
  }
}

const refusal = (field: string, text: string) => badRequest(text, { [field]: text })

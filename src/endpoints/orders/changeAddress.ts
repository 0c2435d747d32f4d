import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { AddressInput } from '@/contracts/orders/checkout'
import { faultOfPostalCode } from '@/contracts/orders/countries'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { badField, conflict } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { changeOrder } from '@/domain/orders/orderStore'

/** The event's name in the order's history. */
export const ADDRESS_CHANGED = 'address changed'

/** Whether the buyer may change the address: the order is to be shipped, and no parcel has left. */
export function canChangeAddress({ status, delivery, address, shipments }: StoredOrder): boolean {
  const isOpen = status === 'placed' || status === 'paid'
  return isOpen && delivery === 'ship' && Boolean(address?.line1) && (shipments ?? []).length === 0
}

/**
 * Changes the address within the same country. Throws 409 once a parcel has left or the order is closed, and 400 for
 * another country, because tax and shipping were agreed for this one, or for a missing or wrong postal code.
 */
export async function changeAddress(
  req: PayloadRequest,
  order: StoredOrder,
  asked: AddressInput,
): Promise<void> {
  if (!canChangeAddress(order)) throw conflict(refusalOf(order))
  if (asked.country !== order.address?.country) throw badField('country', ORDER_TEXTS.countryStays)
  const fault = faultOfPostalCode(asked.postalCode, asked.country)
  if (fault) throw badField('postalCode', fault)
  const { line1, line2, city, region, postalCode, country } = asked
  const address = { line1, line2, city, region, postalCode, country }
  if (isDeepStrictEqual({ ...order.address }, address)) return
  const isDone = await changeOrder(req, order.id, {
    where: { status: order.status, 'address.line1': { $type: 'string' }, 'shipments.0': { $exists: false } },
    set: { address },
    history: { what: ADDRESS_CHANGED, by: 'buyer', text: 'The buyer changed the address' },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
}

function refusalOf({ status, delivery, shipments }: StoredOrder): string {
  if (status === 'cancelled') return ORDER_TEXTS.isCancelled
  if (status === 'refunded') return ORDER_TEXTS.isRefunded
  if (delivery === 'pickup') return ORDER_TEXTS.isPickup
  return (shipments ?? []).length > 0 ? ORDER_TEXTS.isOnItsWay : ORDER_TEXTS.changedMeanwhile
}

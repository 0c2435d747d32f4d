import type { Fulfilment } from '@/contracts/orders/states'
import { piecesToShip } from '@/domain/orders/salesSummaries'
import type { Order as StoredOrder } from '@/payload-types'

/** The shipping progress of an order, or of a seller's lines in it. */
export function fulfilmentOf({ status, lines }: Pick<StoredOrder, 'status' | 'lines'>): Fulfilment {
  if (status === 'placed' || status === 'cancelled') return 'none'
  const left = (lines ?? []).reduce((sum, line) => sum + piecesToShip(line), 0)
  const shipped = (lines ?? []).reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  if (left > 0) return shipped > 0 ? 'partly_shipped' : 'to_ship'
  return shipped > 0 ? 'shipped' : 'none'
}

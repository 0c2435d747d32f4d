import type { Fulfilment } from '@/contracts/orders/states'
import { isDownload } from '@/database/stock'
import type { Order as StoredOrder } from '@/payload-types'

type StoredLine = NonNullable<StoredOrder['lines']>[number]

/** Pieces of a line that can still be shipped; none of what is downloaded. */
export function piecesToShip(
  line: Pick<StoredLine, 'quantity' | 'refundedQuantity' | 'shippedQuantity' | 'files'>,
): number {
  if (isDownload(line)) return 0
  return Math.max(0, line.quantity - line.refundedQuantity - line.shippedQuantity)
}

/** How far an order's pieces are on their way; of some of its lines, for whoever sells those. */
export function fulfilmentOf({ status, lines }: Pick<StoredOrder, 'status' | 'lines'>): Fulfilment {
  if (status === 'placed' || status === 'cancelled') return 'none'
  const left = (lines ?? []).reduce((sum, line) => sum + piecesToShip(line), 0)
  const shipped = (lines ?? []).reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  if (left > 0) return shipped > 0 ? 'partly_shipped' : 'to_ship'
  return shipped > 0 ? 'shipped' : 'none'
}

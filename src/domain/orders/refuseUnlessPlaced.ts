import type { OrderStatus } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'

const REFUSALS = {
  paid: ORDER_TEXTS.alreadyPaid,
  cancelled: ORDER_TEXTS.isCancelled,
  refunded: ORDER_TEXTS.isRefunded,
} as const

/** Throws 409 with the reason if an order no longer awaits payment. */
export function refuseUnlessPlaced({ status }: { status: OrderStatus }): void {
  if (status !== 'placed') throw conflict(REFUSALS[status])
}

import type { Returnable } from '@/contracts/orders/orderPage'
import type { Order as StoredOrder } from '@/payload-types'
import type { Selling } from '@/domain/orders/selling'
import { backFor } from './presentReturn'
import { piecesToReturn } from '@/domain/orders/closeReturns'
import { RETURN_WITHDRAWALS_MAX } from '@/contracts/orders/limits'
import { timesWithdrawn } from '@/contracts/orders/returns'
import { OPEN_RETURNS } from '@/contracts/orders/states'
import { DAY_MS } from '@/contracts/core/time'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'

/** The open return request of a line, if any. */
export function openReturn({ returns }: Pick<StoredOrder, 'returns'>, lineId: string) {
  return returns?.find((each) => each.lineId === lineId && OPEN_RETURNS.includes(each.state))
}

/** Throws 409 if nothing of an order can be sent back now: it is not paid, or its money is back. */
export function refuseUnlessPaid({ status }: Pick<StoredOrder, 'status'>): void {
  if (status === 'paid') return
  throw conflict(status === 'refunded' ? ORDER_TEXTS.isRefunded : ORDER_TEXTS.isNotPaid)
}

/**
 * What can be returned now: each line until `returnDays` after its last parcel, unless it has an open request or had
 * too many withdrawn.
 */
export function returnableOf(
  order: StoredOrder,
  { returnDays }: Pick<Selling, 'returnDays'>,
  now = new Date(),
): Returnable[] {
  if (order.status !== 'paid') return []
  return (order.lines ?? []).flatMap((line) => {
    const lineId = line.id ?? ''
    const part = order.parts?.find(({ sellerId }) => sellerId === line.sellerId)
    const until = lastShipped(order, lineId) + (part?.returnDays ?? returnDays) * DAY_MS
    const quantity = piecesToReturn(line)
    if (quantity === 0 || until <= now.getTime() || openReturn(order, lineId)) return []
    if (timesWithdrawn(order.returns, lineId) >= RETURN_WITHDRAWALS_MAX) return []
    const amounts = Array.from({ length: quantity }, (_, index) => {
      const { goods, tax } = backFor(order, line, index + 1)
      return goods + tax
    })
    return [{ lineId, quantity, until: new Date(until).toISOString(), amounts }]
  })
}

function lastShipped({ shipments }: Pick<StoredOrder, 'shipments'>, lineId: string): number {
  const times = (shipments ?? [])
    .filter(({ lines }) => lines?.some((row) => row.lineId === lineId))
    .map(({ at }) => Date.parse(at ?? ''))
  return Math.max(-Infinity, ...times.filter(Number.isFinite))
}

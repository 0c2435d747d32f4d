import { forbidden, notFound } from '@/database/errors'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { linesOfSeller } from '@/contracts/orders/parts'
import type { Order as StoredOrder } from '@/payload-types'
import type { Caller } from '../../core/ownHandlers'
import { type StoredLine, readOrder } from '@/domain/orders/orderStore'
import { sellerOf } from '@/domain/orders/selling'

/** The part of an order that belongs to the caller. */
export type OwnOrder = {
  order: StoredOrder
  /** The lines that the caller sells; all for an admin. */
  lines: StoredLine[]
  /** Whether these are all lines of the order. */
  isWhole: boolean
}

/** An order with lines of the caller; any for an admin. The same 404 for others' orders and unknown ids. */
export async function ownOrder({ req, user }: Caller, id: string): Promise<OwnOrder> {
  const order = await readOrder(req, id)
  const own = order && ownPart(order, user)
  if (!own || own.lines.length === 0) throw notFound()
  return own
}

/** The part of an order that is the caller's. */
export function ownPart(order: StoredOrder, user: Caller['user']): OwnOrder {
  const lines = linesOfSeller(order.lines, sellerOf(user))
  return { order, lines, isWhole: lines.length === (order.lines ?? []).length }
}

/** Throws 403 if the order also has pieces of other sellers. */
export function requireWhole({ isWhole }: OwnOrder): void {
  if (!isWhole) throw forbidden(DESK_TEXTS.notAllOwn)
}

/** The caller's line with this id. Throws the same 404 for another seller's line and an unknown id. */
export function ownLine({ lines }: OwnOrder, lineId: string): StoredLine {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw notFound()
  return line
}

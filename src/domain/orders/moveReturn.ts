import type { PayloadRequest } from 'payload'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { RETURN_MOVES, type ReturnState } from '@/contracts/orders/states'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import { changeOrder, type StoredReturn } from './orderStore'
import type { Order as StoredOrder } from '@/payload-types'

/** A return of an order. Throws 404 for an unknown id. */
export function returnOf({ returns }: Pick<StoredOrder, 'returns'>, returnId: string): StoredReturn {
  const asked = returns?.find(({ id }) => id === returnId)
  if (!asked) throw notFound()
  return asked
}

/** Throws 409 if a return may not go to this state from the one it is in. */
export function refuseMove({ state }: Pick<StoredReturn, 'state'>, to: ReturnState): void {
  if (RETURN_MOVES[state].includes(to)) return
  if (state === 'withdrawn') throw conflict(RETURN_TEXTS.isWithdrawn)
  if (state === 'sent' && to === 'withdrawn') throw conflict(RETURN_TEXTS.isSent)
  throw conflict(state === 'requested' ? RETURN_TEXTS.notApproved : RETURN_TEXTS.decided)
}

type Move = {
  to: ReturnState
  by: string
  /** Fields of the return that are stored with the step. */
  set?: Record<string, unknown>
  text?: string | null
}

/** Moves a return one step, with a line in the order's history. Throws 409 if another step was first. */
export async function moveReturn(
  req: PayloadRequest,
  { id: orderId }: Pick<StoredOrder, 'id'>,
  { id, state }: StoredReturn,
  { to, by, set = {}, text }: Move,
): Promise<void> {
  const fields = { ...set, state: to }
  const isDone = await changeOrder(req, orderId, {
    where: { returns: { $elemMatch: { id, state } } },
    set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`returns.$.${name}`, value])),
    history: { what: `return ${to}`, by, text: text ?? '' },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
}

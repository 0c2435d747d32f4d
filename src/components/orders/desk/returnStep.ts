import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { type ReturnDecision, decideReturn } from '@/contracts/orders/returns'
import { send } from '../../api/request'

type Step = Pick<ReturnDecision, 'decision'> & Partial<ReturnDecision>

/** Takes a return one step, from the state that is on the screen. */
export function returnStep(order: DeskOrder, { id, state }: OrderReturn, step: Step): Promise<DeskOrder> {
  return send(decideReturn, { params: { id: order.id }, body: { ...step, returnId: id, seen: state } })
}

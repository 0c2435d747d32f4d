import type { DeskOrder } from '@/contracts/orders/desk'
import type { Caller } from '../../core/ownHandlers'
import { refundsOf } from '../../payments/refunds'
import { readSelling } from '@/domain/orders/selling'
import { ownOrder } from './ownOrder'
import { presentDeskOrder } from './presentDesk'

/** An order as its seller's screen shows it now. Throws the same 404 for others' orders and unknown ids. */
export async function presentOwnOrder({ req, user }: Caller, id: string): Promise<DeskOrder> {
  const own = await ownOrder({ req, user }, id)
  const [refunds, selling] = await Promise.all([refundsOf(req, id), readSelling(req)])
  return presentDeskOrder(own, { user, refunds, selling })
}

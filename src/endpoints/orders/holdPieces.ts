import type { PayloadRequest } from 'payload'
import { mailedOrderLinks } from '@/auth/linkKeys'
import { DAY_MS } from '@/contracts/core/time'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { queueWaitsMails } from '@/domain/orders/queueSaleMails'
import { refuseUnlessPlaced } from '@/domain/orders/refuseUnlessPlaced'
import { readSelling } from '@/domain/orders/selling'
import { inStockTurns, takePieces } from '@/domain/orders/stockOfOrder'
import type { Order as StoredOrder } from '@/payload-types'

/** Whether an order waits for its buyer to press the button behind its mail (docs/behaviour.md, 12.3). */
export function waitsToHold({ status, payment, stockHeld }: StoredOrder): boolean {
  return status === 'placed' && payment.provider === 'manual' && stockHeld !== true
}

/**
 * Takes the pieces of an order for a payment outside the site, from now for the days that the shop sets. A repeated
 * press changes nothing. Throws 409 for a link that is not the mail's, and if the order is over or sold out.
 */
export async function holdPieces(req: PayloadRequest, order: StoredOrder, key: string): Promise<void> {
  if (!mailedOrderLinks.isKeyOf(key, order.id)) throw conflict(ORDER_TEXTS.holdInMail)
  const { manual } = await readSelling(req)
  const holdUntil = new Date(Date.now() + (manual?.holdDays ?? 1) * DAY_MS)
  const ids = (order.lines ?? []).map(({ productId }) => productId)
  const hold = async () => {
    const now = await readOrder(req, order.id)
    if (!now) return
    refuseUnlessPlaced(now)
    if (!waitsToHold(now)) return
    if (!(await takePieces(req, now))) throw conflict(ORDER_TEXTS.holdTooLate)
    await changeOrder(req, order.id, {
      where: { status: 'placed', stockHeld: { $ne: true } },
      set: { stockHeld: true, holdUntil },
      history: { what: 'held', by: 'buyer', text: 'The buyer pressed the button in the mail' },
    })
    await queueWaitsMails(req, now)
  }
  await inStockTurns(ids, () => inTransaction(req, hold))
}

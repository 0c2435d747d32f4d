import type { PayloadRequest, Where } from 'payload'
import { UNPAID_PER_ADDRESS, UNPAID_PER_EMAIL } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { markOf } from '@/auth/orderKeys'
import { conflict } from '@/database/errors'
import { inTurn } from '@/database/transaction'
import { environment } from '@/environment'
import type { Placing } from './placeOrder'

/** Queues work behind other orders of the same client address or mail in this process, so that each one counts. */
export function inUnpaidTurns<T>({ from, body: { email } }: Placing, work: () => Promise<T>): Promise<T> {
  if (!environment.limitsRates) return work()
  return inTurn(`unpaid from ${from}`, () => inTurn(`unpaid of ${email}`, work))
}

/** Throws 409 if one client address or one mail address has too many unpaid orders, which hold pieces. */
export async function refuseTooManyUnpaid(
  req: PayloadRequest,
  { from, body: { email } }: Placing,
): Promise<void> {
  if (!environment.limitsRates) return
  const [perAddress, perEmail] = [
    await unpaid(req, { placedFrom: { equals: markOf(from) } }),
    await unpaid(req, { email: { equals: email } }),
  ]
  if (perAddress >= UNPAID_PER_ADDRESS || perEmail >= UNPAID_PER_EMAIL)
    throw conflict(ORDER_TEXTS.tooManyUnpaid)
}

async function unpaid(req: PayloadRequest, which: Where): Promise<number> {
  const where = { and: [{ status: { equals: 'placed' } }, which] }
  const { totalDocs } = await req.payload.count({ collection: 'orders', where, req, overrideAccess: true })
  return totalDocs
}

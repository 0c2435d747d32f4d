import type { PayloadRequest, Where } from 'payload'
import { UNPAID_PER_ADDRESS, UNPAID_PER_EMAIL, UNPAID_PIECES_MAX } from '@/contracts/orders/limits'
import type { PaymentProviderName } from '@/contracts/orders/states'
import { ORDER_TEXTS, tooManyUnpaidPieces } from '@/contracts/orders/texts'
import { markOf } from '@/auth/sign'
import { conflict } from '@/database/errors'
import type { CameFrom } from '@/domain/audience/countGoal'
import { isDownload } from '@/domain/commerce/stock'
import { inTurn } from '@/database/transaction'
import { environment } from '@/environment'
import type { Order as StoredOrder } from '@/payload-types'
import type { PlaceOrder } from '@/contracts/orders/checkout'

/** An order as it was sent, a mark of its body, the client address that sent it, and how its visit had come. */
export type Placing = {
  body: PlaceOrder & { wantsNews: boolean }
  bodyHash: string
  from: string
  cameFrom: CameFrom | null
}

/** Queues work behind other orders of the same client address or mail in this process, so that each one counts. */
export function inUnpaidTurns<T>({ from, body: { email } }: Placing, work: () => Promise<T>): Promise<T> {
  if (!environment.limitsRates) return work()
  return inTurn(`unpaid from ${from}`, () => inTurn(`unpaid of ${email}`, work))
}

/**
 * Throws 409 if one client address or one mail address has too many unpaid orders, or they hold too many pieces with
 * those of this one. Free orders are never unpaid, and downloads hold no piece.
 */
export async function refuseTooManyUnpaid(
  req: PayloadRequest,
  { from, body: { email, payment } }: Placing,
  lines: readonly Held[],
): Promise<void> {
  if (!environment.limitsRates) return
  const [ofAddress, ofEmail] = [
    await unpaid(req, { placedFrom: { equals: markOf(from) } }),
    await unpaid(req, { email: { equals: email } }),
  ]
  if (ofAddress.length >= UNPAID_PER_ADDRESS || ofEmail.length >= UNPAID_PER_EMAIL)
    throw conflict(ORDER_TEXTS.tooManyUnpaid)
  if (payment === 'free') return
  const way = wayOf(payment)
  const most = UNPAID_PIECES_MAX[way]
  const held = [ofAddress, ofEmail].map((orders) =>
    orders
      .filter((order) => wayOf(order.payment.provider) === way)
      .reduce((sum, order) => sum + piecesOf(order.lines ?? []), 0),
  )
  if (piecesOf(lines) + Math.max(...held) > most) throw conflict(tooManyUnpaidPieces(most))
}

type Held = { quantity: number; files?: readonly unknown[] | null }

const wayOf = (provider: PaymentProviderName) => (provider === 'manual' ? 'manual' : 'page')

/** The pieces that these lines hold; downloads hold none. */
export function piecesOf(lines: readonly Held[]): number {
  return lines.reduce((sum, line) => sum + (isDownload(line) ? 0 : line.quantity), 0)
}

async function unpaid(req: PayloadRequest, which: Where): Promise<Pick<StoredOrder, 'lines' | 'payment'>[]> {
  const where = { and: [{ status: { equals: 'placed' } }, which] }
  const select = { lines: true, payment: true } as const
  // No access check: the buyer has no account, and reads nothing of it.
  const { docs } = await req.payload.find({
    collection: 'orders',
    where,
    select,
    limit: UNPAID_PER_ADDRESS,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs
}

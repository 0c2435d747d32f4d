import type { PayloadRequest } from 'payload'
import { SILENT_HOURS_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { CallError } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'
import { takeInPayment } from './takeInPayment'
import { carryOutRefunds } from './carryOutRefund'
import { changeOrder, readOrder } from './orderStore'
import { type HeardEvent, noteEvent } from './payments/noteEvent'
import type { PaymentState } from './payments/provider'
import { providerOf } from './payments/providers'
import { release } from './release'

const HOUR_MS = 60 * 60_000

type StoredAttempt = NonNullable<StoredOrder['payment']['attempts']>[number]
type Hint = { now?: Date; needsAnswer?: boolean; event?: HeardEvent }
type Asked = { attempt: StoredAttempt; found: PaymentState | { state: 'silent' } }

/**
 * Brings an order to where its payments are: asks the provider about every attempt, takes in what was paid, and gives
 * the pieces back when the time to pay is over. May be called at any time, by anybody, and twice at once. Returns the
 * order as it is then; null where there is none. Where the provider does not answer it throws 502 if an answer is
 * needed, and else leaves the order as it is. An event that was the hint is written down with what came of it.
 */
export async function settle(
  req: PayloadRequest,
  orderId: string,
  { now = new Date(), needsAnswer = false, event }: Hint = {},
): Promise<StoredOrder | null> {
  const order = await readOrder(req, orderId)
  if (!order) return null
  const asked = await askAll(req, order)
  if (needsAnswer && asked.some(isSilent)) throw new CallError(502, ORDER_TEXTS.providerAway)
  await inTransaction(req, async () => {
    await apply(req, order, { asked, now })
    if (event) await noteEvent(req, event, { orderId, outcome: await statusOf(req, orderId) })
  })
  await carryOutRefunds(req, order.id)
  return readOrder(req, orderId)
}

/** Attempts that were taken in already are not asked about again. One without a reference was shown to nobody. */
async function askAll(req: PayloadRequest, order: StoredOrder): Promise<Asked[]> {
  const provider = providerOf(order)
  const attempts = (order.payment.attempts ?? []).filter(({ ref, state }) => ref && state !== 'paid')
  return Promise.all(
    attempts.map(async (attempt) => {
      try {
        return { attempt, found: await provider.ask(req, attempt.ref ?? '') }
      } catch (error) {
        req.payload.logger.error({
          err: error,
          msg: `Could not ask what became of a payment of ${order.number}`,
        })
        return { attempt, found: { state: 'silent' } }
      }
    }),
  )
}

/** Does what the answers ask for, within a transaction. */
async function apply(
  req: PayloadRequest,
  order: StoredOrder,
  { asked, now }: { asked: Asked[]; now: Date },
): Promise<void> {
  const askAgainAt = asked.some(isSilent) ? new Date(now.getTime() + HOUR_MS) : null
  for (const { attempt, found } of asked) {
    if (found.state === 'paid') await takeInPayment(req, order.id, attempt.n, found)
    if (found.state === 'ended' && attempt.state === 'open') await noteEnded(req, order.id, attempt.n)
  }
  if (isOver(order, asked, now)) await release(req, order.id, { reason: 'expired', askAgainAt })
  // Given up without an answer: asked about until there is one.
  if (order.status === 'cancelled' && order.holdUntil) {
    await changeOrder(req, order.id, { where: { status: 'cancelled' }, set: { holdUntil: askAgainAt } })
  }
}

async function statusOf(req: PayloadRequest, orderId: string): Promise<string> {
  return (await readOrder(req, orderId))?.status ?? ''
}

async function noteEnded(req: PayloadRequest, orderId: string, n: number): Promise<void> {
  await changeOrder(req, orderId, {
    where: { 'payment.attempts': { $elemMatch: { n, state: 'open' } } },
    set: { 'payment.attempts.$.state': 'ended' },
  })
}

/** The hold is over, and no attempt can bring money any more; one of which nothing is heard counts a day as if. */
function isOver({ status, holdUntil }: StoredOrder, asked: Asked[], now: Date): boolean {
  if (status !== 'placed' || !holdUntil || Date.parse(holdUntil) > now.getTime()) return false
  const isSilenceOver = now.getTime() > Date.parse(holdUntil) + SILENT_HOURS_MAX * HOUR_MS
  return asked.every(({ found: { state } }) => state === 'ended' || (state !== 'paid' && isSilenceOver))
}

const isSilent = ({ found: { state } }: Asked) => state === 'silent'

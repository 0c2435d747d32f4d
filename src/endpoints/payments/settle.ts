import type { PayloadRequest } from 'payload'
import { SILENT_HOURS_MAX } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { CallError } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'
import { recordPayment } from './recordPayment'
import { sendRefunds } from './refundState'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { type ProviderEvent, noteEvent } from './noteEvent'
import type { PaymentState } from './provider'
import { providerOf } from './providers'
import { release } from './release'
import { HOUR_MS } from '@/contracts/core/time'

type StoredAttempt = NonNullable<StoredOrder['payment']['attempts']>[number]
type Hint = { now?: Date; needsAnswer?: boolean; event?: ProviderEvent }
type Asked = { attempt: StoredAttempt; found: PaymentState | { state: 'silent' } }

/**
 * Brings an order in line with its payments: asks the provider about every attempt, records what was paid, and releases
 * the pieces when the time to pay is over. Safe to call at any time, also concurrently. Returns the updated order; null
 * if there is none. If the provider does not answer, throws 502 if `needsAnswer`, else leaves the order as it is for up
 * to a day. An `event` that triggered the call is recorded with its outcome.
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
  await sendRefunds(req, order.id)
  return readOrder(req, orderId)
}

/** Skips attempts already recorded as paid, and those without a reference, whose page no buyer has seen. */
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

/** Applies the provider's answers, within a transaction. */
async function apply(
  req: PayloadRequest,
  order: StoredOrder,
  { asked, now }: { asked: Asked[]; now: Date },
): Promise<void> {
  const askAgainAt = asked.some(isSilent) ? new Date(now.getTime() + HOUR_MS) : null
  for (const { attempt, found } of asked) {
    if (found.state === 'paid') await recordPayment(req, order.id, attempt.n, found)
    if (found.state === 'ended' && attempt.state === 'open') await noteEnded(req, order.id, attempt.n)
  }
  if (isOver(order, asked, now)) await release(req, order, { reason: 'expired', askAgainAt })
  // Cancelled without an answer: keep asking until there is one.
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

/** The hold is over and no attempt can be paid any more; without a clear answer, that is assumed after a day. */
function isOver({ status, holdUntil }: StoredOrder, asked: Asked[], now: Date): boolean {
  if (status !== 'placed' || !holdUntil || Date.parse(holdUntil) > now.getTime()) return false
  const isSilenceOver = now.getTime() > Date.parse(holdUntil) + SILENT_HOURS_MAX * HOUR_MS
  return asked.every(({ found: { state } }) => state === 'ended' || (state !== 'paid' && isSilenceOver))
}

const isSilent = ({ found: { state } }: Asked) => state === 'silent'

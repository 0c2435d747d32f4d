import type { PayloadRequest } from 'payload'
import { HOLD_MINUTES, PAY_ATTEMPTS_MAX, PAY_HOURS_MAX, SESSION_MINUTES } from '@/contracts/orders/limits'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { answered } from './answered'
import { changeOrder, readOrder, rowId } from '@/domain/orders/orderStore'
import { providerOf } from './providers'
import { refuseUnlessPlaced } from '@/domain/orders/refuseUnlessPlaced'
import { settle } from './settle'
import { MINUTE_MS } from '@/contracts/core/time'

type StoredAttempt = NonNullable<StoredOrder['payment']['attempts']>[number]

/** Whether an unpaid order can be paid on a payment page now. */
export function canPay(order: StoredOrder, now = Date.now()): boolean {
  if (order.status !== 'placed' || order.payment.provider === 'manual') return false
  return isOpen(order.payment.attempts?.at(-1), now) || canStartAttempt(order, now)
}

/**
 * The URL of an order's payment page: that of the open attempt, else of a new one, after ending the one before. Throws
 * 409 if the order can no longer be paid, and 502 if the provider does not answer.
 */
export async function startPayment(req: PayloadRequest, order: StoredOrder): Promise<string> {
  refuseUnlessPlaced(order)
  const last = order.payment.attempts?.at(-1)
  if (last && isOpen(last)) return last.url || open(req, order, last)
  if (last?.state === 'open') await endAttempt(req, order, last)
  if (!canStartAttempt(order)) throw conflict(ORDER_TEXTS.noMoreAttempts)
  const n = (last?.n ?? 0) + 1
  const startedAt = new Date()
  const attempt = { id: rowId(), n, startedAt, state: 'open' as const }
  const isFirst = await changeOrder(req, order.id, {
    where: { status: 'placed', 'payment.attempts.n': { $ne: n } },
    push: { 'payment.attempts': attempt },
    set: { holdUntil: new Date(startedAt.getTime() + HOLD_MINUTES * MINUTE_MS) },
  })
  const current = await readOrder(req, order.id)
  if (!current) throw conflict(ORDER_TEXTS.isCancelled)
  if (!isFirst) refuseUnlessPlaced(current)
  const mine = current.payment.attempts?.find((each) => each.n === n)
  if (!mine) throw conflict(ORDER_TEXTS.noMoreAttempts)
  return mine.url || open(req, current, mine)
}

async function open(
  req: PayloadRequest,
  order: StoredOrder,
  { n, startedAt }: StoredAttempt,
): Promise<string> {
  const attempt = { n, startedAt: startedAt ?? order.createdAt }
  const { ref, url } = await answered(req, order.number, () => providerOf(order).start(req, order, attempt))
  const isWaiting = await changeOrder(req, order.id, {
    where: { status: 'placed', 'payment.attempts.n': n },
    set: { 'payment.attempts.$.ref': ref, 'payment.attempts.$.url': url },
  })
  if (isWaiting) return url
  // Cancelled while the page was being opened, and nobody has its address yet.
  await answered(req, order.number, () => providerOf(order).end(req, ref))
  refuseUnlessPlaced((await readOrder(req, order.id)) ?? order)
  throw conflict(ORDER_TEXTS.changedMeanwhile)
}

/** Ends an attempt before the next one, so that nobody pays twice; one that turns out to be paid is settled instead. */
async function endAttempt(req: PayloadRequest, order: StoredOrder, { n, ref }: StoredAttempt): Promise<void> {
  const { state } = ref
    ? await answered(req, order.number, () => providerOf(order).end(req, ref))
    : { state: 'ended' }
  if (state === 'paid') {
    await settle(req, order.id)
    throw conflict(ORDER_TEXTS.alreadyPaid)
  }
  await changeOrder(req, order.id, {
    where: { 'payment.attempts': { $elemMatch: { n, state: 'open' } } },
    set: { 'payment.attempts.$.state': 'ended' },
  })
}

function isOpen(attempt: StoredAttempt | undefined, now = Date.now()): boolean {
  if (attempt?.state !== 'open' || !attempt.startedAt) return false
  return now < Date.parse(attempt.startedAt) + SESSION_MINUTES * MINUTE_MS
}

/** Whether another payment attempt may start, which extends the hold. */
export function canStartAttempt(
  { createdAt, payment: { attempts } }: Pick<StoredOrder, 'createdAt' | 'payment'>,
  now = Date.now(),
): boolean {
  const held = now + HOLD_MINUTES * MINUTE_MS
  const isInTime = held <= Date.parse(createdAt) + PAY_HOURS_MAX * 60 * MINUTE_MS
  return (attempts?.length ?? 0) < PAY_ATTEMPTS_MAX && isInTime
}

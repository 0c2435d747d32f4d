import type { PayloadRequest } from 'payload'
import { SESSION_MINUTES } from '@/contracts/orders/limits'
import { orderLinks } from '@/auth/linkKeys'
import type { Order as StoredOrder } from '@/payload-types'
import type { PaymentProvider, PaymentState } from './provider'

const SESSION_MS = SESSION_MINUTES * 60_000

/** What the test provider stores about an attempt, as a real provider would on its own servers. */
type TestPayment = {
  _id: string
  state: 'open' | 'ended' | 'paid'
  amount: number
  currency: string
  expiresAt: Date
  refunds: string[]
  refusesRefunds?: boolean
}

/** Simulates a payment provider: no money moves, but the code path is that of real payments. */
export const testPayments: PaymentProvider = {
  name: 'test',
  start: async (req, order, { n, startedAt }) => {
    const _id = `test-${order.id}-${n}`
    const expiresAt = new Date(Date.parse(startedAt) + SESSION_MS)
    const made = {
      state: 'open' as const,
      amount: order.total,
      currency: order.currency ?? '',
      expiresAt,
      refunds: [],
    }
    await payments(req).updateOne({ _id }, { $setOnInsert: made }, { upsert: true })
    return { ref: _id, url: `/pay/test/${order.number}/${orderLinks.keyOf(order.id)}` }
  },
  ask: async (req, ref) => stateOf(await payments(req).findOne({ _id: ref })),
  end: async (req, ref) => {
    await payments(req).updateOne({ _id: ref, state: 'open' }, { $set: { state: 'ended' } })
    return stateOf(await payments(req).findOne({ _id: ref }))
  },
  refund: async (req, { refundId, paymentRef }) => {
    const { matchedCount } = await payments(req).updateOne(
      { _id: paymentRef, refusesRefunds: { $ne: true } },
      { $addToSet: { refunds: refundId } },
    )
    if (matchedCount === 0) return { state: 'failed', failure: 'This test payment refuses refunds' }
    return { state: 'done', ref: `test-refund-${refundId}` }
  },
  findRefund: async (req, { refundId, paymentRef }) => {
    const found = await payments(req).findOne({ _id: paymentRef, refunds: refundId })
    return found && { state: 'done', ref: `test-refund-${refundId}` }
  },
  list: async (req, since) => {
    const begun = new Date(since.getTime() + SESSION_MS)
    const paid = await payments(req)
      .find({ state: 'paid', expiresAt: { $gte: begun } })
      .toArray()
    return paid.map(({ _id, amount, currency, expiresAt }) => ({
      paymentRef: _id,
      orderId: /^test-([0-9a-f]{24})-/.exec(_id)?.[1] ?? null,
      amount,
      currency,
      at: new Date(expiresAt.getTime() - SESSION_MS),
      refunded: null,
    }))
  },
}

/** Stores a past payment, for demo orders. */
export async function rememberTestPayment(
  req: PayloadRequest,
  { ref, amount, currency, at }: { ref: string; amount: number; currency: string; at: Date },
): Promise<void> {
  const expiresAt = new Date(at.getTime() + SESSION_MS)
  await payments(req).insertOne({ _id: ref, state: 'paid', amount, currency, expiresAt, refunds: [] })
}

/** Forgets the payments of test orders that were removed. */
export async function forgetTestPayments(
  req: PayloadRequest,
  orders: readonly Pick<StoredOrder, 'payment'>[],
): Promise<void> {
  const refs = orders.flatMap(({ payment }) => [
    payment.paymentRef ?? [],
    ...(payment.attempts ?? []).map(({ ref }) => ref ?? []),
  ])
  await payments(req).deleteMany({ _id: { $in: refs.flat() } })
}

type Played = { state: 'paid'; refusesRefunds?: boolean } | { state: 'ended' }

/** Pays an attempt, or lets it expire; with `isLate` also one that has already ended. */
export async function playTestPayment(
  req: PayloadRequest,
  ref: string,
  { isLate = false, ...played }: Played & { isLate?: boolean },
): Promise<void> {
  const from = isLate ? { $in: ['open' as const, 'ended' as const] } : ('open' as const)
  await payments(req).updateOne({ _id: ref, state: from }, { $set: played })
}

function stateOf(found: TestPayment | null): PaymentState {
  if (!found) return { state: 'ended' }
  const { _id, state, amount, currency, expiresAt } = found
  if (state === 'paid') return { state, amount, currency, paymentRef: _id }
  return { state: state === 'open' && expiresAt > new Date() ? 'open' : 'ended' }
}

/** Not a collection of the site: as at a real provider, writes here are not part of any transaction. */
function payments({ payload }: PayloadRequest) {
  return payload.db.connection.collection<TestPayment>('test-payments')
}

import { createLocalReq } from 'payload'
import * as contract from '@/contracts/orders/orderPage'
import { conflict, notFound } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Order as StoredOrder } from '@/payload-types'
import { handle } from '../core/handle'
import { pageOf } from './orderHandlers'
import { orderOfLink } from '@/domain/orders/orderLink'
import { refuseUnlessPlaced } from '@/domain/orders/refuseUnlessPlaced'
import { release } from '../payments/release'
import { settle } from '../payments/settle'
import { testPaymentsAllowed } from '../payments/testGuard'
import { playTestPayment } from '../payments/testPayments'

/** Outcomes where the money arrives in time. */
const PAID: readonly contract.TestOutcome[] = ['paid', 'repeated', 'unheard', 'unrefundable']
/** A provider repeats an event that gets no response. */
const TOLD_AT_ONCE = 5

/**
 * POST /api/payments/test/{number}/{key}: simulates a buyer, a bank and a bad connection (docs/behaviour.md, 3.16) on
 * the path of real payments: an event reports what happened, then the site asks the provider. 404 if test payments are
 * not allowed, and for orders of other providers.
 */
export const payTestOrder = handle(contract.payTestOrder, async ({ params, body: { outcome }, req }) => {
  if (!testPaymentsAllowed(req)) throw notFound()
  const order = await orderOfLink(req, params)
  const ref = lastRef(order)
  if (!ref) throw notFound()
  if (outcome !== 'late' || order.status !== 'cancelled') refuseUnlessPlaced(order)
  if (PAID.includes(outcome)) {
    await playTestPayment(req, ref, { state: 'paid', refusesRefunds: outcome === 'unrefundable' })
  }
  if (outcome === 'expired' || outcome === 'late') {
    await playTestPayment(req, ref, { state: 'ended' })
    await inTransaction(req, () => release(req, order, { reason: 'expired' }))
  }
  if (outcome === 'late') await playTestPayment(req, ref, { state: 'paid', isLate: true })
  if (outcome === 'declined' || outcome === 'unheard') return pageOf(req, order, params.key)
  const event = { provider: 'test', eventId: `${ref}-${outcome}`, type: `test.${outcome}` } as const
  const times = outcome === 'repeated' ? TOLD_AT_ONCE : 1
  const [now] = await Promise.all(
    Array.from({ length: times }, async () =>
      settle(await createLocalReq({}, req.payload), order.id, { event }),
    ),
  )
  // Removed meanwhile, as test orders can be.
  if (!now) throw notFound()
  if (PAID.includes(outcome) && now.status === 'placed') throw conflict(ORDER_TEXTS.noMoreAttempts)
  return pageOf(req, now, params.key)
})

function lastRef({ payment: { provider, attempts } }: StoredOrder): string | null {
  return provider === 'test' ? (attempts?.at(-1)?.ref ?? null) : null
}

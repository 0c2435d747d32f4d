import * as contract from '@/contracts/orders/orderPage'
import { conflict, notFound } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Order as StoredOrder } from '@/payload-types'
import { handle } from '../../core/handle'
import { pageOf } from '../orderHandlers'
import { orderOfLink } from '../orderLink'
import { refuseUnlessPlaced } from '../refuseUnlessPlaced'
import { release } from '../release'
import { settle } from '../settle'
import { testPaymentsAllowed } from './testGuard'
import { playTestPayment } from './testPayments'

/**
 * POST /api/payments/test/{number}/{key}: plays what a buyer and a bank do. Declined changes nothing, as there; late
 * pays after the order was given up. 404 where test payments are not allowed, and for every other order.
 */
export const payTestOrder = handle(contract.payTestOrder, async ({ params, body: { outcome }, req }) => {
  if (!testPaymentsAllowed(req)) throw notFound()
  const order = await orderOfLink(req, params)
  const ref = lastRef(order)
  if (!ref) throw notFound()
  if (outcome !== 'late' || order.status !== 'cancelled') refuseUnlessPlaced(order)
  if (outcome === 'paid') await playTestPayment(req, ref, { state: 'paid' })
  if (outcome === 'expired' || outcome === 'late') {
    await playTestPayment(req, ref, { state: 'ended' })
    await inTransaction(req, () => release(req, order.id, { reason: 'expired' }))
  }
  if (outcome === 'late') await playTestPayment(req, ref, { state: 'paid', isLate: true })
  const now = await settle(req, order.id)
  if (outcome === 'paid' && now?.status === 'placed') throw conflict(ORDER_TEXTS.noMoreAttempts)
  return pageOf(req, now ?? order)
})

function lastRef({ payment: { provider, attempts } }: StoredOrder): string | null {
  return provider === 'test' ? (attempts?.at(-1)?.ref ?? null) : null
}

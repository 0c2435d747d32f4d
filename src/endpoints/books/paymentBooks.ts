import type { PayloadRequest } from 'payload'
import { BOOKS_DAYS, type PaymentFault, type ProviderBooks } from '@/contracts/books'
import { SESSION_MINUTES } from '@/contracts/orders/limits'
import { driverCollection } from '@/database/driverCollection'
import type { PaymentProvider, ProviderPayment } from '../payments/provider'
import { allProviders, isTestProvider } from '../payments/providers'
import { DAY_MS, MINUTE_MS } from '@/contracts/core/time'

/**
 * A payment is listed with the moment its page was opened, and may be made until the page closes; one made then may
 * still be on its way to the site.
 */
const SETTLES_MS = (SESSION_MINUTES + 10) * MINUTE_MS

type Order = {
  _id: unknown
  number: string
  currency?: string
  total: number
  problem?: string | null
  payment: { paymentRef: string }
}
type Refund = { paymentRef?: string | null; amount: number; state: string; reason: string }

/** Compares each provider's payments of the last BOOKS_DAYS days with the orders paid through it. */
export async function paymentBooks(req: PayloadRequest, now = new Date()): Promise<ProviderBooks[]> {
  // Free orders have no payment.
  const paying = allProviders.filter(({ name }) => name !== 'free')
  return Promise.all(paying.map((provider) => compare(req, provider, now)))
}

async function compare(req: PayloadRequest, provider: PaymentProvider, now: Date): Promise<ProviderBooks> {
  const { name } = provider
  const until = new Date(now.getTime() - SETTLES_MS)
  const since = new Date(now.getTime() - BOOKS_DAYS * DAY_MS)
  try {
    const listed = await provider.list(req, since)
    if (!listed) return { provider: name, state: 'not_listed', payments: 0, faults: [] }
    const settled = listed.filter(({ at }) => at <= until)
    const faults = [
      ...(await faultsOf(req, settled)),
      ...(await unpaidOrders(req, name, listed, { since, until })),
    ]
    return { provider: name, state: 'compared', payments: settled.length, faults }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The payments of ${name} could not be listed` })
    return { provider: name, state: 'away', payments: 0, faults: [] }
  }
}

/** Every payment must belong to one paid order, or be fully refunded as a duplicate. */
async function faultsOf(req: PayloadRequest, payments: ProviderPayment[]): Promise<PaymentFault[]> {
  const refs = payments.map(({ paymentRef }) => paymentRef)
  const orders = await driverCollection(req, 'orders')
    .find({ 'payment.paymentRef': { $in: refs }, status: { $in: ['paid', 'refunded'] } })
    .project<Order>({ number: 1, currency: 1, total: 1, problem: 1, 'payment.paymentRef': 1 })
    .toArray()
  const refunds = await driverCollection(req, 'refunds')
    .find({ paymentRef: { $in: refs }, state: { $ne: 'failed' } })
    .project<Refund>({ paymentRef: 1, amount: 1, state: 1, reason: 1 })
    .toArray()
  const orderOf = new Map(orders.map((order) => [order.payment.paymentRef, order]))
  const refundsOf = new Map<unknown, Refund[]>()
  for (const refund of refunds) {
    refundsOf.set(refund.paymentRef, [...(refundsOf.get(refund.paymentRef) ?? []), refund])
  }
  return payments.flatMap((payment) => {
    const { paymentRef } = payment
    return faultOf(payment, orderOf.get(paymentRef), refundsOf.get(paymentRef) ?? []) ?? []
  })
}

function faultOf(payment: ProviderPayment, order: Order | undefined, refunds: Refund[]): PaymentFault | null {
  const { paymentRef, amount, currency, refunded } = payment
  const fault = {
    paymentRef,
    orderId: order ? String(order._id) : payment.orderId,
    number: order?.number ?? null,
    currency,
  }
  const sum = (which: Refund[]) => which.reduce((total, each) => total + each.amount, 0)
  if (!order && sum(refunds) !== amount)
    return { ...fault, kind: 'no_order', there: amount, here: sum(refunds) }
  const isKnownToDiffer = order?.problem === 'amount_differs'
  if (order && !isKnownToDiffer && order.total !== amount)
    return { ...fault, kind: 'amount', there: amount, here: order.total }
  const done = sum(refunds.filter(({ state }) => state === 'done'))
  return refunded === null || refunded === done
    ? null
    : { ...fault, kind: 'refunds', there: refunded, here: done }
}

/** Orders that are paid here but have no payment at the provider. */
async function unpaidOrders(
  req: PayloadRequest,
  name: PaymentProvider['name'],
  listed: ProviderPayment[],
  { since, until }: { since: Date; until: Date },
): Promise<PaymentFault[]> {
  const refs = listed.map(({ paymentRef }) => paymentRef)
  // A payment starts before its order is paid, so for orders of the first day it may predate the list.
  const paidAt = { $gte: new Date(since.getTime() + DAY_MS), $lte: until }
  const orders = await driverCollection(req, 'orders')
    .find({
      'payment.provider': name,
      'payment.paymentRef': { $nin: refs },
      status: { $in: ['paid', 'refunded'] },
      // Test and live keys list different payments; free orders have no payment.
      isTest: isTestProvider(name) ? true : { $ne: true },
      total: { $gt: 0 },
      paidAt,
    })
    .project<Order>({ number: 1, currency: 1, total: 1, 'payment.paymentRef': 1 })
    .toArray()
  return orders.map(({ _id, number, currency = '', total, payment }) => ({
    kind: 'no_payment' as const,
    paymentRef: payment.paymentRef ?? '',
    orderId: String(_id),
    number,
    currency,
    there: 0,
    here: total,
  }))
}

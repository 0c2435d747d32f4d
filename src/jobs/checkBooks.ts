import { type PayloadRequest, type TaskConfig, createLocalReq } from 'payload'
import { formatCents } from '@/contracts/core/money'
import type { PaymentFault, ProviderBooks } from '@/contracts/books'
import { queueMail } from '@/database/queueMail'
import { recountSales } from '@/domain/orders/salesSummaries'
import { inTransaction } from '@/database/transaction'
import { countPieces } from '@/endpoints/books/countPieces'
import { paymentBooks } from '@/endpoints/books/paymentBooks'
import { type ProviderEvent, noteNewEvent } from '@/endpoints/payments/noteEvent'
import { everyNight } from '@/payload/dashboardQueue'

/**
 * Compares the payments of providers with the orders, and mails admins about each difference once; counts pieces that
 * were never counted, and compares the sums of sales with the orders (docs/behaviour.md, 12.13).
 */
export const checkBooks: TaskConfig<'checkBooks'> = {
  slug: 'checkBooks',
  label: 'Compare payments with orders',
  schedule: [everyNight],
  handler: async ({ req }) => {
    await runCheckBooks(req)
    await countPieces(req)
    const corrected = await recountSales(req.payload)
    if (corrected > 0)
      req.payload.logger.warn(`Corrected ${corrected} sums of sales that differed from the orders.`)
    return { output: {} }
  },
}

/** May run in several processes at once. Returns the number of new differences. */
export async function runCheckBooks({ payload }: PayloadRequest, now = new Date()): Promise<number> {
  const req = await createLocalReq({}, payload)
  const books = await paymentBooks(req, now)
  return inTransaction(req, async () => {
    const noted: string[] = []
    for (const { provider, faults } of books) {
      for (const fault of faults) {
        const id = await noteNewEvent(req, eventOf(provider, fault), {
          orderId: fault.orderId,
          outcome: describeFault(fault),
        })
        if (id) noted.push(id)
      }
    }
    if (noted.length > 0) await queueMail(req, 'books-differ', noted.join(' '))
    return noted.length
  })
}

/** The event that records a difference; it stays the same as long as both amounts do. */
function eventOf(
  provider: ProviderBooks['provider'],
  { kind, paymentRef, orderId, there, here }: PaymentFault,
): ProviderEvent {
  const eventId = `books ${kind} ${paymentRef || orderId} ${there} ${here}`
  return { provider, eventId, type: 'books.difference' }
}

function describeFault({ kind, paymentRef, number, currency, there, here }: PaymentFault): string {
  const [told, written] = [formatCents(there, currency), formatCents(here, currency)]
  switch (kind) {
    case 'no_order':
      return `${told} came in as ${paymentRef}, for no paid order; ${written} of it went back.`
    case 'no_payment':
      return `Order ${number} is paid with ${written}, and the provider knows no such payment.`
    case 'amount':
      return `${told} came in for order ${number}, which comes to ${written}.`
    case 'refunds':
      return `The provider gave ${told} back of order ${number}; here ${written} are written down.`
  }
}

import type { PayloadRequest } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'

/** Queues the buyer's receipt and a mail to each seller, within the transaction of the payment. */
export async function queueSaleMails(req: PayloadRequest, { id, lines }: StoredOrder): Promise<void> {
  await queueMail(req, 'order-paid', id)
  for (const sellerId of sellersOf(lines)) await queueMail(req, 'order-sold', `${id} ${sellerId}`)
}

/**
 * Queues the mails about an order that waits for a payment outside the site: to the buyer, and to the sellers once its
 * pieces are held.
 */
export async function queueReceivedMails(req: PayloadRequest, order: StoredOrder): Promise<void> {
  await queueMail(req, 'order-received', order.id)
  if (order.stockHeld) await queueWaitsMails(req, order)
}

/** Queues the mails to the sellers whose pieces are held for a payment outside the site. */
export async function queueWaitsMails(req: PayloadRequest, { id, lines }: StoredOrder): Promise<void> {
  for (const sellerId of sellersOf(lines)) await queueMail(req, 'order-waits', `${id} ${sellerId}`)
}

function sellersOf(lines: StoredOrder['lines']): Set<string> {
  return new Set((lines ?? []).map((line) => line.sellerId))
}

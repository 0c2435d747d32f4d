import type { PayloadRequest } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'

/** Queues the buyer's receipt and a mail to each seller, within the transaction of the payment. */
export async function queueSaleMails(req: PayloadRequest, { id, lines }: StoredOrder): Promise<void> {
  await queueMail(req, 'order-paid', id)
  for (const sellerId of sellersOf(lines)) await queueMail(req, 'order-sold', `${id} ${sellerId}`)
}

/** Queues the mails to the buyer and each seller about an order that waits for a payment outside the site. */
export async function queueReceivedMails(req: PayloadRequest, { id, lines }: StoredOrder): Promise<void> {
  await queueMail(req, 'order-received', id)
  for (const sellerId of sellersOf(lines)) await queueMail(req, 'order-waits', `${id} ${sellerId}`)
}

function sellersOf(lines: StoredOrder['lines']): Set<string> {
  return new Set((lines ?? []).map((line) => line.sellerId))
}

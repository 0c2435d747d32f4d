import type { PayloadRequest } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { Order as StoredOrder } from '@/payload-types'

/** Queues the buyer's receipt and a mail to each seller, within the transaction of the payment. */
export async function queueSaleMails(req: PayloadRequest, { id, lines }: StoredOrder): Promise<void> {
  await queueMail(req, 'order-paid', id)
  for (const sellerId of new Set((lines ?? []).map((line) => line.sellerId))) {
    await queueMail(req, 'order-sold', `${id} ${sellerId}`)
  }
}

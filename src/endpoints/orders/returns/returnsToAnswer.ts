import type { PayloadRequest } from 'payload'
import { countToAnswer } from '@/domain/orders/sales'
import type { User as StoredUser } from '@/payload-types'
import { mayRefund, readSelling, sellerOf } from '@/domain/orders/selling'

/** How many orders have a return that this user can answer: all orders for an admin, 0 without refund rights. */
export async function returnsToAnswer(req: PayloadRequest, user: StoredUser): Promise<number> {
  const orders = await countToAnswer(req, sellerOf(user))
  return orders > 0 && mayRefund(user, await readSelling(req)) ? orders : 0
}

import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { countToAnswer } from '@/database/sales'
import type { User as StoredUser } from '@/payload-types'
import { mayRefund, readSelling } from '../selling'

/** In how many orders a return waits for somebody's answer: in any for an admin; in none for who may not refund. */
export async function returnsToAnswer(req: PayloadRequest, user: StoredUser): Promise<number> {
  const orders = await countToAnswer(req, isAdmin(user) ? null : user.id)
  return orders > 0 && mayRefund(user, await readSelling(req)) ? orders : 0
}

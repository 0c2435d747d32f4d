import { type Payload, createLocalReq } from 'payload'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { foundOrNull } from '@/database/errors'
import { pageOf } from './orderHandlers'
import { orderOfLink } from '@/domain/orders/orderLink'

/** The order that a link leads to, for its page; null if there is none. Like `readOrderPage`. */
export async function openOrder(
  payload: Payload,
  link: { number: string; key: string },
): Promise<OrderPage | null> {
  const req = await createLocalReq({}, payload)
  return foundOrNull(async () => pageOf(req, await orderOfLink(req, link)))
}

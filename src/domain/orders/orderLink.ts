import type { PayloadRequest } from 'payload'
import { mailedOrderLinks, orderLinks } from '@/auth/linkKeys'
import { hasTokenShape } from '@/auth/tokens'
import { notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import type { Order as StoredOrder } from '@/payload-types'
import { storedNumber } from './orderNumber'
import { changeOrder } from './orderStore'

/** The path of an order's page; the key in it is the only access check. */
export function orderPath({ id, number }: Pick<StoredOrder, 'id' | 'number'>): string {
  return `/order/${number}/${orderLinks.keyOf(id)}`
}

/** The same page, for a mail: opening it proves that the buyer has the mailbox. */
export function mailedOrderPath({ id, number }: Pick<StoredOrder, 'id' | 'number'>): string {
  return `/order/${number}/${mailedOrderLinks.keyOf(id)}`
}

/**
 * The order that a link leads to; notes it if the link comes from a mail. Throws the same 404 for a wrong number and a
 * wrong key.
 */
export async function orderOfLink(
  req: PayloadRequest,
  { number, key }: { number: string; key: string },
): Promise<StoredOrder> {
  const order = hasTokenShape(key) ? await orderOfNumber(req, number) : null
  const isMailed = order !== null && mailedOrderLinks.isKeyOf(key, order.id)
  if (!order || !(isMailed || orderLinks.isKeyOf(key, order.id))) throw notFound()
  if (!order.isMailboxKnown && isMailed)
    await changeOrder(req, order.id, { where: {}, set: { isMailboxKnown: true } })
  return order
}

/** The order with a number, however it is typed. */
export async function orderOfNumber(req: PayloadRequest, typed: string): Promise<StoredOrder | null> {
  const number = storedNumber(typed)
  if (!number) return null
  // Buyers have no account: the caller compares the link's key, or the mail address.
  return findFirst(req, 'orders', { number: { equals: number } })
}

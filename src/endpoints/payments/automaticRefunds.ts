import type { PayloadRequest } from 'payload'
import type { RefundReason } from '@/contracts/orders/states'
import type { Order as StoredOrder } from '@/payload-types'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { createRefund } from './refunds'

/** Refunds whatever is left of an order, within the transaction of its cause. */
export async function refundRemainder(
  req: PayloadRequest,
  orderId: string,
  { reason }: { reason: RefundReason },
): Promise<void> {
  const order = await readOrder(req, orderId)
  if (!order) return
  const lines = (order.lines ?? [])
    .map(({ id, quantity, refundedQuantity }) => ({
      lineId: id ?? '',
      quantity: quantity - refundedQuantity,
    }))
    .filter(({ quantity }) => quantity > 0)
  await createRefund(req, order, {
    key: `${reason}-${orderId}`,
    lines,
    shipping: order.shipping,
    restock: false,
    reason,
    by: 'site',
  })
}

/** Refunds a second payment of an order; the order's own sums do not change. Call it within a transaction. */
export async function refundDuplicate(
  req: PayloadRequest,
  order: StoredOrder,
  { amount, paymentRef }: { amount: number; paymentRef: string },
): Promise<void> {
  await req.payload.create({
    collection: 'refunds',
    data: {
      orderId: order.id,
      key: `duplicate-${paymentRef}`,
      lines: [],
      shipping: 0,
      amount,
      tax: 0,
      restock: false,
      reason: 'duplicate',
      source: 'here',
      state: 'pending',
      paymentRef,
      by: 'site',
    },
    depth: 0,
    req,
    // Only the site makes refunds.
    overrideAccess: true,
  })
  await changeOrder(req, order.id, {
    where: {},
    history: { what: 'paid twice', by: 'site', text: 'A second payment came in and goes back' },
  })
}

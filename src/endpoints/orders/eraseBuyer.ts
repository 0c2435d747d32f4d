import type { PayloadRequest } from 'payload'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'

/** Erases the buyer's name, mail, phone, address and notes. What was sold for how much stays in the books. */
export async function eraseBuyer(
  req: PayloadRequest,
  orderId: string,
  { by, where = {} }: { by: string; where?: Record<string, unknown> },
): Promise<boolean> {
  const order = await readOrder(req, orderId)
  const returnFields = (order?.returns ?? []).flatMap((_, index) =>
    ['note', 'carrier', 'trackingNumber', 'trackingUrl'].map((field) => [`returns.${index}.${field}`, null]),
  )
  return changeOrder(req, orderId, {
    where,
    set: {
      name: null,
      email: null,
      phone: null,
      address: {},
      note: null,
      placedFrom: null,
      words: [],
      ...Object.fromEntries(returnFields),
    },
    history: { what: 'erased', by, text: 'The buyer was erased' },
  })
}

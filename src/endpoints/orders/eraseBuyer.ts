import type { PayloadRequest } from 'payload'
import { changeOrder } from './orderStore'

/** Erases who bought: name, mail, phone, address and note. What was sold, and for how much, stays in the books. */
export async function eraseBuyer(
  req: PayloadRequest,
  orderId: string,
  { by, where = {} }: { by: string; where?: Record<string, unknown> },
): Promise<boolean> {
  return changeOrder(req, orderId, {
    where,
    set: { name: null, email: null, phone: null, address: {}, note: null, placedFrom: null },
    history: { what: 'erased', by, text: 'The buyer was erased' },
  })
}

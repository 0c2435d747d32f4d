import type { PayloadRequest } from 'payload'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'

/** What was said about a return. */
const WORDS = ['note', 'word', 'instructions']

/**
 * Erases the buyer's name, mail, phone, address and notes, and what was said about returns. What was sold for how much
 * stays in the books.
 */
export async function eraseBuyer(
  req: PayloadRequest,
  orderId: string,
  { by, where = {} }: { by: string; where?: Record<string, unknown> },
): Promise<boolean> {
  const order = await readOrder(req, orderId)
  const returnFields = (order?.returns ?? []).flatMap((_, index) =>
    [...WORDS, 'carrier', 'trackingNumber', 'trackingUrl'].map((field) => [
      `returns.${index}.${field}`,
      null,
    ]),
  )
  const said = (order?.history ?? []).flatMap(({ what }, index) =>
    what?.startsWith('return ') ? [[`history.${index}.text`, null] as const] : [],
  )
  // Apart and first, because the history cannot grow and change in one update.
  if (!(await changeOrder(req, orderId, { where, set: Object.fromEntries(said) }))) return false
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

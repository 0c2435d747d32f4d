import type { PayloadRequest } from 'payload'
import { changeOrder, readOrder } from '@/domain/orders/orderStore'
import { PARCEL_CORRECTED } from './desk/correctParcel'

/** What leads to the buyer's door at a carrier. */
const TRACKING = ['trackingNumber', 'trackingUrl']
/** What was said about a return, and how it was sent. */
const OF_RETURNS = ['note', 'word', 'instructions', 'carrier', ...TRACKING]

/**
 * Erases the buyer's name, mail, phone, address and notes, what was said about returns, and the numbers of parcels.
 * What was sold for how much stays in the books (docs/behaviour.md, 12.8).
 */
export async function eraseBuyer(
  req: PayloadRequest,
  orderId: string,
  { by, where = {} }: { by: string; where?: Record<string, unknown> },
): Promise<boolean> {
  const order = await readOrder(req, orderId)
  const said = (order?.history ?? []).flatMap(({ what }, index) =>
    what?.startsWith('return ') || what === PARCEL_CORRECTED
      ? [[`history.${index}.text`, null] as const]
      : [],
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
      ...emptied('returns', order?.returns, OF_RETURNS),
      ...emptied('shipments', order?.shipments, TRACKING),
    },
    history: { what: 'erased', by, text: 'The buyer was erased' },
  })
}

/** The update that empties fields of every row of a list. */
function emptied(
  list: string,
  rows: readonly unknown[] | null | undefined,
  fields: readonly string[],
): Record<string, null> {
  return Object.fromEntries(
    (rows ?? []).flatMap((_, index) => fields.map((field) => [`${list}.${index}.${field}`, null])),
  )
}

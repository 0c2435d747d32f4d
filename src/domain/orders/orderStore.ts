import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { insertRecord } from '@/database/insertRecord'
import { isRecordId } from '@/database/ownRecords'
import { searchWords } from '@/contracts/orders/orderSearch'
import { SALE_FIELDS, type Sale, countSale } from './salesSummaries'
import { sessionOf } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'

/** A line of an order as it is stored. */
export type StoredLine = NonNullable<StoredOrder['lines']>[number]

/** A return request of an order as it is stored. */
export type StoredReturn = NonNullable<StoredOrder['returns']>[number]

/** The current state of an order, read in the request's transaction if it has one; null if there is none. */
export async function readOrder(req: PayloadRequest, id: string): Promise<StoredOrder | null> {
  if (!isRecordId(id)) return null
  // Callers check access themselves; buyers and jobs have no account.
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
}

/** An order to insert: without the fields that the store adds, and with dates in the driver's type. */
export type NewOrder = Omit<
  StoredOrder,
  'id' | 'createdAt' | 'updatedAt' | 'holdUntil' | 'history' | 'words'
> & {
  holdUntil: Date
  history: { id: string; at: Date; what: string; by: string; text: string }[]
}

/** Inserts a new order, within the request's transaction. Throws if its attempt already placed one. */
export async function insertOrder(req: PayloadRequest, order: NewOrder): Promise<StoredOrder> {
  return toRecord<'orders'>(await insertRecord(req, 'orders', { ...order, words: searchWords(order) }))
}

type Change = {
  /** Condition on the stored order; if it does not match, nothing changes. */
  where: mongo.Filter<mongo.Document>
  set?: Record<string, unknown>
  push?: Record<string, unknown>
  inc?: Record<string, number>
  /** A line of its history: what happened, and who did it. */
  history?: { what: string; by: string; text?: string }
}

/**
 * Updates an order if it still matches `where`. Each state change is one such update, so of two concurrent callers only
 * one succeeds. Returns whether this call did. What was sold and what waits is counted with it, so call it within a
 * transaction if the change can be a sale.
 */
export async function changeOrder(
  req: PayloadRequest,
  id: string,
  { where, set = {}, push, inc, history }: Change,
): Promise<boolean> {
  const pushed = {
    ...push,
    ...(history && { history: { id: rowId(), at: new Date(), text: null, ...history } }),
  }
  const orders = driverCollection(req, 'orders')
  const session = await sessionOf(req)
  const before = await orders.findOneAndUpdate(
    { _id: new Types.ObjectId(id), ...where },
    {
      $set: { ...set, updatedAt: new Date() },
      ...(Object.keys(pushed).length > 0 && { $push: pushed as mongo.PushOperator<mongo.Document> }),
      ...(inc && { $inc: inc }),
    },
    { session, projection: SALE_FIELDS },
  )
  if (!before) return false
  if (!isSale(set, inc)) return true
  const after = await orders.findOne<Sale>({ _id: before._id }, { session, projection: SALE_FIELDS })
  if (after) await countSale(req, id, { before: before as Sale, after })
  return true
}

/** Whether a change can change what counts as sold or waits to be shipped. */
function isSale(set: Change['set'], inc: Change['inc']): boolean {
  return Object.keys({ ...set, ...inc }).some((field) =>
    /^(status|awaitsAdmin)$|^(lines|parts)\./.test(field),
  )
}

/** An id for a new array row, in Payload's format. */
export function rowId(): string {
  return new Types.ObjectId().toHexString()
}

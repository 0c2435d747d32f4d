import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { insertRecord } from '@/database/insertRecord'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'
import type { Order as StoredOrder } from '@/payload-types'

/** A line of an order as it is stored. */
export type StoredLine = NonNullable<StoredOrder['lines']>[number]

/** An order as it stands now, in the request's transaction if it has one; null where there is none. */
export async function readOrder(req: PayloadRequest, id: string): Promise<StoredOrder | null> {
  if (!isRecordId(id)) return null
  // The callers' rules decide who may; buyers and jobs have no account.
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
}

/** An order as it is first stored: without what the store adds, and with moments as the driver writes them. */
export type NewOrder = Omit<StoredOrder, 'id' | 'createdAt' | 'updatedAt' | 'holdUntil' | 'history'> & {
  holdUntil: Date
  history: { id: string; at: Date; what: string; by: string; text: string }[]
}

/** Stores a new order, within the request's transaction. Throws where its attempt made an order before. */
export async function insertOrder(req: PayloadRequest, order: NewOrder): Promise<StoredOrder> {
  return toRecord<'orders'>(await insertRecord(req, 'orders', order))
}

type Change = {
  /** What the order has to be like for the change to happen. */
  where: mongo.Filter<mongo.Document>
  set?: Record<string, unknown>
  push?: Record<string, unknown>
  inc?: Record<string, number>
  /** A line of its history: what happened, and who did it. */
  history?: { what: string; by: string; text?: string }
}

/**
 * Changes an order if it still is as `where` says: each step of its life is one such update, so that of two who take
 * the same step only one does. Whether it was this one.
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
  const { matchedCount } = await driverCollection(req, 'orders').updateOne(
    { _id: new Types.ObjectId(id), ...where },
    {
      $set: { ...set, updatedAt: new Date() },
      ...(Object.keys(pushed).length > 0 && { $push: pushed as mongo.PushOperator<mongo.Document> }),
      ...(inc && { $inc: inc }),
    },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

/** The id of a new row of an array, as Payload makes them. */
export function rowId(): string {
  return new Types.ObjectId().toHexString()
}

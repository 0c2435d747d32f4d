import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isLineKey, lineKey } from '@/auth/orderKeys'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { returnStock } from '@/database/returnStock'
import { sessionOf } from '@/database/transaction'

/** A place in line as it is stored; `keptUntil` is set while a piece is kept for it. */
export type Entry = {
  _id: Types.ObjectId
  productId: string
  variantId: string | null
  title: string
  detail: string | null
  email: string
  confirmedAt: Date | null
  keptUntil: Date | null
  endsAt: Date
}

/** The places in line, in the driver's own types. */
export function entries(req: PayloadRequest) {
  const { db } = req.payload
  return db.connection.collection<Entry>(driverCollection(req, 'back-in-stock').collectionName)
}

/** What the buyer of a kept piece sends with its line: the id of the place, and its key. */
export function holdOf({ _id }: Pick<Entry, '_id'>): string {
  return `${_id.toHexString()}.${lineKey(_id.toHexString())}`
}

/** The path of a place's page, which only who has it can open. */
export function linePath(id: string): string {
  return `/back-in-stock/${id}/${lineKey(id)}`
}

/** The id of the place that a link or a hold is about; null where its key is another one. */
export function entryIdOf(id: string, key: string): Types.ObjectId | null {
  return isRecordId(id) && isLineKey(id, key) ? new Types.ObjectId(id) : null
}

/** The same of what a cart's line carries. */
export function entryIdOfHold(hold: string): Types.ObjectId | null {
  const [id = '', key = ''] = hold.split('.')
  return entryIdOf(id, key)
}

/** Removes a place, within a transaction; a piece that was kept goes to the next in line. Whether it was there. */
export async function endPlace(
  req: PayloadRequest,
  id: Types.ObjectId,
  where: Record<string, unknown> = {},
): Promise<boolean> {
  const entry = await entries(req).findOneAndDelete({ ...where, _id: id }, { session: await sessionOf(req) })
  if (!entry) return false
  if (entry.keptUntil) await returnStock(req, { ...entry, quantity: 1 })
  return true
}

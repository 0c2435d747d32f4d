import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { placeLinks } from '@/auth/linkKeys'
import { typedCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { returnStock } from '@/domain/waiting-list/returnStock'
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

/** The collection of places in line, typed for the driver. */
export function entries(req: PayloadRequest) {
  return typedCollection<Entry>(req, 'back-in-stock')
}

/** The hold that the cart sends with a kept piece: the id of the place, and its key. */
export function holdOf({ _id }: Pick<Entry, '_id'>): string {
  return `${_id.toHexString()}.${placeLinks.keyOf(_id.toHexString())}`
}

/** The path of a place's page; the key in it is the only access check. */
export function waitingPath(id: string): string {
  return `/back-in-stock/${id}/${placeLinks.keyOf(id)}`
}

/** The id of the place that a link or a hold names; null if the key does not match. */
export function entryIdOf(id: string, key: string): Types.ObjectId | null {
  return isRecordId(id) && placeLinks.isKeyOf(key, id) ? new Types.ObjectId(id) : null
}

/** Like `entryIdOf`, for the hold of a cart's line. */
export function entryIdOfHold(hold: string): Types.ObjectId | null {
  const [id = '', key = ''] = hold.split('.')
  return entryIdOf(id, key)
}

/** Removes a place, within a transaction; a kept piece goes to the next in line. Returns whether it existed. */
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

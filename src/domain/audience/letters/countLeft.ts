import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isRecordId } from '@/database/ownRecords'
import { subscriberOfKey } from '../subscribers'
import { deliveries, deliveryId } from './deliveries'
import { letters } from './letters'

/** Counts somebody who has just left the list through a letter that they got, once for each letter. */
export async function countLeft(
  req: Pick<PayloadRequest, 'payload'>,
  key: string,
  letter: string,
): Promise<void> {
  const person = isRecordId(letter) ? await subscriberOfKey(req, key) : null
  if (!person) return
  const { modifiedCount } = await deliveries(req).updateOne(
    { _id: deliveryId(letter, person._id), leftAt: { $exists: false } },
    { $set: { leftAt: new Date() } },
  )
  if (modifiedCount === 1)
    await letters(req).updateOne({ _id: new Types.ObjectId(letter) }, { $inc: { left: 1 } })
}

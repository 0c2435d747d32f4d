import type { mongo } from 'mongoose'
import { DELIVERY_STATES, type DeliveryState } from '@/contracts/audience/letters'
import { STAGED } from './stage'

const NOTE = 'The site was restored from a backup. Whoever waited at that time may have got it since.'
const RESPONSE = 'The site was restored from a backup. It may have arrived.'

type Delivery = { campaign: mongo.BSON.ObjectId; state: DeliveryState; settledAt: Date; response: string }

/**
 * Stops the letters of a backup that were on their way or had a time: they may have been sent since, and nobody gets
 * one twice by itself. Who waited is uncertain, so an admin decides (docs/behaviour.md, 13.11). Returns how many there
 * are.
 */
export async function haltLetters(db: mongo.Db): Promise<number> {
  const letters = db.collection(`${STAGED}campaigns`)
  const deliveries = db.collection<Delivery>(`${STAGED}deliveries`)
  const onTheirWay = await letters.find({ status: { $in: ['sending', 'paused'] } }).toArray()
  for (const { _id: campaign, frozenAt } of onTheirWay) {
    await deliveries.updateMany(
      { campaign, state: { $in: ['waiting', 'sending'] } },
      { $set: { state: 'uncertain', settledAt: new Date(), response: RESPONSE } },
    )
    const counts = Object.fromEntries(
      await Promise.all(
        DELIVERY_STATES.map(
          async (state) => [state, await deliveries.countDocuments({ campaign, state })] as const,
        ),
      ),
    )
    // Without its people it begins anew, and leaves out who is uncertain.
    const status = frozenAt ? 'paused' : 'missed'
    await letters.updateOne({ _id: campaign }, { $set: { status, note: NOTE, counts } })
  }
  const { modifiedCount } = await letters.updateMany(
    { status: 'scheduled' },
    { $set: { status: 'missed', note: NOTE }, $unset: { launch: '' } },
  )
  return onTheirWay.length + modifiedCount
}

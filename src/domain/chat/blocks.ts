import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

const pair = (userId: string, otherId: string) => ({
  userId: new Types.ObjectId(userId),
  otherId: new Types.ObjectId(otherId),
})

/** Whether a person has blocked another one. */
export async function hasBlocked(req: PayloadRequest, userId: string, otherId: string): Promise<boolean> {
  const options = { session: await sessionOf(req), projection: { _id: 1 } }
  return Boolean(await driverCollection(req, 'blocks').findOne(pair(userId, otherId), options))
}

/** Whether either of two people has blocked the other one. */
export async function areApart(req: PayloadRequest, [one = '', other = '']: string[]): Promise<boolean> {
  return (await hasBlocked(req, one, other)) || hasBlocked(req, other, one)
}

/** Blocks a person, or stops that. Call it within a transaction. */
export async function setBlocked(
  req: PayloadRequest,
  { userId, otherId, isBlocked }: { userId: string; otherId: string; isBlocked: boolean },
): Promise<void> {
  const rows = driverCollection(req, 'blocks')
  const session = await sessionOf(req)
  if (!isBlocked) await rows.deleteOne(pair(userId, otherId), { session })
  else await rows.updateOne(pair(userId, otherId), { $set: { at: new Date() } }, { upsert: true, session })
}

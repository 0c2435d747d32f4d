import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

const pair = (userId: string, otherId: string) => ({
  userId: new Types.ObjectId(userId),
  otherId: new Types.ObjectId(otherId),
})

/** Whether a person has blocked another one. */
export function hasBlocked(req: PayloadRequest, userId: string, otherId: string): Promise<boolean> {
  return isStored(req, pair(userId, otherId))
}

/** Whether either of two people has blocked the other one. */
export function areApart(req: PayloadRequest, [one = '', other = '']: string[]): Promise<boolean> {
  return isStored(req, { $or: [pair(one, other), pair(other, one)] })
}

async function isStored(req: PayloadRequest, which: mongo.Filter<mongo.Document>): Promise<boolean> {
  const options = { session: await sessionOf(req), projection: { _id: 1 } }
  return (await driverCollection(req, 'blocks').findOne(which, options)) !== null
}

/** The ids of all whom a person has blocked, or who have blocked them. */
export async function peopleApart(req: PayloadRequest, userId: string): Promise<Types.ObjectId[]> {
  const me = new Types.ObjectId(userId)
  const rows = driverCollection(req, 'blocks')
  const [blocked, blocking] = await Promise.all([
    rows.find({ userId: me }, { projection: { otherId: 1 } }).toArray(),
    rows.find({ otherId: me }, { projection: { userId: 1 } }).toArray(),
  ])
  return [
    ...blocked.map(({ otherId }) => otherId),
    ...blocking.map((each) => each.userId),
  ] as Types.ObjectId[]
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

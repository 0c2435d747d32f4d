import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { sessionOf } from './transaction'

/**
 * Writes a user's document within the request's transaction, so that a concurrent write or closing of it conflicts.
 * False when no user matches or the account is closed; nothing may then be created in their name.
 */
export async function touchUser(
  req: PayloadRequest,
  userId: string,
  fitting: { passwordHash?: string; approved?: true } = {},
): Promise<boolean> {
  const { matchedCount } = await driverCollection(req, 'users').updateOne(
    { _id: new Types.ObjectId(userId), erasingSince: null, ...fitting },
    { $inc: { touches: 1 } },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

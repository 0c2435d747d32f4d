import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Takes the public pages of a person's events away; the events stay. Call it within a transaction. */
export async function hideEventsOf(req: PayloadRequest, userId: string): Promise<void> {
  const shown = await driverCollection(req, 'events')
    .find(
      { createdBy: new Types.ObjectId(userId), isPublic: true },
      { projection: { _id: 1 }, session: await sessionOf(req) },
    )
    .toArray()
  for (const { _id } of shown) {
    await req.payload.update({
      collection: 'events',
      id: String(_id),
      data: { isPublic: false },
      depth: 0,
      req,
      // An admin decides on the host, or closes their account; the host does not ask.
      overrideAccess: true,
    })
  }
}
